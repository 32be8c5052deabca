@_spi(Engine) import SwiftUICore
@_spi(Engine) import SwiftUIViews
import Foundation

/// An object that lets users copy and paste texts.
///
/// Mirrors UIKit's `UIPasteboard` for texts. The pasteboard belongs to the host of the active
/// window. The headless host keeps it in memory, separate from the system's pasteboard. Without a
/// window, it is empty, and texts written to it are lost.
@MainActor @preconcurrency
public final class UIPasteboard: NSObject {
  /// The general pasteboard, which the window's host provides.
  public static let general = UIPasteboard()

  private override init() { super.init() }

  /// The first text on the pasteboard; nil if there is none.
  ///
  /// Set it to nil to clear the pasteboard.
  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts on the pasteboard; nil if there are none.
  ///
  /// Set it to nil to clear the pasteboard.
  public var strings: [String]? {
    get {
      let strings = HostServices.active(for: "UIPasteboard.strings")?.pastedStrings() ?? []
      return strings.isEmpty ? nil : strings
    }
    set { HostServices.active(for: "UIPasteboard.strings")?.copy(newValue ?? []) }
  }

  /// Whether the pasteboard contains a text.
  public var hasStrings: Bool { strings != nil }
}
