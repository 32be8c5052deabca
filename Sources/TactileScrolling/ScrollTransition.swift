import Foundation
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileViewGraph

/// Where a view is relative to the visible area of its scroll view, which determines its effects.
///
/// `scrollTransition(_:axis:transition:)` passes the phase to its closure, which returns the effects for it. Usually
/// they change nothing in ``identity``: those effects stay as long as the view is visible.
///
/// ```swift
/// Cover(album)
///   .scrollTransition { effect, phase in
///     effect.opacity(phase.isIdentity ? 1 : 0.3).scaleEffect(1 - abs(phase.value) * 0.2)
///   }
/// ```
///
/// After an update of the view, the closure runs at most once for each phase, not in every frame of a scroll: the
/// effects between two phases are interpolated. For effects that follow the exact position, use `visualEffect(_:)`.
///
/// Mirrors SwiftUI's `ScrollTransitionPhase`.
@frozen
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// The view is at the top edge of a vertical scroll view, or the leading edge of a horizontal one, and isn't yet or
  /// no longer visible as far as the ``ScrollTransitionConfiguration/Threshold`` demands.
  case topLeading
  /// The view is in the visible area: it has reached the threshold of both edges.
  case identity
  /// The view is at the bottom edge of a vertical scroll view, or the trailing edge of a horizontal one, and isn't yet
  /// or no longer visible as far as the threshold demands.
  case bottomTrailing

  /// Whether the view is in the visible area.
  public var isIdentity: Bool { self == .identity }

  /// −1 at the top or leading edge, 0 in the visible area, and 1 at the bottom or trailing edge.
  ///
  /// Multiply effects by the value if they have a direction, as in `effect.offset(x: phase.value * 20)`.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view's effects change as it scrolls into and out of the visible area.
///
/// Pass a configuration to `scrollTransition(_:axis:transition:)`. Effects follow the scroll with ``interactive``,
/// which is the default, or change with an animation with ``animated``. The ``Threshold`` determines when a view counts
/// as visible; by default, the whole view has to be visible.
///
/// ```swift
/// Cover(album)
///   .scrollTransition(.animated(.bouncy).threshold(.visible(0.5))) { effect, phase in
///     effect.scaleEffect(phase.isIdentity ? 1 : 0.8)
///   }
/// ```
///
/// Mirrors SwiftUI's `ScrollTransitionConfiguration`.
public struct ScrollTransitionConfiguration: Sendable {
  /// How far a view has to scroll in from an edge to count as visible.
  ///
  /// Set a threshold with ``ScrollTransitionConfiguration/threshold(_:)``. The default is ``visible``. With
  /// ``centered``, for example, effects end only at the center of the scroll view. A view that is larger than the
  /// scroll view counts as entirely visible when it fills the scroll view.
  ///
  /// Mirrors SwiftUI's `ScrollTransitionConfiguration.Threshold`.
  public struct Threshold: Sendable {
    /// The position of the view: a visible share, the center, or a position between two thresholds.
    private enum Place: Sendable {
      case visible(Double)
      case centered
      indirect case between(Threshold, Threshold, Double)
    }

    private let place: Place
    private var inset: CGFloat = 0

    /// The whole view is visible.
    public static let visible = Threshold(place: .visible(1))
    /// The view touches the edge from outside, still entirely hidden; it has no effects while any part is visible.
    public static let hidden = Threshold(place: .visible(0))
    /// The view's center is at the center of the visible area, so that at most one of several views has no effects.
    public static var centered: Threshold { Threshold(place: .centered) }

    /// Returns a threshold at which a share of the view is visible.
    ///
    /// - Parameter amount: The share, from 0, as in ``hidden``, to 1, as in ``visible``; other shares are clamped.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(place: .visible(amount.isFinite ? min(max(amount, 0), 1) : 1))
    }

    private init(place: Place) { self.place = place }

    /// Returns a threshold between this one and another.
    ///
    /// - Parameter amount: The position between the two: 0 is this threshold, 1 the other one. It isn't clamped; an
    ///   amount that is not finite counts as 0.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(place: .between(self, other, amount.isFinite ? amount : 0))
    }

    /// Returns a threshold that the view reaches closer to the center of the scroll view.
    ///
    /// - Parameter distance: The distance in points that the view has to scroll on from this threshold. If it is
    ///   negative, the view reaches the threshold earlier by that distance.
    public func inset(by distance: Double) -> Threshold {
      var threshold = self
      threshold.inset += distance.isFinite ? distance : 0
      return threshold
    }

    /// Returns the distance that the view has entered the viewport with its first edge, in points.
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

  /// A configuration without a transition: the effects of the phase `identity` always apply.
  ///
  /// Use it in `scrollTransition(topLeading:bottomTrailing:axis:transition:)` for an edge without a transition.
  public static let identity = ScrollTransitionConfiguration(mode: .identity)
  /// A configuration whose effect changes at the threshold, with the default animation.
  public static let animated = animated()
  /// A configuration whose effect follows the scroll between the edge and the threshold.
  public static let interactive = interactive()

  /// Returns a configuration whose effect changes at the threshold, with an animation.
  ///
  /// Between the edge and the threshold, the view keeps the effects of the edge. Use it for an effect that plays as a
  /// whole, such as a card that pops up. A new view begins with the effects of its position, without an animation.
  public static func animated(
    _ animation: Animation = .default
  ) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(mode: .animated, animation: animation)
  }

  /// Returns a configuration whose effect follows the scroll between the edge and the threshold.
  ///
  /// - Parameter timingCurve: the pace at which the effect disappears on the way from the edge to the threshold;
  ///   `.easeInOut` by default. With `.easeIn`, it changes slowly at the edge and faster near the threshold; a view
  ///   that leaves goes through the curve backwards.
  public static func interactive(
    timingCurve: UnitCurve = .easeInOut
  ) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(mode: .interactive(timingCurve))
  }

  /// Returns the configuration with an animation, by which an interactive effect lags behind the scroll.
  ///
  /// An animated configuration changes its effect with this animation instead of its own. Without this modifier, an
  /// interactive effect follows the scroll exactly.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    var configuration = self
    configuration.animation = animation
    return configuration
  }

  /// Returns the configuration with the threshold at which the view counts as visible.
  ///
  /// By default, the whole view must be visible.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var configuration = self
    configuration.threshold = threshold
    return configuration
  }
}

extension View {
  /// Applies effects to the view that depend on its position in the enclosing scroll view.
  ///
  /// The effects are those of the edge whose threshold is still further away. The layout is not affected. Outside a
  /// scroll view, the window is the visible area. ``ScrollTransitionPhase`` has an example.
  ///
  /// Mirrors SwiftUI's `scrollTransition(_:axis:transition:)`.
  ///
  /// - Parameters:
  ///   - configuration: when the effects change; ``ScrollTransitionConfiguration/interactive`` by default.
  ///   - axis: the axis whose edges are used; nil is the axis along which the scroll view scrolls, and the vertical one
  ///     if it scrolls along both or there is none.
  ///   - transition: returns the effects in a phase; effects between phases are interpolated if all phases have the
  ///     same kinds of effects in the same order, and otherwise change halfway.
  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Applies effects to the view that depend on its position in the enclosing scroll view, with a
  /// configuration for each edge.
  ///
  /// For example, pass ``ScrollTransitionConfiguration/identity`` for the edge at which views should look as usual.
  ///
  /// Mirrors SwiftUI's `scrollTransition(topLeading:bottomTrailing:axis:transition:)`.
  ///
  /// - Parameters:
  ///   - topLeading: when the effects change at the top or leading edge.
  ///   - bottomTrailing: when the effects change at the bottom or trailing edge.
  ///   - axis: the axis whose edges are used; nil is the axis along which the scroll view scrolls.
  ///   - transition: returns the effects in a phase.
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

/// Draws a view with effects computed from its position in a scroll view.
nonisolated struct ScrollTransitionModifier: ElementModifier {
  typealias Body = Never
  let topLeading: ScrollTransitionConfiguration
  let bottomTrailing: ScrollTransitionConfiguration
  let axis: Axis?
  let steps: @Sendable (ScrollTransitionPhase) -> [__VisualEffectStep]

  @MainActor
  func makeElement(_ inputs: ViewInputs) -> ScrollTransitionNode {
    ScrollTransitionNode(self, inputs: inputs)
  }
}
