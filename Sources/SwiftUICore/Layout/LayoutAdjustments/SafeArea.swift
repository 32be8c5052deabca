/// The parts of a window that something of the system's covers.
///
/// Mirrors SwiftUI's `SafeAreaRegions`.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// One bit a region.
  public let rawValue: UInt

  /// Makes a set of the regions whose bits are set.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// What bars cover.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  /// What a keyboard on the screen covers: no window here has one.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  /// Everything.
  public static let all = SafeAreaRegions(rawValue: .max)
}

// Nothing covers a window on Linux; the bars in it do, and what `safeAreaPadding` keeps free.
extension View {
  /// Lets the view go on into what bars cover, at the edges where it touches that.
  ///
  /// Mirrors SwiftUI's `ignoresSafeArea(_:edges:)`. The view keeps its place in the layout; it is
  /// offered what lies beyond as well, and begins at the top and at the leading edge of all that.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(SafeAreaIgnoringModifier(edges: regions.contains(.container) ? edges : []))
  }

  /// Lets the view go on into what bars cover; ``ignoresSafeArea(_:edges:)`` by its name of before.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}

/// Lets a view go on into what is covered.
nonisolated struct SafeAreaIgnoringModifier: ElementModifier {
  typealias Body = Never
  let edges: Edge.Set

  @MainActor
  func makeElement(_ inputs: ViewInputs) -> ElementNode {
    SafeAreaIgnoringNode(edges, inputs: inputs)
  }

  @MainActor
  func updateElement(_ element: ElementNode) {
    unsafeDowncast(element, to: SafeAreaIgnoringNode.self).update(edges)
  }
}
