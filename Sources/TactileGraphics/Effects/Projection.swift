import Foundation
@_spi(Engine) import TactileViewGraph

/// Draws and hit tests its content with a projection (rule 3.9.54).
nonisolated struct ProjectionEffect: ViewModifier, Equatable {
  typealias Body = Never
  var transform: ProjectionTransform

  /// The nine entries; those without a unit are scaled by 128 (rule 4.2.17).
  var animatableData: AnimatableVector {
    get {
      AnimatableVector(
        values: zip(transform.entries, Self.units).map { Double($0) * $1 })
    }
    set {
      guard newValue.values.count == Self.units.count else { return }
      let m = zip(newValue.values, Self.units).map { $0 / $1 }
      (transform.m11, transform.m12, transform.m13) = (m[0], m[1], m[2])
      (transform.m21, transform.m22, transform.m23) = (m[3], m[4], m[5])
      (transform.m31, transform.m32, transform.m33) = (m[6], m[7], m[8])
    }
  }

  private static let units = [Double](repeating: AnimatableUnit.scale, count: 6) + [1, 1, 128]
}

extension ProjectionEffect: Effect {
  func displayEffect(in size: CGSize) -> DisplayList.Effect? { transform.displayEffect }

  static var name: String { "projectionEffect" }
}

extension ProjectionTransform {
  /// The effect that draws the transform; affine transforms use a faster one.
  package var displayEffect: DisplayList.Effect? {
    isIdentity ? nil : isAffine ? .transform(affine) : .projection(self)
  }

  /// The transform if it is finite; otherwise the identity, with a warning.
  ///
  /// - Parameter caller: The API that the warning names.
  package nonisolated func usable(in caller: String) -> ProjectionTransform {
    if isFinite { return self }
    RuntimeWarning.issue(
      "\(caller)\(RuntimeWarning.inEvaluatedView) got \(self), which has entries that aren't finite; nothing is "
        + "transformed. Pass finite entries.")
    return ProjectionTransform()
  }
}

/// Draws its content rotated around an axis in space, as seen from the front.
package nonisolated struct Rotation3DEffect: ViewModifier, Equatable {
  package typealias Body = Never
  var angle: Angle
  var axis: [CGFloat]
  var anchor: UnitPoint
  var anchorZ: CGFloat
  var perspective: CGFloat

  package var animatableData: AnimatableVector {
    get {
      let scale = AnimatableUnit.scale
      var values: [Double] = [angle.animatableData]
      for component in axis { values.append(Double(component) * scale) }
      values.append(Double(anchor.x) * scale)
      values.append(Double(anchor.y) * scale)
      values.append(Double(anchorZ))
      values.append(Double(perspective) * scale)
      return AnimatableVector(values: values)
    }
    set {
      let (v, scale) = (newValue.values, AnimatableUnit.scale)
      guard v.count == 8 else { return }
      angle.animatableData = v[0]
      axis = v[1...3].map { $0 / scale }
      anchor = UnitPoint(x: v[4] / scale, y: v[5] / scale)
      (anchorZ, perspective) = (v[6], v[7] / scale)
    }
  }
}

extension Rotation3DEffect: Effect {
  package static var name: String { "rotation3DEffect" }

  package var mirrored: Self {
    var effect = self
    effect.anchor = anchor.mirrored
    return effect
  }

  package static var hasAnchor: Bool { true }

  /// The distance of the eye is the view's longer side divided by the perspective.
  package func displayEffect(in size: CGSize) -> DisplayList.Effect? {
    let length = (axis[0] * axis[0] + axis[1] * axis[1] + axis[2] * axis[2]).squareRoot()
    guard angle.radians != 0, length > 0 else { return nil }
    let (x, y, z) = (axis[0] / length, axis[1] / length, axis[2] / length)
    let (c, s) = (cos(angle.radians), sin(angle.radians))
    let depth = max(size.width, size.height) > 0 ? -perspective / max(size.width, size.height) : 0
    // The rows of the rotation: the image of each axis of the view in space.
    let rows: [[CGFloat]] = [
      [c + x * x * (1 - c), x * y * (1 - c) + z * s, x * z * (1 - c) - y * s],
      [x * y * (1 - c) - z * s, c + y * y * (1 - c), y * z * (1 - c) + x * s],
      [x * z * (1 - c) + y * s, y * z * (1 - c) - x * s, c + z * z * (1 - c)],
    ]
    var turned = ProjectionTransform()
    (turned.m11, turned.m12, turned.m13) = (rows[0][0], rows[0][1], depth * rows[0][2])
    (turned.m21, turned.m22, turned.m23) = (rows[1][0], rows[1][1], depth * rows[1][2])
    turned.m31 = -anchorZ * rows[2][0]
    turned.m32 = -anchorZ * rows[2][1]
    turned.m33 = 1 + depth * (anchorZ - anchorZ * rows[2][2])
    let point = anchor.point(in: size)
    let move = CGAffineTransform(translationX: point.x, y: point.y)
    return ProjectionTransform(move.inverted()).concatenating(turned)
      .concatenating(ProjectionTransform(move)).displayEffect
  }
}

extension View {
  /// Applies a projection to the drawing of the view, in coordinates with a top left origin.
  ///
  /// A transform with entries that are not finite issues a warning and has no effect.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(ProjectionEffect(transform: transform.usable(in: "projectionEffect()")))
  }

  /// Rotates the drawing of the view around an axis in space: x points right, y down, and z toward
  /// the eye.
  ///
  /// Numbers that are not finite issue a warning, and the view is not rotated.
  ///
  /// - Parameters:
  ///   - axis: the direction of the axis; its length is ignored, but an axis of length zero does
  ///     not rotate.
  ///   - anchorZ: the distance of the axis behind the view, in points.
  ///   - perspective: the closeness of the eye: at 1 its distance is the length of the view; at 0
  ///     it is infinite.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      Rotation3DEffect.usable(
        angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
}

extension Rotation3DEffect {
  /// Returns a rotation; one with numbers that are not finite issues a warning and changes nothing.
  static func usable(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint,
    anchorZ: CGFloat, perspective: CGFloat
  ) -> Rotation3DEffect {
    let all = [angle.radians, axis.x, axis.y, axis.z, anchorZ, perspective]
    guard all.allSatisfy(\.isFinite) else {
      RuntimeWarning.issue(
        "rotation3DEffect()\(RuntimeWarning.inEvaluatedView) got a number that isn't finite; the view isn't transformed. Pass "
          + "finite numbers.")
      return Rotation3DEffect(
        angle: .zero, axis: [0, 0, 0], anchor: anchor, anchorZ: 0, perspective: 0)
    }
    return Rotation3DEffect(
      angle: angle, axis: [axis.x, axis.y, axis.z], anchor: anchor, anchorZ: anchorZ,
      perspective: perspective)
  }
}
