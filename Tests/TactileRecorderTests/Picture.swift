import TactileDrawing

extension Bitmap {
  /// A picture whose pixels the closure computes as red, green, blue and opacity.
  init(
    width: Int, height: Int,
    _ pixel: (_ x: Int, _ y: Int) -> (red: Int, green: Int, blue: Int, alpha: Int)
  ) {
    var pixels: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let (red, green, blue, alpha) = pixel(x, y)
        // Premultiplied, as all bitmaps are.
        pixels += [blue, green, red].map { UInt8(($0 * alpha + 127) / 255) } + [UInt8(alpha)]
      }
    }
    self.init(width: width, height: height, pixels: pixels)
  }

  /// Something of everything: flat parts, ramps in both directions and noise.
  static func busy(width: Int, height: Int, isOpaque: Bool = true, seed: Int = 1) -> Bitmap {
    var state = UInt32(truncatingIfNeeded: seed &* 2_654_435_761)
    return Bitmap(width: width, height: height) { x, y in
      state = state &* 1_664_525 &+ 1_013_904_223
      let alpha = isOpaque ? 255 : (x * 17 + y * 31) % 256
      return switch y % 4 {
      case 0: (200, 10, 10, alpha)
      case 1: (x * 5 % 256, y * 3 % 256, (x + y) % 256, alpha)
      case 2: (y * 7 % 256, 255 - x % 256, x * y % 256, alpha)
      default: (Int(state >> 24), Int(state >> 16 & 255), Int(state >> 8 & 255), alpha)
      }
    }
  }

  static func plain(
    _ red: Int, _ green: Int, _ blue: Int, alpha: Int = 255, width: Int = 8, height: Int = 6
  ) -> Bitmap {
    Bitmap(width: width, height: height) { _, _ in (red, green, blue, alpha) }
  }
}
