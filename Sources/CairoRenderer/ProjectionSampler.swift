import Drawing
import Foundation

/// Looks up the pixels of a projected picture in the picture that is projected.
struct ProjectionSampler {
  let source: Layer
  /// The inverse of the projection, from pixels to pixels.
  let back: ProjectionTransform

  /// Fills a clear layer; each pixel is the mean of four places in it.
  func fill(_ target: Layer) {
    let bounds = target.bounds
    for y in bounds.minY..<bounds.maxY {
      let upper = Line(Double(y) + 0.25, source, back)
      let lower = Line(Double(y) + 0.75, source, back)
      // The noise of a quotient may not take a pixel away.
      let start = max(bounds.minX, min(upper.first, lower.first) - 1)
      let end = min(bounds.maxX, max(upper.last, lower.last) + 2)
      guard start < end else { continue }
      let middle = FlatLine(Double(y) + 0.5, source, back)
      for x in start..<end {
        let colors = middle.colors(at: x) ?? (upper.colors(at: x) &+ lower.colors(at: x))
        let sum = (colors &+ 0x0080_0080_0080_0080) >> 8
        guard sum & ByteLanes.mask > 0 else { continue }
        target.set(
          (
            UInt8(truncatingIfNeeded: sum), UInt8(truncatingIfNeeded: sum >> 32),
            UInt8(truncatingIfNeeded: sum >> 16), UInt8(truncatingIfNeeded: sum >> 48)
          ), x: x - bounds.minX, y: y - bounds.minY)
      }
    }
    target.markChanged()
  }

  /// The places with one vertical position.
  private struct Line {
    /// The columns between which the source is seen, at most.
    private(set) var first = -Int(Placement.farthest)
    private(set) var last = Int(Placement.farthest)
    private let source: Layer
    private let (slopeX, slopeY, slopeW): (Double, Double, Double)
    private let (startX, startY, startW): (Double, Double, Double)
    private let (left, top): (Double, Double)
    private let (width, height): (Double, Double)

    init(_ y: Double, _ source: Layer, _ back: ProjectionTransform) {
      self.source = source
      (slopeX, slopeY, slopeW) = (back.m11, back.m12, back.m13)
      (startX, startY) = (y * back.m21 + back.m31, y * back.m22 + back.m32)
      startW = y * back.m23 + back.m33
      let bounds = source.bounds
      (left, top) = (Double(bounds.minX) + 0.5, Double(bounds.minY) + 0.5)
      (width, height) = (Double(bounds.width), Double(bounds.height))
      limit(slopeW, startW)
      for (slope, start, low, high) in [
        (slopeX, startX, left - 1, left + width), (slopeY, startY, top - 1, top + height),
      ] {
        limit(slope - low * slopeW, start - low * startW)
        limit(high * slopeW - slope, high * startW - start)
      }
    }

    /// Leaves the columns where a linear function is positive.
    private mutating func limit(_ slope: Double, _ start: Double) {
      let zero = -start / slope
      // Written so that NaN limits nothing.
      guard abs(zero) < Double(Placement.farthest) else { return }
      if slope > 0 {
        first = max(first, Int(zero.rounded(.down)))
      } else {
        last = min(last, Int(zero.rounded(.up)))
      }
    }

    /// A half of the mean of two places in a pixel, as lanes of ``ByteLanes``.
    @inline(__always)
    func colors(at column: Int) -> UInt64 {
      let x = SIMD2(Double(column) + 0.25, Double(column) + 0.75)
      let w = x * slopeW + startW
      let factor = 1 / w
      let (sourceX, sourceY) = (
        (x * slopeX + startX) * factor - left, (x * slopeY + startY) * factor - top
      )
      return color(sourceX.x, sourceY.x, w.x) &+ color(sourceX.y, sourceY.y, w.y)
    }

    /// A quarter of the color at a place, mixed from the four pixels around it.
    @inline(__always)
    private func color(_ x: Double, _ y: Double, _ w: Double) -> UInt64 {
      // What is shown lies before the eye, where the distance is positive both ways. Written so that NaN
      // is outside.
      guard w > 1e-9, x > -1, y > -1, x < width, y < height else { return 0 }
      let (fixedX, fixedY) = (Int((x + 1) * 256 + 0.5), Int((y + 1) * 256 + 0.5))
      let (column, row) = (fixedX >> 8 - 1, fixedY >> 8 - 1)
      let upper = source.pair(column, row), lower = source.pair(column, row + 1)
      guard upper | lower > 0 else { return 0 }
      return ByteLanes.mix(upper, lower, x: UInt64(fixedX & 255), y: UInt64(fixedY & 255))
    }
  }
}

/// The pixels of a row in which a projection is nearly a plain transform.
private struct FlatLine {
  private let back: ProjectionTransform
  private let (startX, startY, startW): (Double, Double, Double)
  private let (left, top): (Double, Double)
  private let (lastX, lastY): (Double, Double)
  private let pixels: UnsafeRawPointer
  private let width: Int

  init(_ y: Double, _ source: Layer, _ back: ProjectionTransform) {
    self.back = back
    (startX, startY) = (y * back.m21 + back.m31, y * back.m22 + back.m32)
    startW = y * back.m23 + back.m33
    let bounds = source.bounds
    (left, top) = (Double(bounds.minX) + 0.5, Double(bounds.minY) + 0.5)
    (lastX, lastY) = (Double(bounds.width) - 3, Double(bounds.height) - 3)
    (pixels, width) = (UnsafeRawPointer(source.start), bounds.width)
  }

  /// The mean of four places in a pixel, as lanes of ``ByteLanes``; nil near the edges of the source and
  /// where the projection changes within the pixel.
  @inline(__always)
  func colors(at column: Int) -> UInt64? {
    let x = Double(column) + 0.5
    let w = x * back.m13 + startW
    // The places are found from the middle and the change within a quarter of a pixel.
    guard w > 1e-3, abs(back.m13) + abs(back.m23) < w / 64 else { return nil }
    let factor = 1 / w
    let (placeX, placeY) = ((x * back.m11 + startX) * factor, (x * back.m12 + startY) * factor)
    let (alongX, alongY) = (back.m11 - placeX * back.m13, back.m12 - placeY * back.m13)
    let (downX, downY) = (back.m21 - placeX * back.m23, back.m22 - placeY * back.m23)
    let (sourceX, sourceY) = (placeX - left, placeY - top)
    guard sourceX > 2, sourceY > 2, sourceX < lastX, sourceY < lastY,
      abs(alongX) + abs(downX) < 4 * w, abs(alongY) + abs(downY) < 4 * w
    else { return nil }
    // In parts of 65,536 from here on.
    let quarter = factor * 0x4000
    let (middleX, middleY) = (Int(sourceX * 0x10000) &+ 128, Int(sourceY * 0x10000) &+ 128)
    let (aX, aY) = (Int(alongX * quarter), Int(alongY * quarter))
    let (bX, bY) = (Int(downX * quarter), Int(downY * quarter))
    return color(middleX &- aX &- bX, middleY &- aY &- bY)
      &+ color(middleX &+ aX &- bX, middleY &+ aY &- bY)
      &+ color(middleX &- aX &+ bX, middleY &- aY &+ bY)
      &+ color(middleX &+ aX &+ bX, middleY &+ aY &+ bY)
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

/// Arithmetic on four components at once, in lanes of 16 bits.
private enum ByteLanes {
  static let mask: UInt64 = 0x00FF_00FF_00FF_00FF

  /// A mix of four pixels: 64 times each component, those of even bytes in the lower half.
  ///
  /// - Parameters:
  ///   - upper: two neighbors of a row, the left one in the lower half.
  ///   - lower: their neighbors in the next row.
  ///   - x: the part of the right ones, from 0 to 256.
  ///   - y: the part of the lower ones, from 0 to 256.
  @inline(__always)
  static func mix(_ upper: UInt64, _ lower: UInt64, x: UInt64, y: UInt64) -> UInt64 {
    func column(_ upper: UInt64, _ lower: UInt64) -> UInt64 {
      ((upper & mask) &* (256 &- y) &+ (lower & mask) &* y &+ 0x0080_0080_0080_0080) >> 8 & mask
    }
    func row(_ columns: UInt64) -> UInt64 {
      (columns & 0xFFFF_FFFF) &* (256 &- x) &+ (columns >> 32) &* x
    }
    let even = row(column(upper, lower)), odd = row(column(upper >> 8, lower >> 8))
    return (even | odd << 32) >> 2 & 0x3FFF_3FFF_3FFF_3FFF
  }
}

extension Layer {
  /// A pixel in the lower half, and the one to the right of it; pixels outside the picture are clear.
  @inline(__always)
  fileprivate func pair(_ column: Int, _ row: Int) -> UInt64 {
    guard column < 0 || column + 1 >= bounds.width || row < 0 || row >= bounds.height else {
      return words(row * bounds.width + column)
    }
    return UInt64(self[column, row]) | UInt64(self[column + 1, row]) << 32
  }
}
