import SwiftUI

// The parts of a spec that come and go, or move by themselves.

extension Spec.Modifier {
  private static let transitions: [AnyTransition] = [
    .identity, .opacity, .scale.combined(with: .opacity), .slide, .move(edge: .bottom),
    .asymmetric(
      insertion: .push(from: .leading), removal: .offset(x: 10).animation(.linear(duration: 0.2))),
    AnyTransition(.blurReplace),
    .modifier(active: Moved(distance: 20), identity: Moved(distance: 0)),
    AnyTransition(Turned()).combined(with: .opacity),
    .modifier(active: Moved(distance: 5), identity: Moved(distance: 1))
      .combined(with: AnyTransition(Turned())),
  ]

  /// The view with a transition.
  @MainActor
  func transition(_ view: AnyView) -> AnyView { AnyView(view.transition(Self.transitions[value])) }
}

extension Spec.Modifier {
  private static let namespace = Namespace().wrappedValue

  /// The view matched with others, which are sources as well, or moving as one.
  @MainActor
  func matched(_ view: AnyView) -> AnyView {
    value == 0
      ? AnyView(view.geometryGroup())
      : AnyView(view.matchedGeometryEffect(id: value, in: Self.namespace))
  }
}

/// Offsets its content downward.
struct Moved: ViewModifier {
  let distance: CGFloat

  func body(content: Content) -> some View { content.padding(.top, distance) }
}

/// Rotates its content during the transition, with a second view around it while it is inserted.
struct Turned: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.rotationEffect(.degrees(phase.value * 90)).environment(\.mark, phase.isIdentity ? 1 : 2)
  }
}
