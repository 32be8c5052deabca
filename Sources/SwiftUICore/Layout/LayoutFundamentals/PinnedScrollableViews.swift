/// Which parts of sections stay in sight while the rest of their section scrolls.
///
/// Mirrors SwiftUI's `PinnedScrollableViews`.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// One bit a part.
  public let rawValue: UInt32

  /// Makes a set of the parts whose bits are set.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A header stays at the start of what is seen until its section ends, which takes it along.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
  /// A footer stays at the end of what is seen as soon as its section has begun.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}
