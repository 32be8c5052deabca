import Foundation

/// The spacing that a view prefers to its neighbors, in points, separately for each edge.
///
/// In a custom ``Layout``, read the preferences of a subview from its `spacing` property. The distance between two
/// neighbors is the larger of their preferences for the edges that face each other, or 8 points if neither has a
/// preference. Texts prefer a distance to the views above and below, and a smaller one to each other:
///
/// ```swift
/// func distances(between subviews: Subviews) -> [CGFloat] {
///   zip(subviews, subviews.dropFirst()).map { subview, next in
///     subview.spacing.distance(to: next.spacing, along: .horizontal)
///   }
/// }
/// ```
///
/// A layout states its own preferences in ``Layout/spacing(subviews:cache:)``, whose default implementation returns
/// the union of the subviews' preferences. If some of the subviews never touch an edge, merge the preferences edge
/// by edge with ``formUnion(_:edges:)``. Mirrors SwiftUI's `ViewSpacing`.
public struct ViewSpacing: Equatable, Sendable {
  private var top = Distance()
  private var leading = Distance()
  private var bottom = Distance()
  private var trailing = Distance()
  /// The distances from a text to the one above and to the one below, if the view has a text at that edge.
  private var topToText = Distance()
  private var bottomToText = Distance()
  /// Whether the view is a stack without content, beside which a stack leaves no space.
  package private(set) var isEmptyStack = false

  /// A distance in points, or no preference, in 8 bytes.
  private struct Distance: Equatable, Sendable {
    private var points = CGFloat.nan

    init(_ value: CGFloat? = nil) { points = value ?? .nan }

    var value: CGFloat? { points.isNaN ? nil : points }

    /// Returns the larger distance; a missing one counts less than any other.
    func larger(_ other: Distance) -> Distance {
      other.points.isNaN || other.points < points ? self : other
    }

    static func == (lhs: Distance, rhs: Distance) -> Bool { lhs.value == rhs.value }
  }

  init(
    top: CGFloat? = nil, leading: CGFloat? = nil, bottom: CGFloat? = nil, trailing: CGFloat? = nil
  ) {
    self.top = Distance(top)
    self.leading = Distance(leading)
    self.bottom = Distance(bottom)
    self.trailing = Distance(trailing)
  }

  /// Creates spacing without preferences, so that the neighbors' apply.
  public init() { self.init(top: nil) }

  /// Creates the spacing of a text: the distances to views above and below, and to a text above.
  package init(ofText top: CGFloat, bottom: CGFloat, toTextAbove: CGFloat) {
    self.init(top: top, bottom: bottom)
    topToText = Distance(toTextAbove)
    // The lower of two texts determines their distance.
    bottomToText = Distance(-.infinity)
  }

  /// A preference of zero for all edges, which lets neighbors touch unless they prefer a distance.
  public static let zero = ViewSpacing(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// The spacing of a stack without content.
  package static let emptyStack = {
    var spacing = ViewSpacing()
    spacing.isEmptyStack = true
    return spacing
  }()

  /// Merges the preferences of another view for some edges into this value.
  ///
  /// The larger preference wins for each edge; a missing one counts less than any other.
  ///
  /// - Parameters:
  ///   - other: The preferences to merge.
  ///   - edges: The edges to change; all by default. The preferences for other edges are unchanged.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) {
      top = top.larger(other.top)
      topToText = topToText.larger(other.topToText)
    }
    if edges.contains(.leading) { leading = leading.larger(other.leading) }
    if edges.contains(.bottom) {
      bottom = bottom.larger(other.bottom)
      bottomToText = bottomToText.larger(other.bottomToText)
    }
    if edges.contains(.trailing) { trailing = trailing.larger(other.trailing) }
    isEmptyStack = isEmptyStack && other.isEmptyStack
  }

  /// Returns this value merged with the preferences of another view for some edges.
  ///
  /// - Parameters:
  ///   - other: The preferences to merge.
  ///   - edges: The edges to merge; all by default. The result has this value's preferences for other edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// Returns the preferences for some edges, and none for the others.
  package func only(_ edges: Edge.Set) -> ViewSpacing { ViewSpacing().union(self, edges: edges) }

  /// Returns the preferences around a view whose top or bottom is not at the edge, so that a text there prefers nothing.
  package func withoutTexts(top isTopAway: Bool, bottom isBottomAway: Bool) -> ViewSpacing {
    var spacing = only(.all)
    if isTopAway, topToText.value != nil {
      (spacing.top, spacing.topToText) = (Distance(), Distance())
    }
    if isBottomAway, bottomToText.value != nil {
      (spacing.bottom, spacing.bottomToText) = (Distance(), Distance())
    }
    return spacing
  }

  /// Returns the preferences around a view with padding.
  package func padded(by insets: EdgeInsets) -> ViewSpacing {
    withoutTexts(top: insets.top != 0, bottom: insets.bottom != 0)
  }

  /// The distance between two views without preferences, in points.
  package static let standard: CGFloat = 8

  /// Returns the spacing of a view that keeps no distance along an axis.
  package static func none(along axis: Axis) -> ViewSpacing {
    axis == .horizontal
      ? ViewSpacing(leading: 0, trailing: 0) : ViewSpacing(top: 0, bottom: 0)
  }

  /// Returns the distance between a view with these preferences and the next view along an axis, in points.
  ///
  /// - Parameters:
  ///   - next: The preferences of the next view, which is at the trailing edge or below.
  ///   - axis: The axis along which the views are neighbors.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    guard axis == .vertical else {
      return trailing.larger(next.leading).value ?? Self.standard
    }
    if let mine = bottomToText.value, let its = next.topToText.value { return max(mine, its) }
    return bottom.larger(next.top).value ?? Self.standard
  }
}

/// The horizontal or the vertical dimension.
///
/// Pass an axis to ``ViewSpacing/distance(to:along:)``, for example, and several in an ``Axis/Set``. Axes don't depend
/// on the layout direction. Mirrors SwiftUI's `Axis`.
public enum Axis: Int8, CaseIterable, CustomStringConvertible, Hashable, Sendable {
  /// The axis from side to side, along which a view has its width.
  case horizontal
  /// The axis from top to bottom, along which a view has its height.
  case vertical

  /// The name of the axis, in lowercase.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  /// A set of horizontal and vertical axes.
  ///
  /// For example, `ScrollView([.horizontal, .vertical])` scrolls along both axes. Mirrors SwiftUI's `Axis.Set`.
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
