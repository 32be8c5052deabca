import Foundation

// Unit fractions and angles are scaled by 128, so that one rest threshold serves them and points alike (rule 4.2.17).

extension UnitPoint: Animatable {
  /// The two coordinates, each scaled by 128.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x * AnimatableUnit.scale, y * AnimatableUnit.scale) }
    set {
      x = newValue.first / AnimatableUnit.scale
      y = newValue.second / AnimatableUnit.scale
    }
  }
}

extension Angle: Animatable {
  /// The angle in radians, scaled by 128.
  public var animatableData: Double {
    get { radians * AnimatableUnit.scale }
    set { radians = newValue / AnimatableUnit.scale }
  }
}

extension CGPoint: Animatable {
  /// The two coordinates, x before y.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { self = CGPoint(x: newValue.first, y: newValue.second) }
  }
}

extension CGSize: Animatable {
  /// The two dimensions, width before height.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { self = CGSize(width: newValue.first, height: newValue.second) }
  }
}

extension CGRect: Animatable {
  /// The origin and the size of the rectangle.
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set {
      origin.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}

extension EdgeInsets: Animatable {
  /// The four insets: top, leading, bottom, trailing.
  public var animatableData:
    AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>
  {
    get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
    set {
      top = newValue.first
      leading = newValue.second.first
      bottom = newValue.second.second.first
      trailing = newValue.second.second.second
    }
  }
}

extension Double: Animatable {
  /// The number itself, which is interpolated directly.
  public var animatableData: Double {
    get { self }
    set { self = newValue }
  }
}

extension Float: Animatable {
  /// The number itself, which is interpolated directly.
  public var animatableData: Float {
    get { self }
    set { self = newValue }
  }
}

extension CGFloat: Animatable {
  /// The number itself, which is interpolated directly.
  public var animatableData: CGFloat {
    get { self }
    set { self = newValue }
  }
}

extension AnimatablePair: Animatable {
  /// The pair itself, which is interpolated directly.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension EmptyAnimatableData: Animatable {
  /// The value itself; setting it has no effect.
  public var animatableData: Self {
    get { self }
    set {}
  }
}
