@_spi(Engine) import TactileViewGraph

/// A translucent layer that blurs and tints the content behind it.
///
/// Put a material behind a view with `background(_:in:)` to keep it legible above a photo or other content. Choose a
/// thin material for large text and a thick one for small text, and ``bar`` for a toolbar of your own.
///
/// ```swift
/// Label("Paused", systemImage: "pause.fill")
///   .padding()
///   .background(.regularMaterial, in: Capsule())
/// ```
///
/// A material is a style, not a view, so a shape can be filled with it as well. It blurs everything that the window has
/// drawn before it, also while its view fades in or out. Materials are light gray in light mode and dark gray in dark
/// mode. Text on a material has no vibrancy: it keeps its colors, and hierarchical styles look the same as anywhere
/// else. If the environment's `accessibilityReduceTransparency` is true, materials are opaque.
///
/// Over plain white, a light material isn't white: an ultra thin one has a gray of 239 of 255, and a regular one of
/// 248, as in Apple's published design resources.
///
/// Mirrors SwiftUI's `Material`, with the appearance of rule 6.3.26.
public struct Material: ShapeStyle {
  /// The opacities of the tint in the light and the dark appearance.
  private let light: Double
  private let dark: Double
  /// The gray of the light tint, from 0 to 1.
  private let gray: Double

  private init(light: Double, dark: Double, gray: Double) {
    (self.light, self.dark, self.gray) = (light, dark, gray / 255)
  }

  /// The most translucent material.
  public static let ultraThin = Material(light: 0.45, dark: 0.4, gray: 220)
  /// A material that shows more of its backdrop than the regular one.
  public static let thin = Material(light: 0.6, dark: 0.55, gray: 232)
  /// A material of medium translucency.
  public static let regular = Material(light: 0.75, dark: 0.7, gray: 245)
  /// A material that hides more of its backdrop than the regular one.
  public static let thick = Material(light: 0.85, dark: 0.8, gray: 243)
  /// The most opaque material.
  public static let ultraThick = Material(light: 0.92, dark: 0.9, gray: 243)
  /// The material of bars, which looks like the thick material.
  public static let bar = thick
  /// The material of glass, which leaves white unchanged.
  package static let glass = Material(light: 0.45, dark: 0.4, gray: 255)

  /// Returns the material in the tint of the color scheme: light gray or dark gray.
  @_spi(Engine) public func __paint(in environment: EnvironmentValues) -> Paint {
    let isDark = environment.colorScheme == .dark
    let gray = isDark ? 30.0 / 255 : gray
    let opacity = environment.accessibilityReduceTransparency ? 1 : isDark ? dark : light
    return .material(
      MaterialPaint(tint: RGBAColor(red: gray, green: gray, blue: gray, opacity: opacity)))
  }
}

extension ShapeStyle where Self == Material {
  /// The most translucent material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A material that shows more of its backdrop than the regular one.
  public static var thinMaterial: Material { .thin }
  /// A material of medium translucency.
  public static var regularMaterial: Material { .regular }
  /// A material that hides more of its backdrop than the regular one.
  public static var thickMaterial: Material { .thick }
  /// The most opaque material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars, which looks like the thick material.
  public static var bar: Material { Material.bar }
}
