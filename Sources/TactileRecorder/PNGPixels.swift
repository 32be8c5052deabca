internal import CTactilePixels
import TactileDrawing

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
    let bands = bands(of: area)
    // To try all filters on rows that resemble the one above takes three times as long, for files that are a
    // fourteenth smaller.
    let enough = effort == .fast ? 4 : 0
    let filtered = try Deflate.compress(
      bands.lazy.map { self.filtered($0, of: area, of: bitmap, enough: enough) }, effort)
    guard effort == .small else { return filtered }
    let plain = try Deflate.compress(
      bands.lazy.map { self.plain($0, of: area, of: bitmap) }, effort)
    return plain.count < filtered.count ? plain : filtered
  }

  /// The rows of an area in parts that stay in the processor's cache until they are compressed.
  private func bands(of area: PixelArea) -> [Range<Int>] {
    let rows = max(65_536 / (area.width * count + 1), 1)
    return stride(from: 0, to: area.height, by: rows).map { $0..<min($0 + rows, area.height) }
  }

  /// Returns rows of an area of a picture, each after the number of the filter that changes nothing.
  private func plain(_ rows: Range<Int>, of area: PixelArea, of bitmap: Bitmap) -> [UInt8] {
    bitmap.withArea(area) { pixels in
      var output = [UInt8](repeating: 0, count: rows.count * (area.width * count + 1))
      pixels_plain(pixels, rows.lowerBound, rows.count, count, &output)
      return output
    }
  }

  /// Returns rows of an area of a picture, each after the number of its filter.
  private func filtered(
    _ rows: Range<Int>, of area: PixelArea, of bitmap: Bitmap, enough: Int
  ) -> [UInt8] {
    bitmap.withArea(area) { pixels in
      var output = [UInt8](repeating: 0, count: rows.count * (area.width * count + 1))
      var scratch = [UInt8](repeating: 0, count: pixels_scratch_size(area.width, count))
      pixels_filter(pixels, rows.lowerBound, rows.count, count, enough, &output, &scratch)
      return output
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
