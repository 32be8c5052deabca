import Foundation

/// What was copied, to be pasted elsewhere.
///
/// Mirrors UIKit's `UIPasteboard`, as far as texts go. It belongs to the host of the window that runs; the
/// headless one keeps it in memory, apart from the system's. Without a window it is empty, and what is
/// written to it is lost.
@MainActor @preconcurrency
public final class UIPasteboard: NSObject {
  /// The one that all share.
  public static let general = UIPasteboard()

  private override init() { super.init() }

  /// The text; nil where there is none, and to take it away.
  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts; nil where there are none, and to take them away.
  public var strings: [String]? {
    get {
      let strings = ViewGraph.active(for: "UIPasteboard.strings")?.pastedStrings() ?? []
      return strings.isEmpty ? nil : strings
    }
    set { ViewGraph.active(for: "UIPasteboard.strings")?.onCopy(newValue ?? []) }
  }

  /// Whether there is a text.
  public var hasStrings: Bool { strings != nil }
}
