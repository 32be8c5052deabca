import Foundation
@_spi(Engine) import TactileViewGraph

/// A transition with a type-erased implementation.
///
/// Pass a transition to `transition(_:)`, such as `.opacity`, `.asymmetric(insertion: .scale, removal: .opacity)` or
/// `.move(edge: .bottom).combined(with: .opacity)`. For one of your own, conform to ``Transition``. If people prefer
/// reduced motion, transitions with motion fade instead. Mirrors SwiftUI's `AnyTransition` (rule 4.6.40).
public struct AnyTransition: Sendable {
  let parts: [TransitionPart]

  init(parts: [TransitionPart]) { self.parts = parts }

  /// Creates a type-erased transition.
  public init<T: Transition>(_ transition: T) { parts = transition.allParts }

  /// A transition that inserts and removes the view at once.
  public static let identity = AnyTransition(IdentityTransition())
  /// A transition that fades the view in and out.
  public static let opacity = AnyTransition(OpacityTransition())
  /// A transition that grows the view from its center and shrinks it to its center.
  public static var scale: AnyTransition { AnyTransition(ScaleTransition(0.000_01)) }
  /// A transition that inserts the view from the leading edge and removes it toward the trailing edge.
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }

  /// Returns a transition that scales the view by a factor before insertion and after removal.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
  }

  /// Returns a transition that moves the view in from an edge and back out to it, by the view's own length.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }

  /// Returns a transition that inserts the view from an edge and removes it toward the opposite edge, fading.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(PushTransition(edge: edge))
  }

  /// Returns a transition that inserts the view from an offset in points and removes it to the same offset.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(OffsetTransition(offset))
  }

  /// Returns a transition that inserts the view from an offset in points and removes it to the same offset.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    .offset(CGSize(width: x, height: y))
  }

  /// Returns a transition that applies the modifier `active` before insertion and after removal, and `identity` while
  /// the view is present.
  ///
  /// The modifiers are of one type, so that their animatable values change from one to the other.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }

  /// Returns a transition that uses one transition for insertion and another for removal.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(parts: .asymmetric(insertion: insertion.parts, removal: removal.parts))
  }

  /// Returns a transition that applies this transition and another together.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(parts: parts + other.parts)
  }

  /// Returns the transition with its own animation, which overrides the animation of the update (rule 4.6.41).
  ///
  /// With nil, the view appears and disappears at once. A part that already has an animation keeps it.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(parts: parts.animated(animation))
  }
}

/// A transition between two modifiers: one while the view is present, one while it is not.
nonisolated struct ModifierTransition<Modifier: ViewModifier>: Transition {
  let active: Modifier
  let identity: Modifier

  @MainActor
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

extension View {
  /// Sets the transition of the view when an animated update inserts or removes it.
  ///
  /// Apply it to a view that an `if`, a `ForEach` or an `id(_:)` inserts and removes, and change the condition in
  /// `withAnimation`. Without an animation, the view appears and disappears at once. Views without a transition fade.
  ///
  /// ```swift
  /// VStack {
  ///   Button("Toggle") { withAnimation { isShown.toggle() } }
  ///   if isShown { Banner().transition(.move(edge: .top)) }
  /// }
  /// ```
  public nonisolated func transition(_ t: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: t))
  }

  /// Sets the transition of the view when an animated update inserts or removes it, such as one that you define.
  @_disfavoredOverload
  public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionModifier(transition: AnyTransition(transition)))
  }
}
