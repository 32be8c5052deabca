import Foundation

/// One transition for a view that comes and another for a view that goes.
///
/// Mirrors SwiftUI's `AsymmetricTransition`.
public nonisolated struct AsymmetricTransition<Insertion: Transition, Removal: Transition>:
  Transition
{
  /// How the view comes.
  public var insertion: Insertion
  /// How the view goes.
  public var removal: Removal

  /// Makes the transition.
  public nonisolated init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  /// The view in both, each at rest while it is the other's turn.
  @MainActor @preconcurrency
  public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.apply(
      content: insertion.apply(
        content: content, phase: phase == .didDisappear ? .identity : phase),
      phase: phase == .willAppear ? .identity : phase)
  }

  /// It moves something where one of both does.
  @MainActor @preconcurrency public static var properties: TransitionProperties {
    TransitionProperties(
      hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }
}

extension AsymmetricTransition: PartedTransition {
  nonisolated var parts: [TransitionPart] {
    [TransitionPart].asymmetric(insertion: insertion.allParts, removal: removal.allParts)
  }
}

extension [TransitionPart] {
  /// Parts for views that come, and parts for views that go.
  static func asymmetric(insertion: Self, removal: Self) -> Self {
    insertion.map { part in
      var part = part
      part.isForRemoval = false
      return part
    }
      + removal.map { part in
        var part = part
        part.isForInsertion = false
        return part
      }
  }

  /// The parts with an animation of their own; one that a part has already stays.
  func animated(_ animation: Animation?) -> Self {
    map { part in
      var part = part
      part.animation = part.animation ?? .some(animation)
      return part
    }
  }
}

/// Two transitions, one around the other.
nonisolated struct CombinedTransition<First: Transition, Second: Transition>: PartedTransition {
  let first: First
  let second: Second

  @MainActor
  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }

  @MainActor static var properties: TransitionProperties {
    TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
  }

  nonisolated var parts: [TransitionPart] { first.allParts + second.allParts }
}

/// A transition with an animation of its own.
nonisolated struct AnimatedTransition<Base: Transition>: PartedTransition {
  let base: Base
  let animation: Animation?

  @MainActor
  func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content, phase: phase).animation(animation, value: phase)
  }

  @MainActor static var properties: TransitionProperties { Base.properties }

  nonisolated var parts: [TransitionPart] { base.allParts.animated(animation) }
}

extension Transition {
  /// Both transitions at once.
  public nonisolated func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// The transition with an animation of its own, whatever that of the update is (rule 4.6.41).
  public nonisolated func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}

extension Transition where Self == IdentityTransition {
  /// The view comes and goes at once.
  public nonisolated static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  /// The view fades in and out.
  public nonisolated static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
  /// The view grows from a point and shrinks to it.
  public nonisolated static var scale: ScaleTransition { ScaleTransition(0.000_01) }

  /// The view is scaled where it is not there.
  public nonisolated static func scale(
    _ scale: Double, anchor: UnitPoint = .center
  ) -> ScaleTransition { ScaleTransition(scale, anchor: anchor) }
}

extension Transition where Self == MoveTransition {
  /// The view comes over an edge and goes the same way.
  public nonisolated static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
  /// The view comes over the leading edge and goes over the trailing one.
  public nonisolated static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
  /// The view comes over an edge and goes over the opposite one, fading.
  public nonisolated static func push(from edge: Edge) -> PushTransition {
    PushTransition(edge: edge)
  }
}

extension Transition where Self == OffsetTransition {
  /// The view comes from a distance in points and goes there again.
  public nonisolated static func offset(_ offset: CGSize) -> OffsetTransition {
    OffsetTransition(offset)
  }

  /// The view comes from a distance in points and goes there again.
  public nonisolated static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// The view comes and goes blurred, growing and shrinking.
  public nonisolated static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }

  /// The view comes and goes blurred.
  public nonisolated static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition { BlurReplaceTransition(configuration: config) }
}
