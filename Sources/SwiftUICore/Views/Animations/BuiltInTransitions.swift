import Foundation

/// A view that comes and goes at once.
///
/// Mirrors SwiftUI's `IdentityTransition`.
public struct IdentityTransition: LookTransition {
  /// Makes the transition.
  public nonisolated init() {}

  nonisolated func look(in phase: TransitionPhase) -> TransitionLook { .identity }
  nonisolated static var movesSomething: Bool { false }

  /// The view as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(LookModifier(look: look(in: phase)))
  }
}

/// A view that fades in and out: what views do that nobody gave a transition.
///
/// Mirrors SwiftUI's `OpacityTransition`.
public struct OpacityTransition: LookTransition {
  /// Makes the transition.
  public nonisolated init() {}

  nonisolated func look(in phase: TransitionPhase) -> TransitionLook {
    TransitionLook(opacity: phase.isIdentity ? 1 : 0)
  }

  nonisolated static var movesSomething: Bool { false }

  /// The view, invisible where it is not there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(LookModifier(look: look(in: phase)))
  }
}

/// A view that grows and shrinks.
///
/// Mirrors SwiftUI's `ScaleTransition`.
public struct ScaleTransition: LookTransition {
  /// The factor where the view is not there.
  public var scale: Double
  /// The point that keeps its place.
  public var anchor: UnitPoint

  /// Makes the transition.
  public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  nonisolated func look(in phase: TransitionPhase) -> TransitionLook {
    TransitionLook(
      scale: phase.isIdentity || !scale.isFinite ? 1 : CGFloat(scale), anchor: anchor)
  }

  /// The view, scaled where it is not there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(LookModifier(look: look(in: phase)))
  }
}

/// A view that comes over an edge by its own length, and goes the same way.
///
/// Mirrors SwiftUI's `MoveTransition`.
public struct MoveTransition: LookTransition {
  /// The edge.
  public var edge: Edge

  /// Makes the transition.
  public nonisolated init(edge: Edge) { self.edge = edge }

  nonisolated func look(in phase: TransitionPhase) -> TransitionLook {
    TransitionLook(slide: phase.isIdentity ? .zero : edge.way)
  }

  /// The view, beyond the edge where it is not there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(LookModifier(look: look(in: phase)))
  }
}

/// A view that comes over the leading edge and goes over the trailing one.
///
/// Mirrors SwiftUI's `SlideTransition`.
public struct SlideTransition: LookTransition {
  /// Makes the transition.
  public nonisolated init() {}

  nonisolated func look(in phase: TransitionPhase) -> TransitionLook {
    TransitionLook(slide: CGSize(width: phase.value, height: 0))
  }

  /// The view, beyond one of the edges where it is not there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(LookModifier(look: look(in: phase)))
  }
}

/// A view that comes over an edge and goes over the opposite one, fading.
///
/// Mirrors SwiftUI's `PushTransition`.
public struct PushTransition: LookTransition {
  /// The edge over which the view comes.
  public var edge: Edge

  /// Makes the transition.
  public nonisolated init(edge: Edge) { self.edge = edge }

  nonisolated func look(in phase: TransitionPhase) -> TransitionLook {
    switch phase {
    case .willAppear: TransitionLook(opacity: 0, slide: edge.way)
    case .identity: .identity
    case .didDisappear: TransitionLook(opacity: 0, slide: edge.opposite.way)
    }
  }

  /// The view, faint and beyond one of the edges where it is not there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(LookModifier(look: look(in: phase)))
  }
}

/// A view that comes from a distance, and goes there again.
///
/// Mirrors SwiftUI's `OffsetTransition`.
public struct OffsetTransition: LookTransition {
  /// The distance in points; a positive width leads to the trailing edge.
  public var offset: CGSize

  /// Makes the transition.
  public nonisolated init(_ offset: CGSize) { self.offset = offset }

  nonisolated func look(in phase: TransitionPhase) -> TransitionLook {
    let isUsable = offset.width.isFinite && offset.height.isFinite
    return TransitionLook(offset: phase.isIdentity || !isUsable ? .zero : offset)
  }

  /// The view, at the distance where it is not there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(LookModifier(look: look(in: phase)))
  }
}

/// A view that comes and goes blurred, faint and a little smaller.
///
/// Mirrors SwiftUI's `BlurReplaceTransition`: for a view that takes the place of another.
public struct BlurReplaceTransition: LookTransition {
  /// How the view is scaled.
  public struct Configuration: Equatable, Sendable {
    fileprivate let growsWhileLeaving: Bool

    /// It grows when it comes and shrinks when it goes.
    public static let downUp = Configuration(growsWhileLeaving: false)
    /// It grows both times.
    public static let upUp = Configuration(growsWhileLeaving: true)
  }

  /// How the view is scaled.
  public var configuration: Configuration

  /// Makes the transition.
  public nonisolated init(configuration: Configuration) { self.configuration = configuration }

  /// A radius of 7 points and a factor of 0.9 (rule 4.6.40).
  nonisolated func look(in phase: TransitionPhase) -> TransitionLook {
    switch phase {
    case .identity: .identity
    case .didDisappear where configuration.growsWhileLeaving:
      TransitionLook(opacity: 0, scale: 1 / 0.9, blur: 7)
    default: TransitionLook(opacity: 0, scale: 0.9, blur: 7)
    }
  }

  nonisolated static var movesSomething: Bool { false }

  /// The view, blurred where it is not there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(LookModifier(look: look(in: phase)))
  }
}
