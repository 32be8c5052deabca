import Foundation
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileViewGraph

/// How a desktop wants windows to look.
package struct DesktopAppearance: Equatable, Sendable {
  package var colorScheme = ColorScheme.light
  package var contrast = ColorSchemeContrast.standard
  /// The color of controls; nil for the app's own.
  package var accent: Color?
  package var textSize = DynamicTypeSize.large
  package var reducesMotion = false

  /// Creates the appearance of a desktop without preferences.
  package init() {}

  /// Returns the text size for a scale of text, where 1 stands for the usual size.
  ///
  /// It is the size whose body text is the nearest to the scale. Values that are not usable stand for 1.
  package static func textSize(for scale: Double) -> DynamicTypeSize {
    guard scale.isFinite, scale > 0 else { return .large }
    // The sizes of body text, in points, from the table of rule 6.2.19.
    let sizes: [(DynamicTypeSize, Double)] = [
      (.xSmall, 14), (.small, 15), (.medium, 16), (.large, 17), (.xLarge, 19), (.xxLarge, 21),
      (.xxxLarge, 23), (.accessibility1, 28), (.accessibility2, 33), (.accessibility3, 40),
      (.accessibility4, 47), (.accessibility5, 53),
    ]
    return sizes.min { abs($0.1 - 17 * scale) < abs($1.1 - 17 * scale) }!.0
  }
}

extension View {
  /// Gives the content of a window the preferences of the desktop; the color scheme is the host's.
  ///
  /// A default of the desktop doesn't replace a setting of the host, such as one of a test.
  func appearance(_ appearance: DesktopAppearance) -> some View {
    let usual = DesktopAppearance()
    return transformEnvironment(\.dynamicTypeSize) { size in
      if appearance.textSize != usual.textSize { size = appearance.textSize }
    }
    .transformEnvironment(\._accessibilityReduceMotion) { reducesMotion in
      if appearance.reducesMotion { reducesMotion = true }
    }
    .transformEnvironment(\._colorSchemeContrast) { contrast in
      if appearance.contrast != usual.contrast { contrast = appearance.contrast }
    }
    .accentColor(appearance.accent)
  }
}
