import Foundation

/// A transform of the plane that can draw a view in perspective.
///
/// Pass it to `projectionEffect(_:)`, or return it from `effectValue(size:)` of a `GeometryEffect`. Create one from a
/// ``CGAffineTransform``, or set its entries. Here, the right side of a view recedes:
///
/// ```swift
/// extension View {
///   func receding() -> some View {
///     var tilt = ProjectionTransform()
///     tilt.m13 = 0.002
///     return projectionEffect(tilt)
///   }
/// }
/// ```
///
/// A point is the row `(x, y, 1)`, in points from the top left corner of the view. Its image is the product with the
/// matrix, divided by the product's third entry. Straight lines stay straight, but parallel lines may meet. To rotate a
/// view in space, `rotation3DEffect(_:axis:)` is easier.
///
/// A shape, text or image isn't drawn if a corner of its bounds is behind the eye, where the third entry is at most
/// 0.001. There is no initializer for `CATransform3D`, which belongs to Core Animation.
///
/// Mirrors SwiftUI's `ProjectionTransform`.
public struct ProjectionTransform: Equatable, Sendable {
  /// The factor of x in the new x.
  public var m11: CGFloat = 1
  /// The factor of x in the new y.
  public var m12: CGFloat = 0
  /// The factor of x in the divisor; if it's positive, the right side recedes.
  public var m13: CGFloat = 0
  /// The factor of y in the new x.
  public var m21: CGFloat = 0
  /// The factor of y in the new y.
  public var m22: CGFloat = 1
  /// The factor of y in the divisor; if it's positive, the bottom recedes.
  public var m23: CGFloat = 0
  /// The horizontal translation, in points.
  public var m31: CGFloat = 0
  /// The vertical translation, in points.
  public var m32: CGFloat = 0
  /// The constant part of the divisor; 1 unless you change it, and 2 halves the view.
  public var m33: CGFloat = 1

  /// Creates the identity transform.
  public init() {}

  /// Creates a projection from an affine transform.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// Whether the transform is the identity.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether the divisor is always 1, as in an affine transform, which keeps parallel lines parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Returns the transform that applies this one first, then the other; the order matters.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var result = ProjectionTransform()
    (result.m11, result.m12, result.m13) = rhs.row(m11, m12, m13)
    (result.m21, result.m22, result.m23) = rhs.row(m21, m22, m23)
    (result.m31, result.m32, result.m33) = rhs.row(m31, m32, m33)
    return result
  }

  private func row(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
    (
      x * m11 + y * m21 + w * m31, x * m12 + y * m22 + w * m32, x * m13 + y * m23 + w * m33
    )
  }

  /// Replaces the transform with its inverse.
  ///
  /// A determinant whose magnitude is at most 10⁻¹² counts as zero: such a transform has no inverse.
  ///
  /// - Returns: Whether the transform has an inverse; if not, it is unchanged.
  @discardableResult
  public mutating func invert() -> Bool {
    guard let inverse else { return false }
    self = inverse
    return true
  }

  /// Returns the inverse transform, or this transform if it has no inverse; see ``invert()``.
  public func inverted() -> ProjectionTransform { inverse ?? self }

  /// The inverse transform; nil if there is none.
  package var inverse: ProjectionTransform? {
    let c11 = m22 * m33 - m23 * m32
    let c12 = m23 * m31 - m21 * m33
    let c13 = m21 * m32 - m22 * m31
    let determinant = m11 * c11 + m12 * c12 + m13 * c13
    guard abs(determinant) > 1e-12, determinant.isFinite else { return nil }
    var result = ProjectionTransform()
    result.m11 = c11 / determinant
    result.m12 = (m13 * m32 - m12 * m33) / determinant
    result.m13 = (m12 * m23 - m13 * m22) / determinant
    result.m21 = c12 / determinant
    result.m22 = (m11 * m33 - m13 * m31) / determinant
    result.m23 = (m13 * m21 - m11 * m23) / determinant
    result.m31 = c13 / determinant
    result.m32 = (m12 * m31 - m11 * m32) / determinant
    result.m33 = (m11 * m22 - m12 * m21) / determinant
    return result
  }

  /// The minimum divisor of a visible point; closer points count as behind the eye.
  private static let nearest: CGFloat = 1e-3

  /// Returns the image of a point; nil if it is behind the eye.
  package func point(of point: CGPoint) -> CGPoint? {
    let (x, y, w) = row(point.x, point.y, 1)
    guard w > Self.nearest else { return nil }
    return CGPoint(x: x / w, y: y / w)
  }

  /// Returns the smallest rectangle around the image of a rectangle; nil if it is partly behind the
  /// eye.
  package func rect(around rect: CGRect) -> CGRect? {
    var result = CGRect.null
    for (x, y) in [
      (rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY),
      (rect.maxX, rect.maxY),
    ] {
      guard let corner = point(of: CGPoint(x: x, y: y)) else { return nil }
      result = result.union(CGRect(origin: corner, size: .zero))
    }
    return result
  }

  /// The affine part of the transform, without perspective.
  package var affine: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
  }

  /// The entries of the matrix, row by row.
  package var entries: [CGFloat] { [m11, m12, m13, m21, m22, m23, m31, m32, m33] }

  /// Whether all entries are finite.
  package var isFinite: Bool { entries.allSatisfy(\.isFinite) }
}

extension ProjectionTransform: CustomStringConvertible {
  /// The entries as `[m11 m12 … m33]`.
  public var description: String { "[" + entries.map(\.concise).joined(separator: " ") + "]" }
}
