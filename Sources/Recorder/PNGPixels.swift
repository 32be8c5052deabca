internal import CPixels
import Drawing

/// The pixel formats of PNG files.
enum PNGPixels: UInt8 {
  /// Red, green and blue, for pictures without transparency.
  case rgb = 2
  /// Red, green, blue and opacity; the colors are not premultiplied.
  case rgba = 6

  /// Selects the smallest format that can represent the picture.
  init(for bitmap: Bitmap) {
    self = bitmap.isOpaque ? .rgb : .rgba
  }

  /// The number of components per pixel.
  var count: Int { self == .rgb ? 3 : 4 }

  /// Returns an area of a picture, compressed.
  func compressed(
    _ area: PixelArea, of bitmap: Bitmap, _ effort: CompressionEffort
  ) throws -> [UInt8] {
    let filtered = try Deflate.compress(filtered(area, of: bitmap), effort)
    guard effort == .small else { return filtered }
    let plain = try Deflate.compress(plain(area, of: bitmap), effort)
    return plain.count < filtered.count ? plain : filtered
  }

  /// Returns the rows of an area of a picture, each after the number of the filter that changes nothing.
  private func plain(_ area: PixelArea, of bitmap: Bitmap) -> [UInt8] {
    bitmap.withArea(area) { area in
      let size = pixels_filtered_size(area, count)
      return [UInt8](unsafeUninitializedCapacity: size) { output, written in
        guard let start = output.baseAddress else { return }
        pixels_plain(area, count, start)
        written = size
      }
    }
  }

  /// Returns the rows of an area of a picture, each after the number of its filter.
  func filtered(_ area: PixelArea, of bitmap: Bitmap) -> [UInt8] {
    bitmap.withArea(area) { area in
      let scratchSize = pixels_scratch_size(area.width, count)
      return [UInt8](unsafeUninitializedCapacity: pixels_filtered_size(area, count)) {
        output, size in
        guard let start = output.baseAddress else { return }
        var scratch = [UInt8](repeating: 0, count: scratchSize)
        pixels_filter(area, count, start, &scratch)
        size = pixels_filtered_size(area, count)
      }
    }
  }
}

extension Bitmap {
  /// Whether every pixel is completely opaque.
  fileprivate var isOpaque: Bool { withArea(PixelArea(self)) { pixels_are_opaque($0) } }

  /// Calls a closure with the pixels of an area, which has to be inside the picture.
  fileprivate func withArea<Result>(_ area: PixelArea, _ body: (pixels_area) -> Result) -> Result {
    pixels.withUnsafeBufferPointer { pixels in
      body(
        pixels_area(
          start: pixels.baseAddress.map { $0 + (area.y * width + area.x) * 4 }, stride: width * 4,
          width: area.width, height: area.height))
    }
  }
}
