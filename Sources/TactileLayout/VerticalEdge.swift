@_spi(Engine) import TactileViewGraph

/// The top or the bottom edge of a view.
///
/// Pass an edge to `safeAreaInset(edge:alignment:spacing:content:)`, for example. Mirrors SwiftUI's `VerticalEdge`.
public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// The top edge of the view.
  case top
  /// The bottom edge of the view.
  case bottom

  /// A set of top and bottom edges.
  ///
  /// Pass edges to `listRowSeparator(_:edges:)`, for example. Mirrors SwiftUI's `VerticalEdge.Set`.
  public struct Set: OptionSet, Sendable {
    /// A bit mask with one bit for each edge.
    public let rawValue: Int8

    /// Creates a set from a bit mask.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one edge.
    public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }

    /// The set of the top edge.
    public static let top = Set(.top)
    /// The set of the bottom edge.
    public static let bottom = Set(.bottom)
    /// The top and bottom edges.
    public static let all: Set = [.top, .bottom]
  }
}
