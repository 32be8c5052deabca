import Foundation

/// A color in the CIE 1976 L*a*b* space, whose distances are about those that the eye sees.
struct PerceivedColor {
  private let lightness, a, b: Double

  /// Creates the color that a pixel has on white; its components are multiplied by the opacity.
  init(_ pixel: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)) {
    let rest = 255 - Double(pixel.alpha)
    let (red, green, blue) = (
      Self.linear(Double(pixel.red) + rest), Self.linear(Double(pixel.green) + rest),
      Self.linear(Double(pixel.blue) + rest)
    )
    // The matrix of sRGB, divided by the white of D65.
    let x = Self.response((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
    let y = Self.response(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    let z = Self.response((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
    (lightness, a, b) = (116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  /// Returns the CIE 1976 color difference.
  func distance(to other: PerceivedColor) -> Double {
    let (l, a, b) = (lightness - other.lightness, a - other.a, b - other.b)
    return (l * l + a * a + b * b).squareRoot()
  }

  /// The light of a component of 0 to 255, from 0 to 1.
  private static func linear(_ component: Double) -> Double {
    let value = min(component, 255) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func response(_ light: Double) -> Double {
    light > 216.0 / 24_389 ? cbrt(light) : (24_389.0 / 27 * light + 16) / 116
  }
}
