import Foundation

/// The spacing that a view prefers to its neighbors, in points.
///
/// Mirrors SwiftUI's `ViewSpacing`. Nil stands for the default of 8 points (rule 6.1.5).
public struct ViewSpacing: Equatable, Sendable {
  var top: CGFloat?
  var leading: CGFloat?
  var bottom: CGFloat?
  var trailing: CGFloat?

  init(
    top: CGFloat? = nil, leading: CGFloat? = nil, bottom: CGFloat? = nil, trailing: CGFloat? = nil
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates spacing without preferences.
  public init() { self.init(top: nil) }

  /// Spacing of zero on all edges.
  public static let zero = ViewSpacing(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// Adopts the spacing of another view on the given edges where it is larger.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    func larger(_ mine: CGFloat?, _ its: CGFloat?) -> CGFloat? {
      guard let mine, let its else { return mine ?? its }
      return max(mine, its)
    }
    if edges.contains(.top) { top = larger(top, other.top) }
    if edges.contains(.leading) { leading = larger(leading, other.leading) }
    if edges.contains(.bottom) { bottom = larger(bottom, other.bottom) }
    if edges.contains(.trailing) { trailing = larger(trailing, other.trailing) }
  }

  /// Returns the larger of two views' spacing on the given edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The distance between two views without preferences, in points.
  package static let standard: CGFloat = 8

  /// Returns the spacing of a view that keeps no distance along an axis.
  package static func none(along axis: Axis) -> ViewSpacing {
    axis == .horizontal
      ? ViewSpacing(leading: 0, trailing: 0) : ViewSpacing(top: 0, bottom: 0)
  }

  /// Returns the distance to the next view along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (mine, its) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    if mine == nil, its == nil { return Self.standard }
    return max(mine ?? 0, its ?? 0)
  }
}

/// The horizontal or the vertical dimension.
///
/// Mirrors SwiftUI's `Axis`.
public enum Axis: Int8, CaseIterable, CustomStringConvertible, Hashable, Sendable {
  /// The axis from the leading to the trailing edge.
  case horizontal
  /// The axis from top to bottom.
  case vertical

  /// The name of the axis, in lowercase.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  /// A set of horizontal and vertical axes.
  ///
  /// Mirrors SwiftUI's `Axis.Set`.
  public struct Set: OptionSet, Sendable {
    /// A bit mask with one bit for each axis.
    public let rawValue: Int8

    /// Creates a set from a bit mask.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one axis.
    public init(_ e: Axis) { self.init(rawValue: 1 << e.rawValue) }

    /// The set of the horizontal axis.
    public static let horizontal = Set(rawValue: 1 << 0)
    /// The set of the vertical axis.
    public static let vertical = Set(rawValue: 1 << 1)
  }
}

extension CGSize {
  /// Returns the width or the height.
  package func length(along axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}
