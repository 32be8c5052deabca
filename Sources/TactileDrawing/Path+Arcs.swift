import Foundation

extension Path {
  /// Adds an arc of a circle, preceded by a straight line from the current point if there is one.
  ///
  /// The arc runs from the start angle to the end angle in the given direction, and is at most one full turn long. Add
  /// it between a move to the center and a closing line to draw the slice of a pie:
  ///
  /// ```swift
  /// Path { path in
  ///   let center = CGPoint(x: 50, y: 50)
  ///   path.move(to: center)
  ///   path.addArc(
  ///     center: center, radius: 50, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
  ///   path.closeSubpath()
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - center: The center of the circle, in points.
  ///   - radius: The radius of the circle, in points.
  ///   - startAngle: The angle of the first point, clockwise from the positive x axis on the screen.
  ///   - endAngle: The angle of the last point, measured in the same way.
  ///   - clockwise: The direction in Core Graphics' coordinates, whose y axis points up. On the
  ///     screen, whose y axis points down, `false` draws clockwise.
  ///   - transform: A transform of the arc; the identity by default.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    guard delta.isFinite else { return }
    if clockwise { delta = -delta }
    // Only an arc in its own direction may be a full turn.
    if delta < 0 {
      delta = delta.truncatingRemainder(dividingBy: turn)
      if delta < 0 { delta += turn }
    } else {
      delta = min(delta, turn)
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle,
      delta: Angle(radians: clockwise ? -delta : delta), transform: transform)
  }

  /// Adds an arc of a circle by the angle it spans; a positive angle draws clockwise on the screen.
  ///
  /// A straight line from the current point precedes the arc, if there is such a point. Nothing is added if the radius
  /// or an angle isn't finite.
  ///
  /// - Parameters:
  ///   - center: The center of the circle, in points.
  ///   - radius: The radius of the circle, in points.
  ///   - startAngle: The angle of the first point, clockwise from the positive x axis on the screen.
  ///   - delta: The angle that the arc spans, less than 1000 radians in either direction.
  ///   - transform: A transform of the arc; the identity by default.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    let (start, delta) = (startAngle.radians, delta.radians)
    guard start.isFinite, delta.isFinite, radius.isFinite, abs(delta) < 1000 else { return }
    func point(_ angle: Double, _ out: Double = 0) -> CGPoint {
      CGPoint(
        x: center.x + radius * (cos(angle) - out * sin(angle)),
        y: center.y + radius * (sin(angle) + out * cos(angle))
      ).applying(transform)
    }
    if currentPoint == nil { move(to: point(start)) } else { addLine(to: point(start)) }
    // One curve per quarter turn deviates from the circle by less than a fiftieth of a percent.
    let count = Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up))
    guard count > 0 else { return }
    let step = delta / Double(count)
    let handle = 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let (from, to) = (start + step * Double(index), start + step * Double(index + 1))
      addCurve(
        to: point(to), control1: point(from, handle), control2: point(to, -handle))
    }
  }

  /// Adds an arc that rounds a corner, preceded by a straight line to the start of the arc.
  ///
  /// Use it instead of a line to the corner. The arc ends on the second tangent, but not at its end, so add a line to
  /// there if you need one. In an empty path, the method moves to the corner. If the points are on one line, it adds a
  /// line to the corner.
  ///
  /// - Parameters:
  ///   - tangent1End: The corner, at the end of the first tangent, which begins at the current
  ///     point.
  ///   - tangent2End: The end of the second tangent, which begins at the corner.
  ///   - radius: The radius of the arc, in points.
  ///   - transform: A transform of the corner, the tangent's end and the arc; the identity by default.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let inverse = transform.inverse, let current = currentPoint else {
      return move(to: tangent1End.applying(transform))
    }
    let from = current.applying(inverse)
    func direction(_ end: CGPoint) -> Direction? {
      Direction(from: tangent1End, to: end)
    }
    guard let first = direction(from), let second = direction(tangent2End) else {
      return addLine(to: tangent1End.applying(transform))
    }
    let turn = acos(min(max(first.x * second.x + first.y * second.y, -1), 1))
    let distance = radius / tan(turn / 2)
    guard turn > 1e-6, turn < .pi - 1e-6, distance.isFinite else {
      return addLine(to: tangent1End.applying(transform))
    }
    let start = CGPoint(
      x: tangent1End.x + first.x * distance, y: tangent1End.y + first.y * distance)
    let end = CGPoint(
      x: tangent1End.x + second.x * distance, y: tangent1End.y + second.y * distance)
    // The center lies on the side of the second tangent.
    let side: CGFloat = first.x * second.y - first.y * second.x > 0 ? 1 : -1
    let center = CGPoint(
      x: start.x - first.y * radius * side, y: start.y + first.x * radius * side)
    addArc(
      center: center, radius: radius,
      startAngle: Angle(radians: atan2(start.y - center.y, start.x - center.x)),
      endAngle: Angle(radians: atan2(end.y - center.y, end.x - center.x)), clockwise: side > 0,
      transform: transform)
  }
}

/// A unit vector.
struct Direction {
  let x: CGFloat
  let y: CGFloat

  /// Creates the direction from one point to another; nil if the points are equal.
  init?(from start: CGPoint, to end: CGPoint) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0, length.isFinite else { return nil }
    (x, y) = (dx / length, dy / length)
  }
}
