internal import CClipping
package import Drawing
import Foundation

/// A Boolean operation on the areas of two paths.
package enum PathOperation: Sendable {
  /// The area inside either path.
  case union
  /// The area inside both paths.
  case intersection
  /// The area inside the first path but not the second.
  case subtraction
  /// The area inside exactly one of the paths.
  case symmetricDifference

  fileprivate var code: clipping_operation {
    switch self {
    case .union: clipping_union
    case .intersection: clipping_intersection
    case .subtraction: clipping_difference
    case .symmetricDifference: clipping_exclusion
    }
  }
}

extension Path {
  /// Returns the result of an operation on this area and another; open subpaths are closed.
  ///
  /// The library works with straight lines on a grid. Curves are flattened as described for
  /// `Subpath.points`, and corners are rounded to 2⁻³⁰ of the largest coordinate, at most 2⁻¹⁶
  /// points. The result has only corners and no intersecting sides, and its holes have the opposite
  /// direction, so that both fill rules have the same result.
  package func combined(_ operation: PathOperation, _ other: Path, eoFill: Bool) -> Path {
    let (subject, clip) = (Polygons(self), Polygons(other))
    let grid = Grid(reach: max(subject.reach, clip.reach))
    let result = subject.withCorners(on: grid) { subject in
      clip.withCorners(on: grid) { clip in
        clipping_combine(operation.code, subject, clip, eoFill)
      }
    }
    guard let result else {
      RuntimeWarning.issue("Paths were not combined: they have too many corners for the memory")
      return self
    }
    defer { clipping_result_free(result) }
    var elements: [Element] = []
    for index in 0..<clipping_result_count(result) {
      var count = 0
      let corners = UnsafeBufferPointer(
        start: clipping_result_points(result, index, &count), count: count)
      for (index, corner) in corners.enumerated() {
        let point = grid.point(corner)
        elements.append(index == 0 ? .move(to: point) : .line(to: point))
      }
      elements.append(.closeSubpath)
    }
    return elements.isEmpty ? Path() : Path(elements: elements)
  }
}

/// The areas of a path, as polygons.
private struct Polygons {
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
private struct Grid {
  private let steps: CGFloat

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
}
