/// The upper or the lower edge.
///
/// Mirrors SwiftUI's `VerticalEdge`.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom

  /// None, one or both of the edges.
  ///
  /// Mirrors SwiftUI's `VerticalEdge.Set`.
  public struct Set: OptionSet, Sendable {
    /// One bit an edge.
    public let rawValue: Int8

    /// Makes a set of the edges whose bits are set.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Makes a set of one edge.
    public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }

    /// The upper edge.
    public static let top = Set(.top)
    /// The lower edge.
    public static let bottom = Set(.bottom)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}
