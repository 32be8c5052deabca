import Drawing
import Foundation

/// Looks up the pixels of a projected picture in the picture that is projected.
struct ProjectionSampler {
  let source: Layer
  /// The inverse of the projection, from pixels to pixels.
  let back: ProjectionTransform

  /// Fills a clear layer; each pixel is the mean of four places in it.
  func fill(_ target: Layer) {
    guard let hull = PixelHull(of: source) else { return }
    let smooth = SmoothBlocks(of: source)
    let bounds = target.bounds
    for y in bounds.minY..<bounds.maxY {
      let upper = Line(Double(y) + 0.25, source, back, hull)
      let lower = Line(Double(y) + 0.75, source, back, hull)
      // The noise of a quotient may not take a pixel away.
      let start = max(bounds.minX, min(upper.first, lower.first) - 1)
      let end = min(bounds.maxX, max(upper.last, lower.last) + 2)
      guard start < end else { continue }
      let middle = FlatLine(Double(y) + 0.5, source, back, smooth)
      let row = UnsafeMutableRawPointer(target.start) + (y - bounds.minY) * bounds.width * 4
      func set(_ colors: UInt64, at x: Int) {
        row.storeBytes(
          of: ByteLanes.pixel(colors), toByteOffset: (x &- bounds.minX) &* 4, as: UInt32.self)
      }
      for first in stride(from: start, to: end, by: FlatLine.run) {
        let last = min(first + FlatLine.run, end) - 1
        if middle.isFlat(first, last) {
          for x in first...last { set(middle.colors(at: x), at: x) }
        } else {
          for x in first...last {
            set(middle.colorsIfFlat(at: x) ?? (upper.colors(at: x) &+ lower.colors(at: x)), at: x)
          }
        }
      }
    }
    target.markChanged()
  }

  /// The places with one vertical position.
  private struct Line {
    /// The columns between which the drawn part of the source is seen, at most.
    private(set) var first = -Int(Placement.farthest)
    private(set) var last = Int(Placement.farthest)
    private let source: Layer
    private let (slopeX, slopeY, slopeW): (Double, Double, Double)
    private let (startX, startY, startW): (Double, Double, Double)
    private let (left, top): (Double, Double)
    private let (width, height): (Double, Double)

    init(
      _ y: Double, _ source: Layer, _ back: ProjectionTransform, _ hull: PixelHull
    ) {
      self.source = source
      (slopeX, slopeY, slopeW) = (back.m11, back.m12, back.m13)
      (startX, startY) = (y * back.m21 + back.m31, y * back.m22 + back.m32)
      startW = y * back.m23 + back.m33
      let bounds = source.bounds
      (left, top) = (Double(bounds.minX) + 0.5, Double(bounds.minY) + 0.5)
      (width, height) = (Double(bounds.width), Double(bounds.height))
      limit(slopeW, startW)
      for edge in hull.edges {
        let reach = edge.reach + edge.x * left + edge.y * top
        limit(
          reach * slopeW - edge.x * slopeX - edge.y * slopeY,
          reach * startW - edge.x * startX - edge.y * startY)
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
