internal import CTactileClipping
package import TactileDrawing
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
      RuntimeWarning.issue(
        "Paths aren't combined, because they have too many points for the "
          + "memory. Use simpler paths.")
      return self
    }
    return grid.path(result)
  }
}
