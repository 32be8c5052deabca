import TactileDrawing

/// A replacement of a part of the picture, and the duration of the result.
struct AnimationStep {
  /// The area of the picture that the step replaces, in pixels.
  let area: PixelArea
  /// The compressed pixels of the area.
  let compressed: [UInt8]
  /// The duration; the file stores it in 16 bits, which hold a little more than a minute.
  var milliseconds: UInt16

  /// The pixel format of all steps, which includes opacity because transparency may begin at any
  /// step.
  ///
  /// A recording of opaque frames becomes about 6 % larger as a result.
  static let pixels = PNGPixels.rgba

  /// Compresses a part of a frame, with a duration limited to the maximum of the counter.
  init(
    area: PixelArea, of frame: Bitmap, milliseconds: Int, _ effort: CompressionEffort
  ) throws {
    self.area = area
    self.milliseconds = UInt16(clamping: milliseconds)
    compressed = try Self.pixels.compressed(area, of: frame, effort)
  }

  /// The number of milliseconds by which the step can be extended.
  var spareMilliseconds: Int { Int(UInt16.max - milliseconds) }

  /// The contents of the step's `fcTL` chunk: the area, the duration in thousandths of a second,
  /// and the instruction to replace the existing pixels.
  var control: [UInt8] {
    [area.width, area.height, area.x, area.y].flatMap { UInt32($0).bigEndianBytes }
      + milliseconds.bigEndianBytes + UInt16(1000).bigEndianBytes + [0, 0]
  }
}
