internal import CTactilePangoCairo
import TactileDrawing

/// How an image must be turned and mirrored to be upright, by its number in the Exif standard.
///
/// Each case names the corner or side of the image at which the file's first row and first column
/// lie: `right` is an image whose first row is its right side.
enum ExifOrientation: UInt8 {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

  /// Reads the tag 0x0112 in the first directory of a TIFF structure; nil where there is none.
  init?(tiff: [UInt8]) {
    let isLittle = tiff.starts(with: [0x49, 0x49, 0x2A, 0])
    guard isLittle || tiff.starts(with: [0x4D, 0x4D, 0, 0x2A]) else { return nil }
    func number(at index: Int, bytes: Int) -> Int? {
      guard index >= 0, index + bytes <= tiff.count else { return nil }
      let bytes = tiff[index..<index + bytes]
      return (isLittle ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(at: 4, bytes: 4), let count = number(at: directory, bytes: 2)
    else {
      return nil
    }
    let entries = (0..<count).lazy.map { directory + 2 + $0 * 12 }
    guard
      let entry = entries.first(where: { number(at: $0, bytes: 2) == 0x0112 }),
      number(at: entry + 2, bytes: 2) == 3, let value = number(at: entry + 8, bytes: 2)
    else { return nil }
    self.init(rawValue: UInt8(clamping: value))
  }

  /// Whether the file's rows are the image's columns.
  private var swapsSides: Bool { rawValue >= Self.leftMirrored.rawValue }
  /// Whether the image's left side is at the end of the file's rows, or columns where sides are swapped.
  private var isFlippedAcross: Bool {
    [.upMirrored, .down, .right, .rightMirrored].contains(self)
  }
  /// Whether the image's top is at the end of the file's columns, or rows where sides are swapped.
  private var isFlippedDown: Bool {
    [.down, .downMirrored, .rightMirrored, .left].contains(self)
  }

  /// The image as it is meant to be seen.
  ///
  /// Cairo moves the pixels: debug builds of Swift take a second for a photo.
  func upright(_ bitmap: Bitmap) -> Bitmap {
    guard self != .up else { return bitmap }
    let (width, height) =
      swapsSides ? (bitmap.height, bitmap.width) : (bitmap.width, bitmap.height)
    var (source, pixels) = (bitmap.pixels, [UInt8](repeating: 0, count: bitmap.pixels.count))
    source.withUnsafeMutableBufferPointer { source in
      pixels.withUnsafeMutableBufferPointer { pixels in
        let file = CairoSurface(
          pixels: source.baseAddress!, width: bitmap.width, height: bitmap.height)
        let surface = CairoSurface(pixels: pixels.baseAddress!, width: width, height: height)
        let context = CairoContext(surface)
        cairo_set_source_surface(context.pointer, file.pointer, 0, 0)
        var matrix = matrix(width: Double(width), height: Double(height))
        cairo_pattern_set_matrix(cairo_get_source(context.pointer), &matrix)
        cairo_pattern_set_filter(cairo_get_source(context.pointer), CAIRO_FILTER_NEAREST)
        cairo_set_operator(context.pointer, CAIRO_OPERATOR_SOURCE)
        cairo_paint(context.pointer)
        surface.flush()
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Maps a point of the upright image to a point of the file's.
  private func matrix(width: Double, height: Double) -> cairo_matrix_t {
    let (across, down) = (isFlippedAcross ? -1.0 : 1, isFlippedDown ? -1.0 : 1)
    let (left, top) = (isFlippedAcross ? width : 0, isFlippedDown ? height : 0)
    return swapsSides
      ? cairo_matrix_t(xx: 0, yx: across, xy: down, yy: 0, x0: top, y0: left)
      : cairo_matrix_t(xx: across, yx: 0, xy: 0, yy: down, x0: left, y0: top)
  }
}
