import Foundation

/// The outline of a two-dimensional shape, which is never changed.
///
/// It is a `Path` by the name that Core Graphics has for it. Mirrors Core Graphics' `CGPath`;
/// `CGMutablePath` is not here: draw into a `Path`.
public final class CGPath: Hashable, Sendable {
  let path: Path

  init(_ path: Path) { self.path = path }

  /// Makes the path of a rectangle.
  ///
  /// - Parameter transform: what is done to it; nil is nothing.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect), transform)
  }

  /// Makes the path of the ellipse that fits in a rectangle.
  ///
  /// - Parameter transform: what is done to it; nil is nothing.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect), transform)
  }

  /// Makes the path of a rectangle whose corners are quarters of ellipses, at most half as large as it.
  ///
  /// - Parameter transform: what is done to it; nil is nothing.
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

  /// Whether there is nothing in it.
  public var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around all points, those included that curves are drawn towards; the null
  /// rectangle where there are none.
  public var boundingBox: CGRect { path.boundingRect }

  /// The end of the last element; the origin where there is none.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Whether the point lies inside.
  ///
  /// - Parameter transform: what is done to the point before.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    path.contains(point.applying(transform), eoFill: rule == .evenOdd)
  }

  /// Whether both have the same elements.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.path == rhs.path }

  /// Combines the elements.
  public func hash(into hasher: inout Hasher) { hasher.combine(path.storage) }
}

/// What lies inside of a path that crosses itself.
///
/// Mirrors Core Graphics' `CGPathFillRule`.
public enum CGPathFillRule: Int, Sendable {
  /// What the path goes around.
  case winding = 0
  /// What one gets out of by an odd number of crossings.
  case evenOdd = 1
}

extension Path {
  /// Makes a path of one of Core Graphics.
  ///
  /// Mirrors SwiftUI's `Path.init(_:)`.
  public init(_ path: CGPath) { self = path.path }

  /// The path by the name of Core Graphics.
  ///
  /// Mirrors SwiftUI's `Path.cgPath`.
  public var cgPath: CGPath { CGPath(self) }
}
