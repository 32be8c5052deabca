internal import Clipping
import Drawing

// Curves are flattened: what is made consists of straight lines.

extension Path {
  /// The area that this path or another fills.
  ///
  /// The outline that is made consists of straight lines within a hundredth of a point of the curves
  /// they stand for, does not cross itself, and both rules fill it alike; the same is true of the other
  /// operations. Mirrors SwiftUI's `Path.union(_:eoFill:)`.
  ///
  /// - Parameters:
  ///   - other: a path in the same coordinates, points. Open subpaths of both count as closed,
  ///     coordinates beyond ±2²⁴ as those, and a subpath with one that is no number as none.
  ///   - eoFill: whether the even-odd rule decides what both fill, instead of the winding number.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    if other.isEmpty { return normalized(eoFill: eoFill) }
    if isEmpty { return other.normalized(eoFill: eoFill) }
    return combined(.union, other, eoFill: eoFill)
  }

  /// The area that both this path and another fill.
  ///
  /// Mirrors SwiftUI's `Path.intersection(_:eoFill:)`.
  ///
  /// - Parameters:
  ///   - other: a path in the same coordinates, points; see `union(_:eoFill:)`.
  ///   - eoFill: whether the even-odd rule decides what both fill, instead of the winding number.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.intersection, other, eoFill: eoFill)
  }

  /// The area that this path fills and another does not.
  ///
  /// Mirrors SwiftUI's `Path.subtracting(_:eoFill:)`.
  ///
  /// - Parameters:
  ///   - other: a path in the same coordinates, points; see `union(_:eoFill:)`.
  ///   - eoFill: whether the even-odd rule decides what both fill, instead of the winding number.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    if other.isEmpty { return normalized(eoFill: eoFill) }
    return combined(.subtraction, other, eoFill: eoFill)
  }

  /// The area that either this path or another fills, but not both.
  ///
  /// Mirrors SwiftUI's `Path.symmetricDifference(_:eoFill:)`.
  ///
  /// - Parameters:
  ///   - other: a path in the same coordinates, points; see `union(_:eoFill:)`.
  ///   - eoFill: whether the even-odd rule decides what both fill, instead of the winding number.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.symmetricDifference, other, eoFill: eoFill)
  }

  /// The same area with an outline that does not cross itself, so that both rules fill it alike.
  ///
  /// Rectangles, ellipses and rounded rectangles are so already; other paths lose their curves, see
  /// `union(_:eoFill:)`. Mirrors SwiftUI's `Path.normalized(eoFill:)`.
  ///
  /// - Parameter eoFill: whether the even-odd rule decides what the path fills, which is the default
  ///   here, instead of the winding number.
  public func normalized(eoFill: Bool = true) -> Path {
    switch storage {
    case .empty, .rect, .roundedRect, .ellipse: self
    case .elements: combined(.union, Path(), eoFill: eoFill)
    }
  }
}
