import Foundation

/// Where a view is hit in its frame (rules 3.9.49 to 3.9.52).
enum NaiveRegion {
  case rectangle, circle, capsule
  /// A rectangle with round corners of a radius.
  case rounded(CGFloat)
  /// The border of a capsule, of a width.
  case capsuleBorder(CGFloat)
  /// An ellipse that is turned.
  case turnedEllipse
  /// A line somewhere in the frame, or a few points around it.
  case line
  /// Somewhere in the frame: the rules say nothing more.
  case somewhere

  /// Whether a point is hit; nil if it isn't known.
  func contains(_ point: CGPoint, in size: CGSize) -> Bool? {
    let frame = CGRect(origin: .zero, size: size)
    // What is rounded to pixels decides whether a thin view is hit.
    if min(size.width, size.height) < 1 {
      return frame.insetBy(dx: -1, dy: -1).contains(point) ? nil : false
    }
    let isInFrame = frame.contains(point)
    let (short, long) = (min(size.width, size.height) / 2, max(size.width, size.height) / 2)
    let distance = hypot(point.x - size.width / 2, point.y - size.height / 2)
    switch self {
    case .rectangle: return isInFrame
    case .circle: return distance < short
    case .capsule: return isInFrame && depth(of: point, in: size, radius: short) > 0
    case .rounded(let radius):
      // Corners may be smoother than arcs.
      let depth = depth(of: point, in: size, radius: min(1.6 * radius, short))
      guard isInFrame, depth < 1 else { return isInFrame }
      return depth < -0.5 * radius ? false : nil
    case .capsuleBorder(let width):
      // Nothing is left of a shape that is inset by half of its length or more.
      guard 2 * short > width else { return false }
      let depth = depth(of: point, in: size, radius: short)
      return isInFrame && depth > 0 && depth < width
    case .turnedEllipse: return distance < short ? true : distance > long ? false : nil
    case .line: return frame.insetBy(dx: -4, dy: -4).contains(point) ? nil : false
    case .somewhere: return isInFrame ? nil : false
    }
  }

  /// How far a point is inside of a rectangle with round corners.
  private func depth(of point: CGPoint, in size: CGSize, radius: CGFloat) -> CGFloat {
    let (x, y) = (abs(point.x - size.width / 2), abs(point.y - size.height / 2))
    let corner = CGSize(width: x - size.width / 2 + radius, height: y - size.height / 2 + radius)
    guard corner.width > 0, corner.height > 0 else {
      return radius - max(corner.width, corner.height)
    }
    return radius - hypot(corner.width, corner.height)
  }

  /// What a touch at a point sets off, which is nothing by itself.
  func touch(_ point: CGPoint, in size: CGSize) -> NaiveTouch? {
    switch contains(point, in: size) {
    case true: NaiveTouch()
    case nil: NaiveTouch(certainty: .possible)
    default: nil
    }
  }
}
