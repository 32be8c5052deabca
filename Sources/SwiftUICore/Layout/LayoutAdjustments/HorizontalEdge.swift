/// The leading or the trailing edge.
///
/// Mirrors SwiftUI's `HorizontalEdge`.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// The edge at which a line begins.
  case leading
  /// The edge at which a line ends.
  case trailing

  /// None, one or both of the edges.
  ///
  /// Mirrors SwiftUI's `HorizontalEdge.Set`.
  public struct Set: OptionSet, Sendable {
    /// One bit an edge.
    public let rawValue: Int8

    /// Makes a set of the edges whose bits are set.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Makes a set of one edge.
    public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }

    /// The edge at which a line begins.
    public static let leading = Set(.leading)
    /// The edge at which a line ends.
    public static let trailing = Set(.trailing)
    /// Both edges.
    public static let all: Set = [.leading, .trailing]
  }
}
