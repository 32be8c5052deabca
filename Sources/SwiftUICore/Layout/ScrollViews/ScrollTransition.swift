import Foundation

/// Where a view is that scrolls through the visible part of a scroll view.
///
/// Mirrors SwiftUI's `ScrollTransitionPhase`.
@frozen
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// At the top or the leading edge, about to become visible or hidden.
  case topLeading
  /// In the visible part.
  case identity
  /// At the bottom or the trailing edge, about to become visible or hidden.
  case bottomTrailing

  /// Whether the view is in the visible part.
  public var isIdentity: Bool { self == .identity }

  /// -1 at the top or the leading edge, 0 in the visible part, 1 at the bottom or the trailing edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view's effects follow its way through the visible part of a scroll view.
///
/// Mirrors SwiftUI's `ScrollTransitionConfiguration`.
public struct ScrollTransitionConfiguration: Sendable {
  /// How visible a view is.
  ///
  /// Mirrors SwiftUI's `ScrollTransitionConfiguration.Threshold`. A threshold is a place of the view
  /// between its being hidden behind an edge and its being in the middle, and a distance to that.
  public struct Threshold: Sendable {
    /// The share of the view that is visible; nil stands for the view in the middle.
    private enum Place: Sendable {
      case visible(Double)
      case centered
      indirect case between(Threshold, Threshold, Double)
    }

    private let place: Place
    private var inset: CGFloat = 0

    /// All of the view is visible.
    public static let visible = Threshold(place: .visible(1))
    /// None of the view is visible.
    public static let hidden = Threshold(place: .visible(0))
    /// The view is in the middle.
    public static var centered: Threshold { Threshold(place: .centered) }

    /// A share of the view is visible, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(place: .visible(amount.isFinite ? min(max(amount, 0), 1) : 1))
    }

    private init(place: Place) { self.place = place }

    /// A threshold between this one and another.
    ///
    /// - Parameter amount: 0 is this one, 1 the other.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(place: .between(self, other, amount.isFinite ? amount : 0))
    }

    /// A threshold closer to the middle by a distance in points.
    public func inset(by distance: Double) -> Threshold {
      var threshold = self
      threshold.inset += distance.isFinite ? distance : 0
      return threshold
    }

    /// How far the edge of the view that comes in first has come from the edge of the viewport.
    func distance(length: CGFloat, viewport: CGFloat) -> CGFloat {
      let base: CGFloat =
        switch place {
        case .visible(let amount): min(length, viewport) * amount
        case .centered: (viewport + length) / 2
        case .between(let first, let second, let amount):
          first.distance(length: length, viewport: viewport) * (1 - amount)
            + second.distance(length: length, viewport: viewport) * amount
        }
      return base + inset
    }
  }

  enum Mode { case identity, animated, interactive(UnitCurve) }

  let mode: Mode
  var animation: Animation?
  var threshold = Threshold.visible

  /// No effect.
  public static let identity = ScrollTransitionConfiguration(mode: .identity)
  /// The effect changes at the threshold, by the default animation.
  public static let animated = animated()
  /// The effect follows the scroll between the edge and the threshold.
  public static let interactive = interactive()

  /// The effect changes at the threshold, by an animation.
  public static func animated(
    _ animation: Animation = .default
  ) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(mode: .animated, animation: animation)
  }

  /// The effect follows the scroll between the edge and the threshold.
  ///
  /// - Parameter timingCurve: the share of the effect that is left, from the edge to the threshold.
  public static func interactive(
    timingCurve: UnitCurve = .easeInOut
  ) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(mode: .interactive(timingCurve))
  }

  /// The configuration with an animation, by which an interactive effect lags behind the scroll.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    var configuration = self
    configuration.animation = animation
    return configuration
  }

  /// The configuration with the place at which the view counts as visible; all of it by default.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var configuration = self
    configuration.threshold = threshold
    return configuration
  }
}

extension View {
  /// Draws the view with effects that depend on its place in the scroll view around.
  ///
  /// Mirrors SwiftUI's `scrollTransition(_:axis:transition:)`. Layout stays as it is.
  ///
  /// - Parameters:
  ///   - axis: the axis whose edges count; nil is the one along which the scroll view scrolls.
  ///   - transition: the effects in a phase; those in between are interpolated.
  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Draws the view with effects that depend on its place in the scroll view around, each edge with a
  /// configuration.
  public nonisolated func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      ScrollTransitionModifier(topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis) {
        transition(EmptyVisualEffect(), $0).__steps
      })
  }
}

/// Draws a view with effects made of its place in a scroll view.
nonisolated struct ScrollTransitionModifier: ElementModifier {
  typealias Body = Never
  let topLeading: ScrollTransitionConfiguration
  let bottomTrailing: ScrollTransitionConfiguration
  let axis: Axis?
  let steps: @Sendable (ScrollTransitionPhase) -> [__VisualEffectStep]

  @MainActor
  func makeElement(_ inputs: ViewInputs) -> ElementNode {
    ScrollTransitionNode(self, inputs: inputs)
  }

  @MainActor
  func updateElement(_ element: ElementNode) {
    unsafeDowncast(element, to: ScrollTransitionNode.self).update(self)
  }
}
