import Foundation
@_spi(Engine) import TactileViewGraph

/// A path of straight and curved line segments, in points, with the y-axis pointing down.
///
/// Use it for code that is written for UIKit; in new code, use a `Path`. It can't draw itself, since there is no
/// drawing context, and has no line width, dashes or clipping: pass its `cgPath` to `Path`, and fill, stroke or clip
/// with that. For ovals, rectangles with round corners and arcs, use an initializer such as `init(ovalIn:)`.
///
/// ```swift
/// let triangle = UIBezierPath()
/// triangle.move(to: CGPoint(x: 50, y: 0))
/// triangle.addLine(to: CGPoint(x: 100, y: 80))
/// triangle.addLine(to: CGPoint(x: 0, y: 80))
/// triangle.close()
/// let view = Path(triangle.cgPath).fill(.red)
/// ```
///
/// A value that isn't finite, or a negative radius, adds nothing and issues a runtime warning.
///
/// Mirrors UIKit's `UIBezierPath`.
public final class UIBezierPath: NSObject {
  var path = Path()

  /// Whether `contains(_:)` uses the even-odd rule; false by default.
  ///
  /// ``cgPath`` doesn't carry it over: to fill a `Path` by this rule, pass `FillStyle(eoFill: true)`.
  public var usesEvenOddFillRule = false

  /// Creates an empty path without elements.
  public override init() { super.init() }

  /// Creates a path with the elements of a Core Graphics path.
  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  /// The Core Graphics path with the elements of this path.
  public var cgPath: CGPath {
    get { path.cgPath }
    set { path = Path(newValue) }
  }

  // MARK: Construction

  /// Begins a new subpath at a point, without adding a line.
  public func move(to point: CGPoint) {
    if Self.areUsable([point], in: "move(to:)") { path.move(to: point) }
  }

  /// Adds a straight line from the current point to a point; has no effect if the path is empty.
  public func addLine(to point: CGPoint) {
    if isBegun([point], in: "addLine(to:)") { path.addLine(to: point) }
  }

  /// Adds a cubic Bézier curve from the current point to a point; has no effect if the path is empty.
  ///
  /// The curve leaves the current point toward the first control point, and arrives from the second one.
  public func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) {
    guard isBegun([endPoint, controlPoint1, controlPoint2], in: "addCurve(to:…)") else { return }
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve from the current point to a point; has no effect if the path is empty.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    guard isBegun([endPoint, controlPoint], in: "addQuadCurve(to:…)") else { return }
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds a circular arc, preceded by a straight line to its start if the path isn't empty.
  ///
  /// - Parameters:
  ///   - startAngle: The angle of the start in radians, clockwise on the screen from the right.
  ///   - endAngle: The angle of the end in radians; from 0 to 2π clockwise for a circle.
  ///   - clockwise: Whether the arc is drawn clockwise on the screen.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    let numbers = [center, CGPoint(x: startAngle, y: endAngle), CGPoint(x: radius, y: 0)]
    guard Self.areUsable(numbers, radii: [radius], in: "addArc(withCenter:…)") else { return }
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle),
      // SwiftUI defines the direction for a y-axis that points up.
      clockwise: !clockwise)
  }

  /// Closes the current subpath with a straight line; has no effect if the path is empty.
  public func close() { if !isEmpty { path.closeSubpath() } }

  /// Appends the elements of another path, which begin a subpath of their own.
  public func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Removes all elements from the path, which keeps its fill rule.
  public func removeAllPoints() { path = Path() }

  /// Applies an affine transform to all points of the path.
  ///
  /// A transform with a number that isn't finite has no effect and issues a runtime warning.
  public func apply(_ transform: CGAffineTransform) {
    guard transform.isFinite else { return Self.warn("apply(_:)") }
    path = path.applying(transform)
  }

  // MARK: Properties

  /// Whether the path has no elements.
  public var isEmpty: Bool { path.isEmpty }

  /// The bounding box of all points of the path, including the control points of curves.
  ///
  /// The box of an empty path is the null rectangle.
  public var bounds: CGRect { path.controlPointRect }

  /// The end of the last element or, after a subpath was closed, the start of that subpath; zero if the path is empty.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Returns whether a point is inside the area of the path; open subpaths count as closed.
  ///
  /// The inside is determined by ``usesEvenOddFillRule``.
  public func contains(_ point: CGPoint) -> Bool {
    path.contains(point, eoFill: usesEvenOddFillRule)
  }

  // MARK: Validation

  /// Returns whether the path has a current point and the points are finite.
  private func isBegun(_ points: [CGPoint], in name: String) -> Bool {
    !isEmpty && Self.areUsable(points, in: name)
  }

  /// Returns whether all values are valid, and issues a warning otherwise.
  static func areUsable(
    _ points: [CGPoint], radii: [CGFloat] = [], in name: String
  ) -> Bool {
    let areUsable =
      points.allSatisfy { $0.x.isFinite && $0.y.isFinite } && radii.allSatisfy { $0 >= 0 }
    if !areUsable { warn(name) }
    return areUsable
  }

  private static func warn(_ name: String) {
    RuntimeWarning.issue(
      "UIBezierPath.\(name) got a number that isn't finite, or a negative radius; nothing is "
        + "added. Check the arguments, such as for a division by a width of 0.")
  }
}
