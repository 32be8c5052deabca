import Foundation

/// Draws its content turned around a point (rule 3.9.54: what is hit turns along).
nonisolated struct RotationEffect: ViewModifier, Equatable {
  typealias Body = Never
  var angle: Angle
  var anchor: UnitPoint

  var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set {
      angle.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }
}

extension RotationEffect: Effect {
  func displayEffect(in size: CGSize) -> DisplayList.Effect? {
    angle == .zero ? nil : .rotation(angle, anchor: anchor.point(in: size))
  }

  static var name: String { "rotationEffect" }

  var mirrored: Self {
    var effect = self
    effect.anchor = anchor.mirrored
    return effect
  }

  static var hasAnchor: Bool { true }
}

/// Draws its content transformed (rule 3.9.54: what is hit moves along).
nonisolated struct TransformEffect: ViewModifier, Equatable {
  typealias Body = Never
  var transform: CGAffineTransform

  /// The six entries; those without a unit count 128 times (rule 4.2.17).
  var animatableData: AnimatableVector {
    get {
      let t = transform
      let scale = AnimatableUnit.scale
      return AnimatableVector(values: [t.a, t.b, t.c, t.d].map { $0 * scale } + [t.tx, t.ty])
    }
    set {
      let v = newValue.values
      let scale = AnimatableUnit.scale
      guard v.count == 6 else { return }
      transform = CGAffineTransform(
        a: v[0] / scale, b: v[1] / scale, c: v[2] / scale, d: v[3] / scale, tx: v[4], ty: v[5])
    }
  }
}

extension TransformEffect: Effect {
  func displayEffect(in size: CGSize) -> DisplayList.Effect? {
    transform.isIdentity ? nil : .transform(transform)
  }

  static var name: String { "transformEffect" }
}

extension View {
  /// Draws the view turned around an anchor in its frame; positive angles turn clockwise.
  public nonisolated func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View {
    let isUsable = angle.radians.isFinite
    if !isUsable {
      RuntimeWarning.issue(
        "rotationEffect() got an angle that is no finite number; it counts as 0. "
          + "Pass a finite angle.")
    }
    return modifier(RotationEffect(angle: isUsable ? angle : .zero, anchor: anchor))
  }

  /// Draws the view with an affine transform of its coordinates, whose origin is its top left.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    if !transform.isFinite {
      RuntimeWarning.issue(
        "transformEffect() got \(transform), which has entries that are no finite numbers; the "
          + "view stays as it is. Pass finite entries.")
    }
    return modifier(TransformEffect(transform: transform.isFinite ? transform : .identity))
  }
}
