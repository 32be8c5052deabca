import Foundation
@_spi(Engine) import TactileViewGraph

/// Scales the drawing and hit testing of its content around a point (rule 3.9.54).
package nonisolated struct ScaleEffect: ViewModifier, Animatable, Equatable {
  package typealias Body = Never
  var scale: CGSize
  var anchor: UnitPoint

  package var animatableData:
    AnimatablePair<
      AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>
    >
  {
    get {
      AnimatablePair(
        AnimatablePair(scale.width, scale.height), AnimatablePair(anchor.x, anchor.y))
    }
    set {
      scale = CGSize(width: newValue.first.first, height: newValue.first.second)
      anchor = UnitPoint(x: newValue.second.first, y: newValue.second.second)
    }
  }
}

extension ScaleEffect: Effect {
  package func displayEffect(in size: CGSize) -> DisplayList.Effect? {
    scale == CGSize(width: 1, height: 1) ? nil : .scale(scale, anchor: anchor.point(in: size))
  }

  package static var name: String { "scaleEffect" }

  package var mirrored: Self {
    var effect = self
    effect.anchor = anchor.mirrored
    return effect
  }

  package static var hasAnchor: Bool { true }
}

extension View {
  /// Scales the drawing of the view along each axis, relative to an anchor.
  ///
  /// A factor that is not finite issues a warning and counts as 1.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(ScaleEffect(scale: scale.usableScale, anchor: anchor))
  }

  /// Scales the drawing of the view, relative to an anchor.
  ///
  /// A factor that is not finite issues a warning and counts as 1.
  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales the drawing of the view along each axis, relative to an anchor.
  ///
  /// A factor that is not finite issues a warning and counts as 1.
  public nonisolated func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
}

extension CGSize {
  /// The factors, with 1 for factors that are not finite, after a warning.
  var usableScale: CGSize {
    if width.isFinite, height.isFinite { return self }
    RuntimeWarning.issue(
      "scaleEffect()\(RuntimeWarning.inEvaluatedView) got \(concise), which isn't finite; it is treated as 1. Pass a finite factor."
    )
    return CGSize(width: width.isFinite ? width : 1, height: height.isFinite ? height : 1)
  }
}
