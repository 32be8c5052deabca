import Foundation
@_spi(Engine) import TactileViewGraph

/// A stand-in for the screen with the size of a window, for code that is written for UIKit.
///
/// The bounds and the scale of ``main`` are those of the window whose code runs, or ran last. Without a window, the
/// bounds are empty, and the scale is 1. A view that reads them isn't updated when people resize the window. In views,
/// use a `GeometryReader` or the environment's `displayScale` instead.
///
/// ```swift
/// let hairline = 1 / UIScreen.main.scale
/// ```
///
/// Mirrors UIKit's `UIScreen`.
@MainActor @preconcurrency
public final class UIScreen: NSObject {
  /// The only screen, which represents the window whose code runs, or ran last.
  public static let main = UIScreen()

  private override init() { super.init() }

  /// The bounds of the window, in points; empty if there is none.
  public var bounds: CGRect {
    CGRect(
      origin: .zero,
      size: HostServices.ofThread(for: "UIScreen.bounds")?.graph?.configuration.size ?? .zero)
  }

  /// The number of pixels per point; 1 if there is no window.
  public var scale: CGFloat {
    HostServices.ofThread(for: "UIScreen.scale")?.graph?.configuration.displayScale ?? 1
  }

  /// The bounds of the window in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// The number of pixels per point, which is the same as ``scale``.
  public var nativeScale: CGFloat { scale }

  /// The traits of the window, such as its mode and scale.
  public var traitCollection: UITraitCollection { .current }
}
