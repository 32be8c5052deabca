import TactileDrawing
@_spi(Engine) import TactileViewGraph
internal import TactileClipping

// Curves are flattened: the results consist of straight lines.

extension Path {
  /// Returns a path with the area that this path or another one fills.
  ///
  /// The result consists of straight lines within a hundredth of a point of the curves that they represent. It doesn't
  /// intersect itself, so both fill rules fill it alike. The same holds for the other operations.
  ///
  /// Mirrors SwiftUI's `Path.union(_:eoFill:)`.
  ///
  /// - Parameters:
  ///   - other: A path in the same coordinates, in points. Open subpaths of both paths count as
  ///     closed. Coordinates beyond ±2²⁴ are clamped, and subpaths with NaN coordinates are
  ///     ignored.
  ///   - eoFill: Whether to use the even-odd rule for both paths, instead of the winding number
  ///     rule.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    if other.isEmpty { return normalized(eoFill: eoFill) }
    if isEmpty { return other.normalized(eoFill: eoFill) }
    return combined(.union, other, eoFill: eoFill)
  }

  /// Returns a path with the area that both this path and another one fill.
  ///
  /// Mirrors SwiftUI's `Path.intersection(_:eoFill:)`.
  ///
  /// - Parameters:
  ///   - other: A path in the same coordinates, in points; see `union(_:eoFill:)`.
  ///   - eoFill: Whether to use the even-odd rule for both paths, instead of the winding number
  ///     rule.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.intersection, other, eoFill: eoFill)
  }

  /// Returns a path with the area that this path fills, but another one doesn't.
  ///
  /// Mirrors SwiftUI's `Path.subtracting(_:eoFill:)`.
  ///
  /// - Parameters:
  ///   - other: A path in the same coordinates, in points; see `union(_:eoFill:)`.
  ///   - eoFill: Whether to use the even-odd rule for both paths, instead of the winding number
  ///     rule.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    if other.isEmpty { return normalized(eoFill: eoFill) }
    return combined(.subtraction, other, eoFill: eoFill)
  }

  /// Returns a path with the area that exactly one of this path and another one fills.
  ///
  /// Mirrors SwiftUI's `Path.symmetricDifference(_:eoFill:)`.
  ///
  /// - Parameters:
  ///   - other: A path in the same coordinates, in points; see `union(_:eoFill:)`.
  ///   - eoFill: Whether to use the even-odd rule for both paths, instead of the winding number
  ///     rule.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.symmetricDifference, other, eoFill: eoFill)
  }

  /// Returns a path with the same area that doesn't intersect itself, so both fill rules fill it
  /// alike.
  ///
  /// Rectangles, ellipses and rounded rectangles are returned unchanged; the curves of other paths are flattened, see
  /// `union(_:eoFill:)`.
  ///
  /// Mirrors SwiftUI's `Path.normalized(eoFill:)`.
  ///
  /// - Parameter eoFill: Whether to use the even-odd rule, which is the default of this method,
  ///   instead of the winding number rule.
  public func normalized(eoFill: Bool = true) -> Path {
    switch storage {
    case .empty, .rect, .roundedRect, .ellipse: self
    case .elements: combined(.union, Path(), eoFill: eoFill)
    }
  }
}
