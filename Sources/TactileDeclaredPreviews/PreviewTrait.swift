import Foundation
@_spi(Engine) import TactileViewGraph

/// A trait that sets the size, the orientation or the look of a preview's window.
///
/// Pass traits to the macro `#Preview` after the name:
///
/// ```swift
/// #Preview("Landscape", traits: .landscapeLeft) { ContentView() }
/// #Preview("Badge", traits: .fixedLayout(width: 120, height: 60)) { Badge(count: 3) }
/// ```
///
/// Without traits, a view is centered in a window with the size of a device's screen. Of several layout traits, the
/// last one applies, and of several orientations, too. A layout other than ``defaultLayout`` takes precedence over an
/// orientation. Modifiers as traits, with `PreviewModifier`, aren't available.
///
/// Mirrors SwiftUI's `PreviewTrait`.
public struct PreviewTrait<T>: Sendable {
  let trait: ViewTrait
}

extension Preview {
  /// The kind of traits that previews of views have.
  ///
  /// You don't create it: it is the parameter of the ``PreviewTrait`` values that `#Preview` takes.
  ///
  /// Mirrors SwiftUI's `Preview.ViewTraits`.
  public struct ViewTraits: Sendable {}
}

/// The size or the look of the window around a previewed view.
enum ViewTrait: Equatable, Sendable {
  case device, content, landscape, portrait
  case fixed(CGSize)
  case look(SystemLook)

  /// A size of finite lengths of at least a point.
  static func fixed(width: CGFloat, height: CGFloat) -> Self {
    func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? max(length, 1) : 1 }
    return .fixed(CGSize(width: usable(width), height: usable(height)))
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// A trait for a window with the size of a device's screen, in which the view is centered.
  public static var defaultLayout: Self { Self(trait: .device) }

  /// A trait for a window that has the size of the view, to which the size of a device's screen is proposed.
  public static var sizeThatFitsLayout: Self { Self(trait: .content) }

  /// Returns a trait for a window of a fixed size in points.
  ///
  /// A length that isn't a finite number of at least one point counts as one point.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self(trait: .fixed(width: width, height: height))
  }

  /// Returns a trait for a window whose controls, lists and bars look like those of a system.
  ///
  /// SwiftUI has no such trait. Put it in code that is compiled on Linux only.
  public static func look(_ look: SystemLook) -> Self { Self(trait: .look(look)) }

  /// A trait for portrait orientation: the shorter side of the screen is its width.
  public static var portrait: Self { Self(trait: .portrait) }

  /// A trait for upside-down portrait orientation, which is drawn upright.
  public static var portraitUpsideDown: Self { Self(trait: .portrait) }

  /// A trait for landscape orientation: the longer side of the screen is its width, and the device's top on the left.
  public static var landscapeLeft: Self { Self(trait: .landscape) }

  /// A trait for landscape orientation with the device's top on the right, which looks like ``landscapeLeft``.
  public static var landscapeRight: Self { Self(trait: .landscape) }
}
