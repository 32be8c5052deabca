import Foundation

/// The corners of rounded rectangles, circular and continuous.
///
/// A corner is three cubic curves in corner space: x and y are distances from the corner of the
/// rectangle, in radii, from the top side to the right side.
enum RoundedCorner {
  /// The published control points of Apple's continuous corner: start, then three curves.
  private static let continuous: [CGPoint] = points(
    (1.528_665, 0),
    (1.088_493, 0), (0.868_407, 0), (0.631_494, 0.074_911),
    (0.372_824, 0.169_059), (0.169_059, 0.372_824), (0.074_911, 0.631_494),
    (0, 0.868_407), (0, 1.088_493), (0, 1.528_665))

  /// A quarter circle split into three arcs, so that it can be interpolated with the continuous
  /// corner.
  private static let circular: [CGPoint] = {
    let cut = 0.377_5
    let angles: [Double] = [0, cut, .pi / 2 - cut, .pi / 2]
    func point(_ angle: Double) -> CGPoint { CGPoint(x: 1 - sin(angle), y: 1 - cos(angle)) }
    var result = [point(0)]
    for (from, to) in zip(angles, angles.dropFirst()) {
      let length: Double = 4 / 3 * tan((to - from) / 4)
      let (start, end) = (point(from), point(to))
      result.append(
        CGPoint(x: start.x - cos(from) * length, y: start.y + sin(from) * length))
      result.append(CGPoint(x: end.x + cos(to) * length, y: end.y - sin(to) * length))
      result.append(end)
    }
    return result
  }()

  private static func points(_ pairs: (Double, Double)...) -> [CGPoint] {
    pairs.map { CGPoint(x: $0.0, y: $0.1) }
  }

  /// The length of a continuous corner along a side, in radii.
  private static let reach = continuous[0].x

  /// Returns the corner for a radius that has `room` radii along the shorter side.
  ///
  /// If a continuous corner does not fit, it turns gradually into a circular one.
  static func corner(_ style: RoundedCornerStyle, room: CGFloat) -> [CGPoint] {
    guard style == .continuous else { return circular }
    let smoothness = min(max((room - 1) / (reach - 1), 0), 1)
    return zip(circular, continuous).map { circular, continuous in
      CGPoint(
        x: circular.x + (continuous.x - circular.x) * smoothness,
        y: circular.y + (continuous.y - circular.y) * smoothness)
    }
  }

  static func elements(
    of rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle
  ) -> [Path.Element] {
    let room = min(
      rect.width / 2 / max(cornerSize.width, .leastNonzeroMagnitude),
      rect.height / 2 / max(cornerSize.height, .leastNonzeroMagnitude))
    let corner = corner(style, room: room)
    let (width, height) = (cornerSize.width, cornerSize.height)

    // Each corner is an image of the one above; every second one is reversed to stay clockwise.
    let topRight = corner.map {
      CGPoint(x: rect.maxX - $0.x * width, y: rect.minY + $0.y * height)
    }
    let bottomRight = corner.reversed().map {
      CGPoint(x: rect.maxX - $0.x * width, y: rect.maxY - $0.y * height)
    }
    let bottomLeft = corner.map {
      CGPoint(x: rect.minX + $0.x * width, y: rect.maxY - $0.y * height)
    }
    let topLeft = corner.reversed().map {
      CGPoint(x: rect.minX + $0.x * width, y: rect.minY + $0.y * height)
    }

    var result: [Path.Element] = []
    for points in [topRight, bottomRight, bottomLeft, topLeft] {
      result.append(result.isEmpty ? .move(to: points[0]) : .line(to: points[0]))
      for curve in stride(from: 1, to: points.count, by: 3) {
        result.append(
          .curve(
            to: points[curve + 2], control1: points[curve], control2: points[curve + 1]))
      }
    }
    return result + [.closeSubpath]
  }
}
