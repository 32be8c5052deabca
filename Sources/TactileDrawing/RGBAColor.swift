/// A color with sRGB components.
///
/// A `Color` of SwiftUI depends on the environment; this is the color that it has when it's drawn, in items of a
/// ``DisplayList``. A test can compare the color of a text with an expected one:
///
/// ```swift
/// #expect(run.color == RGBAColor(red: 1, green: 1, blue: 1))
/// ```
///
/// Colors are equal if all components are exactly equal. To compare them with a precision of 8 bits, use their
/// descriptions, such as `#FF9500`. Components are from 0 to 1 and aren't premultiplied by the opacity. The initializer
/// doesn't clamp them, but drawing does.
public struct RGBAColor: Hashable, Sendable {
  /// The red component, 0 to 1.
  public var red: Double
  /// The green component, 0 to 1.
  public var green: Double
  /// The blue component, 0 to 1.
  public var blue: Double
  /// The opacity, 0 (transparent) to 1 (opaque).
  public var opacity: Double

  /// Creates a color from sRGB components, 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// Returns this color composited over another.
  package func over(_ below: RGBAColor) -> RGBAColor {
    let rest = below.opacity * (1 - opacity)
    let total = opacity + rest
    guard total > 0 else { return below }
    func mix(_ top: Double, _ bottom: Double) -> Double {
      (top * opacity + bottom * rest) / total
    }
    return RGBAColor(
      red: mix(red, below.red), green: mix(green, below.green), blue: mix(blue, below.blue),
      opacity: total)
  }
}

extension RGBAColor: CustomStringConvertible {
  /// The color as `#RRGGBB`, followed by an at sign and the opacity if it is not opaque.
  public var description: String {
    let components = [red, green, blue].map { component in
      let byte = component.isNaN ? 0 : Int((min(max(component, 0), 1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "#" + components.joined() + (opacity == 1 ? "" : "@\(opacity.concise)")
  }
}
