import Foundation

/// The screen that the app is on.
///
/// Mirrors UIKit's `UIScreen`. The window that runs is all the screen there is.
@MainActor @preconcurrency
public final class UIScreen: NSObject {
  /// The screen.
  public static let main = UIScreen()

  private override init() { super.init() }

  /// The bounds of the window that runs, in points; empty where none does.
  public var bounds: CGRect {
    CGRect(
      origin: .zero, size: ViewGraph.active(for: "UIScreen.bounds")?.configuration.size ?? .zero)
  }

  /// The number of pixels a point.
  public var scale: CGFloat {
    ViewGraph.active(for: "UIScreen.scale")?.configuration.displayScale ?? 1
  }

  /// The bounds in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// The number of pixels a point.
  public var nativeScale: CGFloat { scale }

  /// Light or dark, and the scale.
  public var traitCollection: UITraitCollection { .current }
}
