import Foundation
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// An object that lets people copy and paste strings and images.
///
/// Use the ``general`` pasteboard:
///
/// ```swift
/// Button("Copy Link") { UIPasteboard.general.string = url.absoluteString }
/// ```
///
/// The pasteboard contains strings or images, but not both; copy a URL as a string. To paste strings in a view, use a
/// ``PasteButton``. The pasteboard is that of the window whose code runs, or ran last: the desktop's clipboard for a
/// window on a screen, and one in memory for a window in a test. Without a window, it is empty, and writing to it has
/// no effect.
///
/// Mirrors the part of UIKit's `UIPasteboard` for strings and images.
@MainActor @preconcurrency
public final class UIPasteboard: NSObject {
  /// The general pasteboard, which the window's host provides.
  public static let general = UIPasteboard()

  private override init() { super.init() }

  /// The first string on the pasteboard; nil if there is none.
  ///
  /// Setting it replaces all strings and images. Set it to nil to clear the pasteboard.
  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The strings on the pasteboard; nil if there are none.
  ///
  /// Set it to nil to clear the pasteboard. Other programs receive the strings as one text, with a line for each.
  public var strings: [String]? {
    get {
      let strings = HostServices.ofThread(for: "UIPasteboard.strings")?.pastedStrings() ?? []
      return strings.isEmpty ? nil : strings
    }
    set { HostServices.ofThread(for: "UIPasteboard.strings")?.copy(newValue ?? []) }
  }

  /// Whether the pasteboard contains a string, such as to disable a button that pastes one.
  public var hasStrings: Bool { strings != nil }

  /// The first image on the pasteboard; nil if there is none.
  ///
  /// Setting it replaces all strings and images. Set it to nil to clear the pasteboard.
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
      return pictures.isEmpty
        ? nil : pictures.map { UIImage(ImageContent($0, name: "on the pasteboard")) }
    }
    set {
      HostServices.ofThread(for: "UIPasteboard.images")?.copyImages(
        newValue?.compactMap(\.content.raster) ?? [])
    }
  }

  /// Whether the pasteboard contains an image, such as to disable a button that pastes one.
  public var hasImages: Bool { images != nil }
}
