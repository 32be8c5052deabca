import Foundation

/// The distances from the edges of a rectangle, in points.
///
/// Pass insets to `padding(_:)` or `listRowInsets(_:)` where edges differ, as in
/// `EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 0)`. Positive insets are inside the rectangle, and negative
/// ones outside. Leading and trailing follow the layout direction. Mirrors SwiftUI's `EdgeInsets`.
public struct EdgeInsets: Equatable, Sendable {
  /// The distance from the top edge, in points.
  public var top: CGFloat
  /// The distance from the leading edge, in points.
  public var leading: CGFloat
  /// The distance from the bottom edge, in points.
  public var bottom: CGFloat
  /// The distance from the trailing edge, in points.
  public var trailing: CGFloat

  /// Creates insets with a distance for each edge, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets of zero on all edges.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Creates insets of the same distance from the given edges and zero from the others.
  @usableFromInline
  package init(_ length: CGFloat, from edges: Edge.Set) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }
}

/// One of the four edges of a rectangle.
///
/// Pass an edge to the transition `.move(edge:)`, for example, and several to `padding(_:_:)` in an ``Edge/Set``.
/// Leading and trailing follow the layout direction. Mirrors SwiftUI's `Edge`.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  /// The top edge of the rectangle.
  case top
  /// The edge where lines of text begin.
  case leading
  /// The bottom edge of the rectangle.
  case bottom
  /// The edge where lines of text end.
  case trailing

  /// A set of edges of a rectangle.
  ///
  /// Pass edges to `padding(_:_:)`, as in `.padding(.horizontal)`. Mirrors SwiftUI's `Edge.Set`.
  public struct Set: OptionSet, Sendable {
    /// A bit mask with one bit for each edge.
    public let rawValue: Int8

    /// Creates a set from a bit mask.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one edge.
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The set of the top edge.
    public static let top = Set(.top)
    /// The set of the leading edge.
    public static let leading = Set(.leading)
    /// The set of the bottom edge.
    public static let bottom = Set(.bottom)
    /// The set of the trailing edge.
    public static let trailing = Set(.trailing)
    /// The set of all four edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The leading and trailing edges.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and bottom edges.
    public static let vertical: Set = [.top, .bottom]
  }
}
