import Foundation

extension RGBAColor {
  /// The color as four numbers that can be interpolated: its coordinates in Oklab, a perceptually
  /// uniform color space, and its opacity.
  ///
  /// The coordinates are multiplied by the opacity, so that a color that fades in is not darkened.
  package var animatableVector: SIMD4<Double> {
    let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    let l = cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b)
    let m = cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b)
    let s = cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b)
    let scale = AnimatableUnit.scale
    return SIMD4(l * opacity * scale, m * opacity * scale, s * opacity * scale, opacity * scale)
  }

  /// The same numbers in an array.
  package var animatableValues: [Double] { AnimatableVector(animatableVector).values }

  /// Creates a color from the first four of such numbers, and removes them.
  package init(animatable values: inout ArraySlice<Double>) {
    self.init(animatable: AnimatableVector(values: Array(values.prefix(4))).first)
    values = values.dropFirst(4)
  }

  /// Creates a color from such numbers.
  package init(animatable values: SIMD4<Double>) {
    let part = values / AnimatableUnit.scale
    let opacity = part.w
    guard opacity > 0 else {
      self.init(red: 0, green: 0, blue: 0, opacity: 0)
      return
    }
    let (l, m, s) = (pow(part.x / opacity, 3), pow(part.y / opacity, 3), pow(part.z / opacity, 3))
    func component(_ value: Double) -> Double { Self.encoded(min(max(value, 0), 1)) }
    self.init(
      red: component(4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s),
      green: component(-1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s),
      blue: component(-0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701_0 * s),
      opacity: min(opacity, 1))
  }

  private static func encoded(_ value: Double) -> Double {
    value <= 0.003_130_8 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }

  private static func linear(_ value: Double) -> Double {
    value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}
