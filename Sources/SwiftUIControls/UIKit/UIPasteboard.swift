@_spi(Engine) import SwiftUICore
@_spi(Engine) import SwiftUIViews
import Foundation

/// An object that lets users copy and paste texts and images.
///
/// Mirrors UIKit's `UIPasteboard` for texts and images; it contains one or the other. The pasteboard
/// belongs to the host of the active window: in a window on a screen it is the desktop's clipboard,
/// and the headless host keeps it in memory. Without a window, it is empty, and what is written to it
/// is lost.
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
      let strings = HostServices.ofThread(for: "UIPasteboard.strings")?.pastedStrings() ?? []
      return strings.isEmpty ? nil : strings
    }
    set { HostServices.ofThread(for: "UIPasteboard.strings")?.copy(newValue ?? []) }
  }

  /// Whether the pasteboard contains a text.
  public var hasStrings: Bool { strings != nil }

  /// The first image on the pasteboard; nil if there is none.
  ///
  /// Set it to nil to clear the pasteboard.
  public var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  /// The images on the pasteboard; nil if there are none.
  ///
  /// Set it to nil to clear the pasteboard. Symbols have no pixels, so they can't be copied. Other
  /// programs receive the first image.
  public var images: [UIImage]? {
    get {
      let pictures = HostServices.ofThread(for: "UIPasteboard.images")?.pastedImages() ?? []
      return pictures.isEmpty ? nil : pictures.map { UIImage($0, name: "on the pasteboard") }
    }
    set {
      HostServices.ofThread(for: "UIPasteboard.images")?.copyImages(
        newValue?.compactMap(\.raster) ?? [])
    }
  }

  /// Whether the pasteboard contains an image.
  public var hasImages: Bool { images != nil }
}
