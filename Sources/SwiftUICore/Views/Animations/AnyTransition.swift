import Foundation

/// A transition of whatever type.
///
/// Mirrors SwiftUI's `AnyTransition` (rule 4.6.40).
public struct AnyTransition: Sendable {
  let parts: [TransitionPart]

  init(parts: [TransitionPart]) { self.parts = parts }

  /// Forgets the type of a transition.
  public init<T: Transition>(_ transition: T) { parts = transition.allParts }

  /// The view comes and goes at once.
  public static let identity = AnyTransition(IdentityTransition())
  /// The view fades in and out.
  public static let opacity = AnyTransition(OpacityTransition())
  /// The view grows from a point and shrinks to it.
  public static var scale: AnyTransition { AnyTransition(ScaleTransition.scale) }
  /// The view comes over the leading edge and goes over the trailing one.
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }

  /// The view is scaled by a factor where it is not there.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
  }

  /// The view comes over an edge by its own length and goes the same way.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }

  /// The view comes over an edge and goes over the opposite one, fading.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(PushTransition(edge: edge))
  }

  /// The view comes from a distance in points and goes there again.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(OffsetTransition(offset))
  }

  /// The view comes from a distance in points and goes there again.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    .offset(CGSize(width: x, height: y))
  }

  /// One modifier while the view is not there, another of the type while it is.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }

  /// One transition for a view that comes and another for a view that goes.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(parts: .asymmetric(insertion: insertion.parts, removal: removal.parts))
  }

  /// Both transitions at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(parts: parts + other.parts)
  }

  /// The transition with an animation of its own, whatever that of the update is (rule 4.6.41).
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(parts: parts.animated(animation))
  }
}

/// A modifier for views that are there and one for views that are not.
nonisolated struct ModifierTransition<Modifier: ViewModifier>: Transition {
  let active: Modifier
  let identity: Modifier

  @MainActor
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

extension View {
  /// Sets how the view comes and goes when an animated update inserts it or takes it away.
  ///
  /// It belongs to what an `if`, a `ForEach` or an `id(_:)` inserts and removes; views without one
  /// fade (rules 4.6.39 and 4.6.41).
  public nonisolated func transition(_ t: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: t))
  }

  /// Sets how the view comes and goes when an animated update inserts it or takes it away.
  @_disfavoredOverload
  public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionModifier(transition: AnyTransition(transition)))
  }
}
