import Foundation

/// The distances a view prefers to its neighbours; nil leaves it to the default of 8 points
/// (rule 6.1.5).
///
/// Mirrors SwiftUI's `ViewSpacing`.
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

  /// Makes spacing without preferences.
  public init() { self.init(top: nil) }

  /// No distance to any neighbour.
  public static let zero = ViewSpacing(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// Takes over another's distances at some edges, where they are larger.
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

  /// The larger distances of two.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The distance where neither neighbour has a preference.
  static let standard: CGFloat = 8

  /// The spacing of a view that keeps no distance along an axis.
  static func none(along axis: Axis) -> ViewSpacing {
    axis == .horizontal
      ? ViewSpacing(leading: 0, trailing: 0) : ViewSpacing(top: 0, bottom: 0)
  }

  /// The distance to the next view along an axis, in points.
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
  /// From leading to trailing.
  case horizontal
  /// From top to bottom.
  case vertical

  /// The name of the axis.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  /// Several axes.
  ///
  /// Mirrors SwiftUI's `Axis.Set`.
  public struct Set: OptionSet, Sendable {
    /// One bit an axis.
    public let rawValue: Int8

    /// Makes a set from bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Makes a set of one axis.
    public init(_ e: Axis) { self.init(rawValue: 1 << e.rawValue) }

    /// The horizontal axis.
    public static let horizontal = Set(rawValue: 1 << 0)
    /// The vertical axis.
    public static let vertical = Set(rawValue: 1 << 1)
  }
}
