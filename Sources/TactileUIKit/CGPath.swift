import Foundation
@_spi(Engine) import TactileViewGraph

/// An outline of lines and curves that can't be changed.
///
/// Use it for code that is written for Core Graphics, and convert it with `Path(_:)` and `Path.cgPath`. Combine paths
/// with operations such as `union(_:using:)`. To create an outline step by step, use a `Path`; there is no
/// `CGMutablePath`. Coordinates are in points, with the y-axis pointing down.
///
/// ```swift
/// let hole = CGPath(ellipseIn: bounds.insetBy(dx: 20, dy: 20), transform: nil)
/// let frame = CGPath(rect: bounds, transform: nil).subtracting(hole)
/// let view = Path(frame).fill(.brown)
/// ```
///
/// Mirrors Core Graphics' `CGPath`.
public final class CGPath: Hashable, Sendable {
  let path: Path

  init(_ path: Path) { self.path = path }

  /// Creates a path of a rectangle.
  ///
  /// - Parameter transform: A transform to apply to the path; nil for none.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect), transform)
  }

  /// Creates a path of an ellipse that fits in a rectangle.
  ///
  /// - Parameter transform: A transform to apply to the path; nil for none.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect), transform)
  }

  /// Creates a path of a rectangle with elliptical corners.
  ///
  /// - Parameters:
  ///   - cornerWidth: The width of each corner in points, limited to half of the rectangle's width.
  ///   - cornerHeight: The height of each corner in points, limited to half of the rectangle's height.
  ///   - transform: A transform to apply to the path; nil for none.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(Path(roundedRect: rect, cornerSize: size, style: .circular), transform)
  }

  private convenience init(_ path: Path, _ transform: UnsafePointer<CGAffineTransform>?) {
    self.init(transform.map { path.applying($0.pointee) } ?? path)
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { path.isEmpty }

  /// The bounding box of all points of the path, including the control points of curves.
  ///
  /// The box of an empty path is the null rectangle.
  public var boundingBox: CGRect { path.controlPointRect }

  /// The end of the last element or, after a subpath was closed, the start of that subpath; zero if the path is empty.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Returns whether a point is inside the area of the path; open subpaths count as closed.
  ///
  /// - Parameters:
  ///   - rule: The rule that determines the inside; the winding number rule by default.
  ///   - transform: A transform to apply to the point before the test.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    path.contains(point.applying(transform), eoFill: rule == .evenOdd)
  }

  /// Returns whether two paths consist of the same elements; paths that only look alike aren't equal.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
    lhs.path.elements == rhs.path.elements
  }

  /// Hashes the path.
  public func hash(into hasher: inout Hasher) { hasher.combine(path.elements) }
}

/// A rule that determines the inside of a path.
///
/// Pass a rule to `CGPath.contains(_:using:transform:)`, or to an operation such as `union(_:using:)`. The rules differ
/// for a path that crosses itself or has several subpaths: with ``evenOdd``, a ring is two circles, one in the other.
///
/// ```swift
/// let isOnRing = ring.contains(CGPoint(x: 5, y: 50), using: .evenOdd)
/// ```
///
/// Mirrors Core Graphics' `CGPathFillRule`.
public enum CGPathFillRule: Int, Sendable {
  /// The winding number rule: a point is interior unless the path runs around it equally often in both directions.
  case winding = 0
  /// The even-odd rule: a point is interior if a ray from it crosses the path an odd number of
  /// times.
  case evenOdd = 1
}

extension Path {
  /// Creates a path from a Core Graphics path.
  ///
  /// Mirrors SwiftUI's `Path.init(_:)`.
  public init(_ path: CGPath) { self = path.path }

  /// The Core Graphics path with the elements of this path.
  ///
  /// Mirrors SwiftUI's `Path.cgPath`.
  public var cgPath: CGPath { CGPath(self) }
}
