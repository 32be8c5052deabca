import Foundation

// Fractions and angles count 128 times (rule 4.2.17).

extension UnitPoint: Animatable {
  /// Both fractions.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x * AnimatableUnit.scale, y * AnimatableUnit.scale) }
    set {
      x = newValue.first / AnimatableUnit.scale
      y = newValue.second / AnimatableUnit.scale
    }
  }
}

extension Angle: Animatable {
  /// The angle.
  public var animatableData: Double {
    get { radians * AnimatableUnit.scale }
    set { radians = newValue / AnimatableUnit.scale }
  }
}
