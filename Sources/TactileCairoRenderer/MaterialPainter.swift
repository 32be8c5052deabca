import Foundation
import TactileDrawing

/// Blurs and tints the backdrop of materials, for a renderer.
///
/// Such a wide blur only needs a quarter of the pixels in each direction. The window is divided
/// into blocks of four by four pixels from its top left, so that each pixel of a material depends
/// only on the blocks around it. The result is the same for any redrawn part, and blurring is
/// sixteen times cheaper.
final class MaterialPainter {
  private struct Key: Hashable {
    let blocks: [UInt8]
    let zone: PixelRect
    let area: PixelRect
    let material: MaterialPaint
  }

  /// The side length of a block, in pixels.
  static let side = 4

  private let blur: BoxBlur?
  /// The drawn materials, by their backdrop, so that entries never become stale.
  ///
  /// The cache holds four full windows of a phone at scale 2.
  private var layers = BoundedCache<Key, Layer>(limit: 32 << 20)

  init(scale: CGFloat) {
    blur = BoxBlur(radius: MaterialPaint.blurRadius * scale / CGFloat(Self.side))
  }

  /// The number of blocks around a block that affect it: those of the blur, and one for
  /// interpolation.
  private var blockMargin: Int { (blur?.margin ?? 0) + 1 }

  /// The number of pixels around a pixel that affect it.
  var margin: Int { (blockMargin + 1) * Self.side }

  /// Returns the pixels of a window that affect an area of a material; beyond the window, its edge
  /// is repeated.
  func source(of area: PixelRect, in window: PixelRect) -> PixelRect {
    blocks(around: area, in: window).pixels(in: window)
  }

  private func blocks(around area: PixelRect, in window: PixelRect) -> BlockRange {
    func range(_ min: Int, _ max: Int, _ end: Int) -> Range<Int> {
      let count = (end + Self.side - 1) / Self.side
      func clamped(_ block: Int) -> Int { Swift.min(Swift.max(block, 0), count - 1) }
      // Interpolation needs half a block in each direction, so a whole one is included.
      let first = clamped((min >> 2) - 1 - blockMargin),
        last = clamped((max >> 2) + 1 + blockMargin)
      return first..<last + 1
    }
    return BlockRange(
      columns: range(area.minX, area.maxX, window.maxX),
      rows: range(area.minY, area.maxY, window.maxY))
  }

  /// Returns the appearance of a material in an area, in the coordinates of the window.
  ///
  /// - Parameter source: The backdrop, with the pixels of ``source(of:in:)``.
  func layer(
    _ material: MaterialPaint, at area: PixelRect, over source: Layer, in window: PixelRect
  ) -> Layer {
    let range = blocks(around: area, in: window)
    var blocks = source.blocks(range, in: window)
    let key = Key(blocks: blocks, zone: source.bounds, area: area, material: material)
    if let known = layers.value(for: key) { return known }
    blocks.withUnsafeMutableBufferPointer {
      blur?.apply(
        to: $0, width: range.columns.count, height: range.rows.count, channels: 4,
        keepingEdges: true)
    }
    let layer = Layer(bounds: area)
    layer.fill(with: material.colors(of: blocks), in: range)
    layers.insert(
      layer, cost: area.width * area.height * 4 + key.blocks.count + 500, for: key)
    return layer
  }
}

/// A rectangular range of blocks in a window.
struct BlockRange {
  let columns: Range<Int>
  let rows: Range<Int>

  /// Returns the pixels of the blocks.
  func pixels(in window: PixelRect) -> PixelRect {
    var pixels = window
    let side = MaterialPainter.side
    (pixels.minX, pixels.minY) = (columns.lowerBound * side, rows.lowerBound * side)
    pixels.maxX = min(columns.upperBound * side, window.maxX)
    pixels.maxY = min(rows.upperBound * side, window.maxY)
    return pixels
  }
}

extension MaterialPaint {
  /// Returns the colors of blurred blocks, saturated and tinted, as blue, green, red and opacity.
  fileprivate func colors(of blocks: [UInt8]) -> [Float] {
    let rows = ColorFilter.saturation(Self.saturation).matrix.map { $0.map { Float($0) } }
    let tint = tint.drawable ?? RGBAColor(red: 0, green: 0, blue: 0, opacity: 0)
    let rest = Float(1 - tint.opacity)
    let part = Float(min(max(opacity.isNaN ? 0 : opacity, 0), 1))
    let over = [tint.blue, tint.green, tint.red, 1].map { Float($0 * tint.opacity) * 255 }
    return [Float](unsafeUninitializedCapacity: blocks.count) { colors, count in
      blocks.withUnsafeBufferPointer { blocks in
        for start in stride(from: 0, to: blocks.count, by: 4) {
          let (b, g, r) = (Float(blocks[start]), Float(blocks[start + 1]), Float(blocks[start + 2]))
          let opacity = Float(blocks[start + 3])
          func mix(_ row: [Float]) -> Float {
            min(max(row[0] * r + row[1] * g + row[2] * b, 0), opacity)
          }
          colors[start] = (mix(rows[2]) * rest + over[0]) * part
          colors[start + 1] = (mix(rows[1]) * rest + over[1]) * part
          colors[start + 2] = (mix(rows[0]) * rest + over[2]) * part
          colors[start + 3] = (opacity * rest + over[3]) * part
        }
      }
      count = blocks.count
    }
  }
}

extension Layer {
  /// Returns the mean colors of blocks; the layer must contain all of their pixels in the window.
  fileprivate func blocks(_ range: BlockRange, in window: PixelRect) -> [UInt8] {
    let side = MaterialPainter.side
    var blocks: [UInt8] = []
    blocks.reserveCapacity(range.columns.count * range.rows.count * 4)
    for row in range.rows {
      let (top, bottom) = (row * side, min((row + 1) * side, window.maxY))
      for column in range.columns {
        let (left, right) = (column * side, min((column + 1) * side, window.maxX))
        let count = (bottom - top) * (right - left)
        let sums = sum(
          left - bounds.minX..<right - bounds.minX, top - bounds.minY..<bottom - bounds.minY)
        for sum in [sums.0, sums.1, sums.2, sums.3] {
          blocks.append(UInt8((sum + count / 2) / count))
        }
      }
    }
    return blocks
  }

  /// Fills all pixels with the colors of blocks, interpolated between their centers.
  fileprivate func fill(with colors: [Float], in range: BlockRange) {
    let width = range.columns.count
    /// Returns the block before a pixel's center, the next one, and the fraction between them.
    func place(_ pixel: Int, _ blocks: Range<Int>) -> (Int, Int, Float) {
      let before = (pixel - 2) >> 2
      let part = Float(pixel - 2 - before * 4) / 4 + 0.125
      func index(_ block: Int) -> Int {
        min(max(block, blocks.lowerBound), blocks.upperBound - 1) - blocks.lowerBound
      }
      return (index(before), index(before + 1), part)
    }
    let columns = (bounds.minX..<bounds.maxX).map { place($0, range.columns) }
    colors.withUnsafeBufferPointer { colors in
      for y in 0..<bounds.height {
        let (top, bottom, down) = place(bounds.minY + y, range.rows)
        for x in 0..<bounds.width {
          let (left, right, across) = columns[x]
          let (a, b) = ((top * width + left) * 4, (top * width + right) * 4)
          let (c, d) = ((bottom * width + left) * 4, (bottom * width + right) * 4)
          func mix(_ channel: Int) -> UInt8 {
            let upper = colors[a + channel] + (colors[b + channel] - colors[a + channel]) * across
            let lower = colors[c + channel] + (colors[d + channel] - colors[c + channel]) * across
            return UInt8(min(max(upper + (lower - upper) * down, 0), 255).rounded())
          }
          let opacity = mix(3)
          set(
            (min(mix(0), opacity), min(mix(1), opacity), min(mix(2), opacity), opacity), x: x, y: y)
        }
      }
    }
    markChanged()
  }
}
