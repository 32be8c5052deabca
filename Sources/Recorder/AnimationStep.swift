import Drawing

/// A part of the picture that is replaced, and how long the result is seen.
struct AnimationStep {
  /// The part.
  let area: PixelArea
  /// The pixels that it shows.
  let compressed: [UInt8]
  /// How long it is seen; the file counts this in 16 bits, a little more than a minute.
  var milliseconds: UInt16

  /// The form of all steps: transparency may begin at any of them.
  ///
  /// A recording of opaque frames becomes some 6 % longer for it.
  static let pixels = PNGPixels.rgba

  /// Compresses a part of a frame that is seen for as many of the milliseconds as can be counted.
  init(area: PixelArea, of frame: Bitmap, milliseconds: Int) throws {
    self.area = area
    self.milliseconds = UInt16(clamping: milliseconds)
    compressed = try Self.pixels.compressed(area, of: frame)
  }

  /// By how many milliseconds the step can become longer.
  var spareMilliseconds: Int { Int(UInt16.max - milliseconds) }

  /// The step's part of the chunk `fcTL`: where it draws, for how many thousandths of a second, and
  /// that it replaces what was there.
  var control: [UInt8] {
    [area.width, area.height, area.x, area.y].flatMap { UInt32($0).bigEndianBytes }
      + milliseconds.bigEndianBytes + UInt16(1000).bigEndianBytes + [0, 0]
  }
}
