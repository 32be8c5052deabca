import Foundation
@_spi(Engine) import TactileViewGraph

/// A transition that inserts and removes the view immediately.
///
/// Write it as `.identity`, for a view that shouldn't fade, or for one side of another transition, as in
/// `.asymmetric(insertion: .identity, removal: .opacity)`. In an animated change, the views around it still move.
/// Mirrors SwiftUI's `IdentityTransition`.
public struct IdentityTransition: LookTransition {
  /// Creates an identity transition.
  public nonisolated init() {}

  package nonisolated func look(in phase: TransitionPhase) -> TransitionLook { .identity }
  package nonisolated static var movesSomething: Bool { false }

  /// Returns the unchanged view in every phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(LookModifier(look: look(in: phase)))
  }
}

/// A transition that fades the view in and out.
///
/// Write it as `.opacity`. Views without a transition fade as well. Mirrors SwiftUI's `OpacityTransition`.
public struct OpacityTransition: LookTransition {
  /// Creates an opacity transition.
  public nonisolated init() {}

  package nonisolated func look(in phase: TransitionPhase) -> TransitionLook {
    TransitionLook(opacity: phase.isIdentity ? 1 : 0)
  }

  package nonisolated static var movesSomething: Bool { false }

  /// Returns the view, transparent unless the phase is the identity.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(LookModifier(look: look(in: phase)))
  }
}

/// A transition that scales the view as it is inserted and removed.
///
/// Write it as `.scale`, which grows from the center, or as `.scale(_:anchor:)`. The view isn't faded, so combine a
/// factor well above 0 with `.opacity`. If people prefer reduced motion, the view only fades, as with the other
/// transitions that move it. Mirrors SwiftUI's `ScaleTransition`.
public struct ScaleTransition: LookTransition {
  /// The scale factor before insertion and after removal; a factor that is not finite counts as 1.
  public var scale: Double
  /// The point that stays in place as the view is scaled.
  public var anchor: UnitPoint

  /// Creates a scale transition from a factor and an anchor.
  public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  package nonisolated func look(in phase: TransitionPhase) -> TransitionLook {
    TransitionLook(
      scale: phase.isIdentity || !scale.isFinite ? 1 : CGFloat(scale), anchor: anchor)
  }

  /// Returns the view, scaled unless the phase is the identity.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(LookModifier(look: look(in: phase)))
  }
}

/// A transition that moves the view in from an edge and back out to it.
///
/// Write it as `.move(edge:)`. The view moves by its own width or height and isn't faded, which suits a banner at the
/// edge of the window; elsewhere, combine it with `.opacity`. Mirrors SwiftUI's `MoveTransition`.
public struct MoveTransition: LookTransition {
  /// The edge over which the view enters and leaves.
  public var edge: Edge

  /// Creates a move transition over the given edge.
  public nonisolated init(edge: Edge) { self.edge = edge }

  package nonisolated func look(in phase: TransitionPhase) -> TransitionLook {
    TransitionLook(slide: phase.isIdentity ? .zero : edge.way)
  }

  /// Returns the view, moved beyond the edge unless the phase is the identity.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(LookModifier(look: look(in: phase)))
  }
}

/// A transition that inserts the view from the leading edge and removes it toward the trailing edge.
///
/// Write it as `.slide`. The view moves by its own width. Mirrors SwiftUI's `SlideTransition`.
public struct SlideTransition: LookTransition {
  /// Creates a slide transition.
  public nonisolated init() {}

  package nonisolated func look(in phase: TransitionPhase) -> TransitionLook {
    TransitionLook(slide: CGSize(width: phase.value, height: 0))
  }

  /// Returns the view, moved beyond the leading or the trailing edge unless the phase is the identity.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(LookModifier(look: look(in: phase)))
  }
}

/// A transition that inserts the view from an edge and removes it toward the opposite edge, fading.
///
/// Write it as `.push(from:)`, for a view that takes the place of another one. Mirrors SwiftUI's `PushTransition`.
public struct PushTransition: LookTransition {
  /// The edge over which the view enters.
  public var edge: Edge

  /// Creates a push transition from the given edge.
  public nonisolated init(edge: Edge) { self.edge = edge }

  package nonisolated func look(in phase: TransitionPhase) -> TransitionLook {
    switch phase {
    case .willAppear: TransitionLook(opacity: 0, slide: edge.way)
    case .identity: .identity
    case .didDisappear: TransitionLook(opacity: 0, slide: edge.opposite.way)
    }
  }

  /// Returns the view, transparent and moved beyond an edge unless the phase is the identity.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(LookModifier(look: look(in: phase)))
  }
}

/// A transition that inserts the view from an offset and removes it to the same offset.
///
/// Write it as `.offset(_:)` or `.offset(x:y:)`, in points. Mirrors SwiftUI's `OffsetTransition`.
public struct OffsetTransition: LookTransition {
  /// The offset in points; a positive width points toward the trailing edge.
  ///
  /// An offset that is not finite counts as zero.
  public var offset: CGSize

  /// Creates an offset transition with the given offset.
  public nonisolated init(_ offset: CGSize) { self.offset = offset }

  package nonisolated func look(in phase: TransitionPhase) -> TransitionLook {
    let isUsable = offset.width.isFinite && offset.height.isFinite
    return TransitionLook(offset: phase.isIdentity || !isUsable ? .zero : offset)
  }

  /// Returns the view, offset unless the phase is the identity.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(LookModifier(look: look(in: phase)))
  }
}

/// A transition that blurs, fades and scales the view as it is inserted and removed.
///
/// Write it as `.blurReplace`, for a view that replaces another. Mirrors SwiftUI's `BlurReplaceTransition`.
public struct BlurReplaceTransition: LookTransition {
  /// The direction in which the view is scaled; pass one to `.blurReplace(_:)`, whose default is ``downUp``.
  public struct Configuration: Equatable, Sendable {
    fileprivate let growsWhileLeaving: Bool

    /// The view grows as it is inserted and shrinks as it is removed.
    public static let downUp = Configuration(growsWhileLeaving: false)
    /// The view grows as it is inserted and as it is removed.
    public static let upUp = Configuration(growsWhileLeaving: true)
  }

  /// The direction in which the view is scaled.
  public var configuration: Configuration

  /// Creates a blur-replace transition with the given configuration.
  public nonisolated init(configuration: Configuration) { self.configuration = configuration }

  /// Returns a blur of 7 points and a scale of 0.9 or its inverse outside of the identity (rule 4.6.40).
  package nonisolated func look(in phase: TransitionPhase) -> TransitionLook {
    switch phase {
    case .identity: .identity
    case .didDisappear where configuration.growsWhileLeaving:
      TransitionLook(opacity: 0, scale: 1 / 0.9, blur: 7)
    default: TransitionLook(opacity: 0, scale: 0.9, blur: 7)
    }
  }

  package nonisolated static var movesSomething: Bool { false }

  /// Returns the view, blurred, transparent and scaled unless the phase is the identity.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(LookModifier(look: look(in: phase)))
  }
}
