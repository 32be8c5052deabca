import Foundation

extension Path {
  /// Adds an arc of a circle, with a straight line to its start where the path has a point already.
  ///
  /// - Parameters:
  ///   - clockwise: as in Core Graphics, whose y grows upwards: on the screen, where it grows
  ///     downwards, `false` goes clockwise.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    guard delta.isFinite else { return }
    if clockwise { delta = -delta }
    // Only a way that goes on in the right direction may be a full turn.
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

  /// Adds an arc of a circle that goes on for an angle, clockwise on the screen where positive.
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
    // A quarter turn a curve keeps it within a fiftieth of a percent of the circle.
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

  /// Adds the arc that rounds the corner at a point, with a straight line to where it begins.
  ///
  /// - Parameters:
  ///   - tangent1End: the corner: the first tangent leads there from the current point.
  ///   - tangent2End: where the second tangent leads from the corner.
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
    // The side that the centre lies on is that of the second tangent.
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

/// A direction of length one.
struct Direction {
  let x: CGFloat
  let y: CGFloat

  /// The direction from one point to another; nil where they are the same.
  init?(from start: CGPoint, to end: CGPoint) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0, length.isFinite else { return nil }
    (x, y) = (dx / length, dy / length)
  }
}
