internal import CTactileClipping
internal import TactileDrawing
import Foundation

/// The areas of a path, as polygons.
struct Polygons {
  let polygons: [[CGPoint]]

  init(_ path: Path) { polygons = path.subpaths.map(\.points).filter { $0.count > 2 } }

  /// The largest magnitude of a coordinate.
  var reach: CGFloat {
    polygons.joined().reduce(0) { max($0, abs($1.x), abs($1.y)) }
  }

  func withCorners<R>(on grid: Grid, _ body: (clipping_polygons) -> R) -> R {
    polygons.joined().map(grid.corner).withUnsafeBufferPointer { points in
      polygons.map(\.count).withUnsafeBufferPointer { counts in
        body(
          clipping_polygons(
            points: points.baseAddress, counts: counts.baseAddress, count: counts.count))
      }
    }
  }
}

/// A grid of integers that represent coordinates.
///
/// Its step is a power of two, so that halves and quarters of points, which are common in layouts,
/// are represented exactly.
struct Grid {
  let steps: CGFloat

  init(reach: CGFloat) {
    // Below 2³⁰ steps, the library uses plain integers.
    let exponent = reach > 0 ? Int(reach.exponent) : 0
    steps = CGFloat(sign: .plus, exponent: min(max(28 - exponent, 16), 48), significand: 1)
  }

  func corner(_ point: CGPoint) -> clipping_point {
    clipping_point(
      x: Int64((point.x * steps).rounded()), y: Int64((point.y * steps).rounded()))
  }

  func point(_ corner: clipping_point) -> CGPoint {
    CGPoint(x: CGFloat(corner.x) / steps, y: CGFloat(corner.y) / steps)
  }

  /// Returns the path of a result, which is freed.
  func path(_ result: OpaquePointer) -> Path {
    defer { clipping_result_free(result) }
    var elements: [Path.Element] = []
    for index in 0..<clipping_result_count(result) {
      var count = 0
      let corners = UnsafeBufferPointer(
        start: clipping_result_points(result, index, &count), count: count)
      for (index, corner) in corners.enumerated() {
        let point = point(corner)
        elements.append(index == 0 ? .move(to: point) : .line(to: point))
      }
      elements.append(.closeSubpath)
    }
    return elements.isEmpty ? Path() : Path(elements: elements)
  }
}
