import TactileDrawing

/// A color filter for premultiplied pixels.
struct PixelFilter {
  /// The factors of each component in the new blue, green, red and opacity.
  private let (red, green, blue, alpha): (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)
  private let constant: SIMD4<Float>
  private let keepsOpacity: Bool

  /// Fails where the filter's numbers are not finite.
  init?(_ filter: ColorFilter) {
    let rows = filter.matrix
    guard rows.allSatisfy({ $0.allSatisfy(\.isFinite) }) else { return nil }
    func column(_ index: Int) -> SIMD4<Float> {
      // The limit keeps products and sums finite.
      func entry(_ row: Int) -> Float { Float(min(max(rows[row][index], -1e9), 1e9)) }
      return SIMD4(entry(2), entry(1), entry(0), entry(3))
    }
    (red, green, blue, alpha) = (column(0), column(1), column(2), column(3))
    constant = column(4)
    keepsOpacity = filter.keepsOpacity
  }

  /// The new pixel, whose lowest byte is blue; a clear one stays clear.
  func apply(to pixel: UInt32) -> UInt32 {
    guard pixel >> 24 > 0 else { return pixel }
    let opacity = Float(pixel >> 24)
    var color = constant + alpha * (opacity / 255)
    color += blue * (Float(pixel & 255) / opacity)
    color += green * (Float(pixel >> 8 & 255) / opacity)
    color += red * (Float(pixel >> 16 & 255) / opacity)
    color.clamp(lowerBound: SIMD4(), upperBound: SIMD4(repeating: 1))
    let whole = color.w * (keepsOpacity ? opacity : 255)
    color.w = 1
    let bytes = SIMD4<UInt32>((color * whole).rounded(.toNearestOrAwayFromZero))
    return bytes.x | bytes.y << 8 | bytes.z << 16 | bytes.w << 24
  }
}
