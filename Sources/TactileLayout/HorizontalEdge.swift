@_spi(Engine) import TactileViewGraph

/// The leading or the trailing edge of a view.
///
/// Pass an edge to `swipeActions(edge:allowsFullSwipe:content:)`, for example. Edges follow the layout direction:
/// leading is the left edge in a left-to-right layout. Mirrors SwiftUI's `HorizontalEdge`.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// The edge where lines of text begin.
  case leading
  /// The edge where lines of text end.
  case trailing

  /// A set of horizontal edges.
  ///
  /// No modifier takes a set: use it in views of your own. Mirrors SwiftUI's `HorizontalEdge.Set`.
  public struct Set: OptionSet, Sendable {
    /// A bit mask with one bit for each edge.
    public let rawValue: Int8

    /// Creates a set from a bit mask.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one edge.
    public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }

    /// The edge where lines of text begin.
    public static let leading = Set(.leading)
    /// The edge where lines of text end.
    public static let trailing = Set(.trailing)
    /// The leading and trailing edges.
    public static let all: Set = [.leading, .trailing]
  }
}
