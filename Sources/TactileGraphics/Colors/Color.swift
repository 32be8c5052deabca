import Foundation
@_spi(Engine) import TactileViewGraph

/// A color that may depend on the environment in which it is drawn.
///
/// Use a color as a style, or as a view, which fills the proposed space. The system's colors, such as ``red``, and
/// those of asset catalogs can differ in light and dark windows; a color of components is always the same.
///
/// ```swift
/// let sky = Color(red: 0.46, green: 0.84, blue: 1)
/// let brand = Color("Brand", bundle: .module)
/// Text("Overdue").foregroundStyle(.white).background(Color.red.opacity(0.8))
/// Color.accentColor.frame(height: 4)
/// ```
///
/// Prefer colors with a meaning, such as ``primary`` or ``accentColor``, where one fits: they suit the rest of the
/// window. A color is resolved where it is drawn; ``resolve(in:)`` returns its components. Colors are drawn in sRGB, so
/// wider ones are clipped. Mirrors SwiftUI's `Color`.
public struct Color: Hashable, Sendable {
  /// Where the color comes from: a reference, since views, styles and nodes keep copies of colors.
  package indirect enum Provider: Hashable, Sendable {
    case fixed(RGBAColor)
    case system(SystemColor)
    case opacity(Color, Double)
    case accent
    case provided(ProvidedColor)
    case asset(String, directory: String)
    case style(ColorStyle)
    case mixed(Color, Color, Double, Gradient.ColorSpace)
  }

  package let provider: Provider

  package init(_ provider: Provider) { self.provider = provider }

  /// The color space of components.
  ///
  /// Pass it to an initializer of a color. The default, ``sRGB``, is that of colors on the web and in design tools; use
  /// ``sRGBLinear`` for computed amounts of light. Mirrors SwiftUI's `Color.RGBColorSpace`.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The standard color space of displays.
    case sRGB
    /// The sRGB color space without gamma.
    case sRGBLinear
    /// Apple's wide color space, which is clipped to sRGB when drawn.
    case displayP3
  }

  /// Creates a color from red, green and blue components, from 0 to 1, and an opacity from 0 (transparent) to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    provider = .fixed(colorSpace.resolve(red, green, blue, opacity))
  }

  /// Creates a gray from 0 (black) to 1 (white).
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a color from hue, saturation and brightness in sRGB, from 0 to 1; a hue beyond wraps around.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    func component(_ offset: Double) -> Double {
      let position = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// Returns the color with its opacity multiplied by a factor.
  public func opacity(_ opacity: Double) -> Color { Color(.opacity(self, opacity)) }

  /// Returns a mix of this color and another.
  ///
  /// - Parameters:
  ///   - fraction: the fraction of the other color, clamped to 0…1; NaN and infinity count as 0.
  ///   - colorSpace: the color space in which the colors are interpolated; `.perceptual` by default, which keeps the
  ///     middle vivid, while `.device` mixes the components.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(.mixed(self, rhs, fraction.isFinite ? min(max(fraction, 0), 1) : 0, colorSpace))
  }

  package func resolveColor(in environment: EnvironmentValues) -> RGBAColor {
    switch provider {
    case .fixed(let color): return color
    case .system(let color): return color.value(in: environment)
    case .opacity(let base, let opacity):
      var color = base.resolveColor(in: environment)
      color.opacity *= opacity
      return color
    case .provided(let color): return color.provider.color(in: environment)
    case .asset(let name, let directory): return environment.color(named: name, in: directory)
    case .mixed(let first, let second, let fraction, let space):
      return space.mix(
        first.resolveColor(in: environment), second.resolveColor(in: environment), fraction)
    case .style(let style): return style.color(environment)
    case .accent:
      guard let accent = environment.accentColor else {
        return Color.blue.resolveColor(in: environment)
      }
      // An accent color that refers to the accent color resolves to blue.
      var outside = environment
      outside.accentColor = nil
      return accent.resolveColor(in: outside)
    }
  }
}

extension Color: CustomStringConvertible {
  /// The name or the components of the color.
  public var description: String {
    switch provider {
    case .fixed(let color): color.description
    case .system(let color): "\(color)"
    case .opacity(let base, let opacity): "\(Int((opacity * 100).rounded()))% \(base)"
    case .accent: "accent"
    case .provided(let color): color.provider.description
    case .asset(let name, _): name
    case .style: "style"
    case .mixed(let first, let second, let fraction, _):
      "\(first) with \(fraction.concise) of \(second)"
    }
  }
}

extension Color {
  /// The code of a color that has a name, such as `Color.red.opacity(0.5)`; nil for other colors.
  var code: String? {
    let named: [(color: Color, name: String)] = [
      (.white, "white"), (.black, "black"), (.clear, "clear"), (.accentColor, "accentColor"),
    ]
    if let name = named.first(where: { $0.color == self })?.name { return "Color.\(name)" }
    switch provider {
    case .system(let color): return color.isNamed ? "Color.\(color)" : nil
    case .opacity(let base, let opacity):
      return base.code.map { "\($0).opacity(\(opacity.concise))" }
    case .asset(let name, _): return "Color(\"\(name)\")"
    case .fixed, .accent, .provided, .style, .mixed: return nil
    }
  }
}

extension Color.RGBColorSpace {
  /// Returns the color with components in this space, clipped to sRGB if the space is wider.
  func resolve(
    _ red: Double, _ green: Double, _ blue: Double, _ opacity: Double
  ) -> RGBAColor {
    switch self {
    case .sRGB: return RGBAColor(red: red, green: green, blue: blue, opacity: opacity)
    case .sRGBLinear:
      return RGBAColor(
        red: Self.encoded(red), green: Self.encoded(green), blue: Self.encoded(blue),
        opacity: opacity)
    case .displayP3:
      let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
      // The matrix has four digits: descriptions of resolved colors on Apple's systems show the same rounding.
      func clipped(_ value: Double) -> Double { Self.encoded(min(max(value, 0), 1)) }
      return RGBAColor(
        red: clipped(1.2249 * r - 0.2247 * g),
        green: clipped(-0.042 * r + 1.0419 * g),
        blue: clipped(-0.0197 * r - 0.0786 * g + 1.0979 * b),
        opacity: opacity)
    }
  }

  static func encoded(_ value: Double) -> Double {
    value <= 0.003_130_8 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }

  static func linear(_ value: Double) -> Double {
    value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}
