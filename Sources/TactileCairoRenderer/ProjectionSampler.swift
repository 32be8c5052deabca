import Foundation
import TactileDrawing

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
    // Rows side by side read the same parts of the source, which then are in the processor's cache.
    for top in stride(from: bounds.minY, to: bounds.maxY, by: Self.rows) {
      let rows = (top..<min(top + Self.rows, bounds.maxY)).compactMap { y in
        Row(y, source, back, hull, smooth, in: target)
      }
      guard let start = rows.lazy.map(\.start).min(), let end = rows.lazy.map(\.end).max() else {
        continue
      }
      rows.withUnsafeBufferPointer { rows in
        for first in stride(from: start, to: end, by: FlatLine.run) {
          for index in rows.indices { rows[index].fill(first, min(first + FlatLine.run, end)) }
        }
      }
    }
    target.markChanged()
  }

  /// The number of rows that are filled together.
  private static let rows = 8

  /// A row of the target, and the columns in which something is seen.
  private struct Row {
    let start: Int
    let end: Int
    private let (upper, lower): (Line, Line)
    private let middle: FlatLine
    /// Where the pixel of column zero would be.
    private let pixels: UnsafeMutablePointer<UInt32>

    /// Creates a row; nil if nothing is seen in it.
    init?(
      _ y: Int, _ source: Layer, _ back: ProjectionTransform, _ hull: PixelHull,
      _ smooth: SmoothBlocks, in target: Layer
    ) {
      let bounds = target.bounds
      upper = Line(Double(y) + 0.25, source, back, hull)
      lower = Line(Double(y) + 0.75, source, back, hull)
      // The noise of a quotient may not take a pixel away.
      start = max(bounds.minX, min(upper.first, lower.first) - 1)
      end = min(bounds.maxX, max(upper.last, lower.last) + 2)
      guard start < end else { return nil }
      middle = FlatLine(Double(y) + 0.5, source, back, smooth)
      pixels =
        UnsafeMutableRawPointer(target.start).assumingMemoryBound(to: UInt32.self)
        + (y - bounds.minY) * bounds.width - bounds.minX
    }

    /// Fills the pixels of a run of columns.
    func fill(_ first: Int, _ end: Int) {
      let (first, end) = (max(first, start), min(end, self.end))
      guard first < end else { return }
      if middle.isFlat(first, end - 1) {
        for x in first..<end { pixels[x] = middle.pixel(at: x) }
      } else {
        for x in first..<end {
          pixels[x] =
            middle.pixelIfFlat(at: x)
            ?? ByteLanes.pixel(upper.colors(at: x) &+ lower.colors(at: x))
        }
      }
    }
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
      // Visible points lie before the eye, where the distance is positive both ways. Written so that NaN
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
