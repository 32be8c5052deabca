/// The blocks of a layer in which all pixels have nearly the same color, such as a part of a gradient.
///
/// A mean of several places in such a block is the color of the middle one, but for rounding. Blocks
/// are aligned to the pixels of the window, so they do not depend on the part of it that is drawn.
struct SmoothBlocks {
  /// The pixels along a side of a block are two to the power of this.
  private static let power = 3
  /// The pixels around a block that have its color, too.
  private static let margin = 2

  private let isSmooth: [Bool]
  private let columns: Int
  /// The pixels of the first block outside of the layer, in parts of 65,536.
  private let (startX, startY): (Int, Int)

  init(of layer: Layer) {
    let (bounds, size) = (layer.bounds, 1 << Self.power)
    let (left, top) = (bounds.minX & (size - 1), bounds.minY & (size - 1))
    let columns = (left + bounds.width + size - 1) >> Self.power
    let rows = (top + bounds.height + size - 1) >> Self.power
    isSmooth = [Bool](unsafeUninitializedCapacity: columns * rows) { blocks, count in
      count = columns * rows
      for row in 0..<rows {
        for column in 0..<columns {
          let x = column * size - left - Self.margin
          let y = row * size - top - Self.margin
          blocks[row * columns + column] = Self.isSmooth(layer, x, y, size + 2 * Self.margin)
        }
      }
    }
    (self.columns, startX, startY) = (columns, left << 16, top << 16)
  }

  /// Whether a place, in parts of 65,536 of a pixel, lies in a smooth block.
  @inline(__always)
  func contains(_ x: Int, _ y: Int) -> Bool {
    let shift = 16 + Self.power
    return isSmooth.withUnsafeBufferPointer {
      $0[((y &+ startY) >> shift) &* columns &+ (x &+ startX) >> shift]
    }
  }

  /// Whether the components of all pixels of a square in the layer are at most two below those of the
  /// first pixel, and at most one above.
  private static func isSmooth(_ layer: Layer, _ x: Int, _ y: Int, _ size: Int) -> Bool {
    let (width, height) = (layer.bounds.width, layer.bounds.height)
    guard x >= 0, y >= 0, x + size <= width, y + size <= height else { return false }
    let first = UInt64(layer[x, y]) &* 0x1_0000_0001
    // Two more than the difference is 0 to 3; one that is less borrows, which sets the other bits.
    let (even, odd) = (first & mask, first >> 8 & mask)
    var differences: UInt64 = 0
    for row in y..<y + size {
      var index = row &* width &+ x
      for _ in 0..<size / 2 {
        let pixels = layer.words(index)
        differences |= (pixels & mask &+ two &- even) | (pixels >> 8 & mask &+ two &- odd)
        index &+= 2
      }
      if differences & 0xFFFC_FFFC_FFFC_FFFC != 0 { return false }
    }
    return true
  }

  private static let mask: UInt64 = 0x00FF_00FF_00FF_00FF
  private static let two: UInt64 = 0x0002_0002_0002_0002
}
