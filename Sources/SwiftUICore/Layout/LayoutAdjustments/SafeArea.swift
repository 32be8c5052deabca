/// The parts of a window that something of the system's covers.
///
/// Mirrors SwiftUI's `SafeAreaRegions`.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// One bit a region.
  public let rawValue: UInt

  /// Makes a set of the regions whose bits are set.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// What bars and the shape of the screen cover.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  /// What a keyboard on the screen covers.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  /// Everything.
  public static let all = SafeAreaRegions(rawValue: .max)
}

// Nothing covers a window on Linux: all of it is safe, and views that go beyond stay as they are.
extension View {
  /// Lets the view go on into what is covered; in a window that nothing covers it stays as it is.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { self }

  /// Lets the view go on into what is covered; in a window that nothing covers it stays as it is.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
}
