import Foundation

/// How a preview wants to be shown.
///
/// Mirrors SwiftUI's `PreviewTrait`.
public struct PreviewTrait<T>: Sendable {
  let trait: ViewTrait
}

extension Preview {
  /// The traits of previews of views.
  public struct ViewTraits: Sendable {}
}

/// The window around a previewed view.
enum ViewTrait: Equatable, Sendable {
  case device, content, landscape, portrait
  case fixed(CGSize)
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// In the middle of a screen.
  public static var defaultLayout: Self { Self(trait: .device) }

  /// In a window that is as large as the view.
  public static var sizeThatFitsLayout: Self { Self(trait: .content) }

  /// In a window of a size in points; what is no positive number counts as one point.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? max(length, 1) : 1 }
    return Self(trait: .fixed(CGSize(width: usable(width), height: usable(height))))
  }

  /// On a screen that stands upright.
  public static var portrait: Self { Self(trait: .portrait) }

  /// On a screen that stands on its head.
  public static var portraitUpsideDown: Self { Self(trait: .portrait) }

  /// On a screen that lies on its right side.
  public static var landscapeLeft: Self { Self(trait: .landscape) }

  /// On a screen that lies on its left side.
  public static var landscapeRight: Self { Self(trait: .landscape) }
}
