import Foundation

/// A path that is drawn step by step, in points, with y growing downwards.
///
/// Mirrors UIKit's `UIBezierPath`, as far as an outline goes: it does not draw itself, since there is
/// no context to draw in. Give its `cgPath` to `Path`. A number that is none, or a negative radius,
/// adds nothing, and is a warning.
public final class UIBezierPath: NSObject {
  var path = Path()

  /// Whether what is inside is told by the even-odd rule, for `contains(_:)`; `cgPath` knows no rule.
  public var usesEvenOddFillRule = false

  /// Makes an empty path.
  public override init() { super.init() }

  /// Makes a path of the elements of another.
  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  /// The path as it is now.
  public var cgPath: CGPath {
    get { path.cgPath }
    set { path = Path(newValue) }
  }

  // MARK: Steps

  /// Begins a new subpath at a point.
  public func move(to point: CGPoint) {
    if Self.areUsable([point], in: "move(to:)") { path.move(to: point) }
  }

  /// Adds a straight line; nothing where the path is empty.
  public func addLine(to point: CGPoint) {
    if isBegun([point], in: "addLine(to:)") { path.addLine(to: point) }
  }

  /// Adds a cubic Bézier curve; nothing where the path is empty.
  public func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) {
    guard isBegun([endPoint, controlPoint1, controlPoint2], in: "addCurve(to:…)") else { return }
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve; nothing where the path is empty.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    guard isBegun([endPoint, controlPoint], in: "addQuadCurve(to:…)") else { return }
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc of a circle, with a straight line to its start where the path has a point already.
  ///
  /// - Parameters:
  ///   - startAngle: in radians, from the right, growing clockwise on the screen.
  ///   - clockwise: whether the arc goes clockwise on the screen.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    let numbers = [center, CGPoint(x: startAngle, y: endAngle), CGPoint(x: radius, y: 0)]
    guard Self.areUsable(numbers, radii: [radius], in: "addArc(withCenter:…)") else { return }
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle),
      // SwiftUI's own is meant for a y that grows upwards.
      clockwise: !clockwise)
  }

  /// Closes the subpath with a straight line; nothing where the path is empty.
  public func close() { if !isEmpty { path.closeSubpath() } }

  /// Adds all elements of another path.
  public func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Takes all elements out.
  public func removeAllPoints() { path = Path() }

  /// Moves, scales or turns all points.
  public func apply(_ transform: CGAffineTransform) {
    guard transform.isFinite else { return Self.warn("apply(_:)") }
    path = path.applying(transform)
  }

  // MARK: What there is

  /// Whether there is nothing in it.
  public var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around all points, those included that curves are drawn towards; the null
  /// rectangle where there are none.
  public var bounds: CGRect { path.boundingRect }

  /// The end of the last element; the origin where there is none.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Whether the point lies inside; open subpaths count as closed.
  public func contains(_ point: CGPoint) -> Bool {
    path.contains(point, eoFill: usesEvenOddFillRule)
  }

  // MARK: Numbers

  /// Whether there is a point to go on from, and numbers to go on with.
  private func isBegun(_ points: [CGPoint], in name: String) -> Bool {
    !isEmpty && Self.areUsable(points, in: name)
  }

  /// Whether all numbers are ones; warns where they are not.
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
      "UIBezierPath.\(name) got a number that is none, or a negative radius; nothing is added. Look "
        + "where it comes from, such as a division by a width of 0.")
  }
}
