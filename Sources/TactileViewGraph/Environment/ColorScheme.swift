import Foundation

/// The light or the dark appearance of views.
///
/// Read the scheme from the environment's `colorScheme`, which follows the desktop. Views that read it are updated when
/// it changes:
///
/// ```swift
/// @Environment(\.colorScheme) private var colorScheme
///
/// var body: some View { map.brightness(colorScheme == .dark ? -0.2 : 0) }
/// ```
///
/// System colors, styles and the assets of a catalog adapt by themselves, so that few views need to read it. Set it for
/// a window with `preferredColorScheme(_:)`; `environment(\.colorScheme, .dark)` sets it only for a view and its
/// descendants. Mirrors SwiftUI's `ColorScheme`.
public enum ColorScheme: String, CaseIterable, Hashable, Sendable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}

package enum ColorSchemeKey: EnvironmentKey {
  package static var defaultValue: ColorScheme { .light }
}

enum DisplayScaleKey: EnvironmentKey {
  static var defaultValue: CGFloat { 1 }
}

enum IdiomKey: EnvironmentKey {
  static var defaultValue: Idiom { .phone }
}

enum IsDesktopKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the view is drawn in the light or the dark appearance; light by default.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The number of pixels per point; 1 outside of a window.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The size of a pixel in points, such as the width of a hairline.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// The kind of device whose conventions controls follow.
  package var idiom: Idiom {
    get { self[IdiomKey.self] }
    set { self[IdiomKey.self] = newValue }
  }

  /// Whether the mouse and the keyboard follow the Mac's conventions, whatever the idiom.
  package var isDesktop: Bool { self[IsDesktopKey.self] }
}
