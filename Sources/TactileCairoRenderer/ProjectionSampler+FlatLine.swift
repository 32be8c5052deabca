import TactileDrawing

extension ProjectionSampler {
  /// The pixels of a row in which a projection is nearly a plain transform.
  ///
  /// The four places in a pixel are found from its middle and the change within a quarter of a
  /// pixel, which takes one division instead of four.
  struct FlatLine {
    /// The number of pixels that are checked together.
    static let run = 32

    private let back: ProjectionTransform
    private let (startX, startY, startW): (Double, Double, Double)
    private let (left, top): (Double, Double)
    private let (lastX, lastY): (Double, Double)
    private let smooth: SmoothBlocks
    private let pixels: UnsafeRawPointer
    private let width: Int
    /// How the place in the source changes along the row, times the square of the distance.
    private let (alongX, alongY): (Double, Double)
    /// The source's first pixel, in parts of 65,536.
    private let (originX, originY): (Double, Double)

    init(
      _ y: Double, _ source: Layer, _ back: ProjectionTransform, _ smooth: SmoothBlocks
    ) {
      self.smooth = smooth
      self.back = back
      (startX, startY) = (y * back.m21 + back.m31, y * back.m22 + back.m32)
      startW = y * back.m23 + back.m33
      let bounds = source.bounds
      (left, top) = (Double(bounds.minX) + 0.5, Double(bounds.minY) + 0.5)
      (lastX, lastY) = (Double(bounds.width) - 3, Double(bounds.height) - 3)
      (pixels, width) = (UnsafeRawPointer(source.start), bounds.width)
      alongX = back.m11 * startW - back.m13 * startX
      alongY = back.m12 * startW - back.m13 * startY
      // Half a part more, less the half that rounding to the nearest part adds.
      (originX, originY) = (127.5 - left * 0x10000, 127.5 - top * 0x10000)
    }

    /// Whether all pixels of a run lie within the source, and the projection hardly changes in any of
    /// them.
    ///
    /// Distances and places change linearly along the run, so both ends decide.
    func isFlat(_ first: Int, _ last: Int) -> Bool {
      var least = Double.infinity
      var (downX, downY) = (0.0, 0.0)
      for column in [first, last] {
        let x = Double(column) + 0.5
        let w = x * back.m13 + startW
        let (placeX, placeY) = (x * back.m11 + startX, x * back.m12 + startY)
        guard isNear(w), placeX > (left + 2) * w, placeY > (top + 2) * w,
          placeX < (left + lastX) * w, placeY < (top + lastY) * w
        else { return false }
        least = min(least, w)
        downX = max(downX, abs(back.m21 * w - placeX * back.m23))
        downY = max(downY, abs(back.m22 * w - placeY * back.m23))
      }
      let most = 4 * least * least
      return abs(alongX) + downX < most && abs(alongY) + downY < most
    }

    /// Whether the distance hardly changes within a pixel; false for NaN.
    private func isNear(_ w: Double) -> Bool {
      w > 1e-3 && abs(back.m13) + abs(back.m23) < w / 64
    }

    /// The mean of four places in a pixel; nil near the edges of the source and where the projection
    /// changes within the pixel.
    @inline(__always)
    func pixelIfFlat(at column: Int) -> UInt32? {
      isFlat(column, column) ? pixel(at: column) : nil
    }

    /// The mean of four places in a pixel of a flat run.
    @inline(__always)
    func pixel(at column: Int) -> UInt32 {
      let x = Double(column) + 0.5
      let w = x * back.m13 + startW
      let factor = 1 / w
      let (placeX, placeY) = (x * back.m11 + startX, x * back.m12 + startY)
      // In parts of 65,536 from here on.
      let (whole, quarter) = (factor * 0x10000, factor * factor * 0x4000)
      let (middleX, middleY) = (fixed(placeX * whole + originX), fixed(placeY * whole + originY))
      if smooth.contains(middleX, middleY) { return pixel(middleX, middleY) }
      let (aX, aY) = (fixed(alongX * quarter), fixed(alongY * quarter))
      let bX = fixed((w * back.m21 - placeX * back.m23) * quarter)
      let bY = fixed((w * back.m22 - placeY * back.m23) * quarter)
      return ByteLanes.pixel(
        color(middleX &- aX &- bX, middleY &- aY &- bY)
          &+ color(middleX &+ aX &- bX, middleY &+ aY &- bY)
          &+ color(middleX &- aX &+ bX, middleY &- aY &+ bY)
          &+ color(middleX &+ aX &+ bX, middleY &+ aY &+ bY))
    }

    /// The pixel of the source nearest to a place, which in a smooth block has the color of the mean.
    @inline(__always)
    private func pixel(_ x: Int, _ y: Int) -> UInt32 {
      (pixels + ((y &+ 0x8000) >> 16 &* width &+ (x &+ 0x8000) >> 16) &* 4).load(as: UInt32.self)
    }

    /// The nearest whole number, for numbers of less than 51 bits.
    ///
    /// At the size of the number that is added, a double is a whole number in its lowest bits.
    @inline(__always)
    private func fixed(_ value: Double) -> Int {
      Int(truncatingIfNeeded: Int64(bitPattern: (value + 6_755_399_441_055_744).bitPattern << 13))
        >> 13
    }

    /// A quarter of the color at a place in the source.
    @inline(__always)
    private func color(_ x: Int, _ y: Int) -> UInt64 {
      let start = pixels + ((y >> 16) &* width &+ (x >> 16)) &* 4
      return ByteLanes.mix(
        start.loadUnaligned(as: UInt64.self), (start + width &* 4).loadUnaligned(as: UInt64.self),
        x: UInt64(truncatingIfNeeded: x >> 8 & 255), y: UInt64(truncatingIfNeeded: y >> 8 & 255))
    }
  }
}
