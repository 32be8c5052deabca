/// What is behind, as through frosted glass: blurred, colourful and tinted.
///
/// Mirrors SwiftUI's `Material`, with the looks of rule 6.3.26. What is behind is everything that
/// the window shows there before the material is drawn, also through groups: a material that fades
/// lets through what it blurs.
///
/// Text on a material keeps its colours: there is no vibrancy, and hierarchical styles are the same
/// as anywhere.
///
/// Over plain white a light material is a light gray, 239 of 255 where it is ultra thin and 248 where it
/// is regular. That is what the layers of Apple's published design resources make there: a gray that is
/// brightened by color dodge.
public struct Material: ShapeStyle {
  /// The opacities of the tint, where it is light and where it is dark.
  private let light: Double
  private let dark: Double
  /// The gray of the light tint.
  private let gray: Double

  private init(light: Double, dark: Double, gray: Double) {
    (self.light, self.dark, self.gray) = (light, dark, gray / 255)
  }

  /// A material that lets most of what is behind through.
  public static let ultraThin = Material(light: 0.45, dark: 0.4, gray: 220)
  /// A material that lets more through than it hides.
  public static let thin = Material(light: 0.6, dark: 0.55, gray: 232)
  /// A material that lets some through.
  public static let regular = Material(light: 0.75, dark: 0.7, gray: 245)
  /// A material that hides more than it lets through.
  public static let thick = Material(light: 0.85, dark: 0.8, gray: 243)
  /// A material that hides most of what is behind.
  public static let ultraThick = Material(light: 0.92, dark: 0.9, gray: 243)
  /// The material of bars; here it looks like the thick one.
  public static let bar = thick
  /// The material of glass, which leaves white as it is.
  static let glass = Material(light: 0.45, dark: 0.4, gray: 255)

  /// The material in the tint of the colour scheme: a light gray, or a dark one.
  public func __paint(in environment: EnvironmentValues) -> Paint {
    let isDark = environment.colorScheme == .dark
    let gray = isDark ? 30.0 / 255 : gray
    return .material(
      MaterialPaint(
        tint: RGBAColor(red: gray, green: gray, blue: gray, opacity: isDark ? dark : light)))
  }
}

extension ShapeStyle where Self == Material {
  /// A material that lets most of what is behind through.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A material that lets more through than it hides.
  public static var thinMaterial: Material { .thin }
  /// A material that lets some through.
  public static var regularMaterial: Material { .regular }
  /// A material that hides more than it lets through.
  public static var thickMaterial: Material { .thick }
  /// A material that hides most of what is behind.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars.
  public static var bar: Material { Material.bar }
}
