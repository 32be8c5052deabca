import Foundation
@_spi(Engine) import TactileViewGraph

/// Rotates the drawing and hit testing of its content around a point (rule 3.9.54).
package nonisolated struct RotationEffect: ViewModifier, Equatable {
  package typealias Body = Never
  var angle: Angle
  var anchor: UnitPoint

  package var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set {
      angle.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }
}

extension RotationEffect: Effect {
  package func displayEffect(in size: CGSize) -> DisplayList.Effect? {
    angle == .zero ? nil : .rotation(angle, anchor: anchor.point(in: size))
  }

  package static var name: String { "rotationEffect" }

  package var mirrored: Self {
    var effect = self
    effect.anchor = anchor.mirrored
    return effect
  }

  package static var hasAnchor: Bool { true }
}

/// Transforms the drawing and hit testing of its content (rule 3.9.54).
package nonisolated struct TransformEffect: ViewModifier, Equatable {
  package typealias Body = Never
  package var transform: CGAffineTransform

  package init(transform: CGAffineTransform) {
    self.transform = transform
  }

  /// The six entries; those without a unit are scaled by 128 (rule 4.2.17).
  package var animatableData: AnimatableVector {
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
  package func displayEffect(in size: CGSize) -> DisplayList.Effect? {
    transform.isIdentity ? nil : .transform(transform)
  }

  package static var name: String { "transformEffect" }
}

extension View {
  /// Rotates the drawing of the view around an anchor in its frame; positive angles are clockwise.
  ///
  /// An angle that is not finite issues a warning and counts as 0.
  public nonisolated func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View {
    let isUsable = angle.radians.isFinite
    if !isUsable {
      RuntimeWarning.issue(
        "rotationEffect()\(RuntimeWarning.inEvaluatedView) got an angle that isn't finite; it is treated as 0. Pass a finite angle."
      )
    }
    return modifier(RotationEffect(angle: isUsable ? angle : .zero, anchor: anchor))
  }

  /// Applies an affine transform to the drawing of the view, in coordinates with a top left origin.
  ///
  /// A transform with entries that are not finite issues a warning and has no effect.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    if !transform.isFinite {
      RuntimeWarning.issue(
        "transformEffect()\(RuntimeWarning.inEvaluatedView) got \(transform), which has entries that aren't finite; the view isn't "
          + "transformed. Pass finite entries.")
    }
    return modifier(TransformEffect(transform: transform.isFinite ? transform : .identity))
  }
}
