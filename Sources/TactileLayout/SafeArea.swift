@_spi(Engine) import TactileViewGraph

/// The regions of a window that other content covers.
///
/// Pass regions to `ignoresSafeArea(_:edges:)`; the default is ``all``. Bars inside a window, `safeAreaInset` and
/// `safeAreaPadding` make up the region ``container``. Windows have no keyboard on the screen, so ignoring only
/// ``keyboard`` has no effect; write it for code that also runs on iPhones, where the view then stays behind the
/// keyboard:
///
/// ```swift
/// Illustration().ignoresSafeArea(.keyboard, edges: .bottom)
/// ```
///
/// Mirrors SwiftUI's `SafeAreaRegions`.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// A bit mask with one bit for each region.
  public let rawValue: UInt

  /// Creates a set from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The region that bars cover, such as navigation bars, toolbars and views in `safeAreaInset`.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  /// The region that an on-screen keyboard covers; no window here has one.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  /// All regions of the safe area.
  public static let all = SafeAreaRegions(rawValue: .max)
}

// Nothing covers a window on Linux, but bars inside it and `safeAreaPadding` reduce the safe area.
extension View {
  /// Extends the view under bars at the edges where it touches them.
  ///
  /// Use it for a background that fills the whole window:
  ///
  /// ```swift
  /// ZStack {
  ///   Color.teal.ignoresSafeArea()
  ///   Text("Hello")
  /// }
  /// ```
  ///
  /// The view keeps its place in the layout. It is also proposed the space outside of the safe area, and is placed at
  /// the top leading corner of the extended area.
  ///
  /// Mirrors SwiftUI's `ignoresSafeArea(_:edges:)`.
  ///
  /// - Parameters:
  ///   - regions: The regions to extend into; without ``SafeAreaRegions/container``, the modifier has no effect.
  ///   - edges: The edges at which the view extends; all by default.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(SafeAreaIgnoringModifier(edges: regions.contains(.container) ? edges : []))
  }

  /// Extends the view under bars; the former name of ``ignoresSafeArea(_:edges:)``.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}

/// Extends its content outside of the safe area.
nonisolated struct SafeAreaIgnoringModifier: ElementModifier {
  typealias Body = Never
  let edges: Edge.Set

  @MainActor
  func makeElement(_ inputs: ViewInputs) -> SafeAreaIgnoringNode {
    SafeAreaIgnoringNode(edges, inputs: inputs)
  }

  @MainActor
  func updateElement(_ element: SafeAreaIgnoringNode) {
    element.update(edges)
  }
}
