import Foundation
@_spi(Engine) import TactileViewGraph

/// A transition that uses one transition for insertion and another for removal.
///
/// Pass it to `transition(_:)` of a view that appears and disappears in an animation:
///
/// ```swift
/// if showsBanner {
///   Banner().transition(AsymmetricTransition(insertion: .slide, removal: .opacity))
/// }
/// ```
///
/// `AnyTransition.asymmetric(insertion:removal:)` returns such a transition too.
///
/// Mirrors SwiftUI's `AsymmetricTransition`.
public nonisolated struct AsymmetricTransition<Insertion: Transition, Removal: Transition>:
  Transition
{
  /// The transition used when the view is inserted.
  public var insertion: Insertion
  /// The transition used when the view is removed.
  public var removal: Removal

  /// Creates a transition from one for insertion and one for removal.
  public nonisolated init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  /// Applies both transitions; each is at its identity during the other's phase.
  @MainActor @preconcurrency
  public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.apply(
      content: insertion.apply(
        content: content, phase: phase == .didDisappear ? .identity : phase),
      phase: phase == .willAppear ? .identity : phase)
  }

  /// The properties of both transitions: it has motion if either of them does.
  @MainActor @preconcurrency public static var properties: TransitionProperties {
    TransitionProperties(
      hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }
}

extension AsymmetricTransition: PartedTransition {
  package nonisolated var parts: [TransitionPart] {
    [TransitionPart].asymmetric(insertion: insertion.allParts, removal: removal.allParts)
  }
}

/// A transition that applies one transition inside another.
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

/// A transition with its own animation.
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
  /// Returns a transition that applies this transition and another together.
  public nonisolated func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// Returns the transition with its own animation, which overrides the animation of the update (rule 4.6.41).
  public nonisolated func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}

extension Transition where Self == IdentityTransition {
  /// A transition that inserts and removes the view at once.
  public nonisolated static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  /// A transition that fades the view in and out.
  public nonisolated static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
  /// A transition that grows the view from a point and shrinks it to that point.
  public nonisolated static var scale: ScaleTransition { ScaleTransition(0.000_01) }

  /// Returns a transition that scales the view by a factor before insertion and after removal.
  public nonisolated static func scale(
    _ scale: Double, anchor: UnitPoint = .center
  ) -> ScaleTransition { ScaleTransition(scale, anchor: anchor) }
}

extension Transition where Self == MoveTransition {
  /// Returns a transition that moves the view in from an edge and back out to it.
  public nonisolated static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
  /// A transition that inserts the view from the leading edge and removes it toward the trailing edge.
  public nonisolated static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
  /// Returns a transition that inserts the view from an edge and removes it toward the opposite edge, fading.
  public nonisolated static func push(from edge: Edge) -> PushTransition {
    PushTransition(edge: edge)
  }
}

extension Transition where Self == OffsetTransition {
  /// Returns a transition that inserts the view from an offset in points and removes it to the same offset.
  public nonisolated static func offset(_ offset: CGSize) -> OffsetTransition {
    OffsetTransition(offset)
  }

  /// Returns a transition that inserts the view from an offset in points and removes it to the same offset.
  public nonisolated static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// A transition that blurs the view as it grows in and shrinks out.
  public nonisolated static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }

  /// Returns a transition that blurs the view, scaled as configured.
  public nonisolated static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition { BlurReplaceTransition(configuration: config) }
}
