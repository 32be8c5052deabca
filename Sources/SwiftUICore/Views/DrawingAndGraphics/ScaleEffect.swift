import Foundation

/// Draws its content larger or smaller around a point (rule 3.9.54: what is hit moves along).
nonisolated struct ScaleEffect: ViewModifier, Animatable, Equatable {
  typealias Body = Never
  var scale: CGSize
  var anchor: UnitPoint

  var animatableData:
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
  func displayEffect(in size: CGSize) -> DisplayList.Effect? {
    scale == CGSize(width: 1, height: 1) ? nil : .scale(scale, anchor: anchor.point(in: size))
  }

  static var name: String { "scaleEffect" }

  var mirrored: Self {
    var effect = self
    effect.anchor = anchor.mirrored
    return effect
  }

  static var hasAnchor: Bool { true }
}

extension View {
  /// Draws the view scaled along each axis, relative to an anchor.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(ScaleEffect(scale: scale.usableScale, anchor: anchor))
  }

  /// Draws the view scaled, relative to an anchor.
  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Draws the view scaled along each axis, relative to an anchor.
  public nonisolated func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
}

extension CGSize {
  /// The factors, with one for what is no finite number.
  var usableScale: CGSize {
    if width.isFinite, height.isFinite { return self }
    RuntimeWarning.issue(
      "scaleEffect() got \(concise), which is no finite factor; it counts as 1. "
        + "Pass a finite factor.")
    return CGSize(width: width.isFinite ? width : 1, height: height.isFinite ? height : 1)
  }
}
