/// A picture of opacities, one byte a pixel.
///
/// A mask larger than a cairo picture can be is clear.
final class OpacityMask {
  let surface: CairoSurface
  private let pixels: UnsafeMutableBufferPointer<UInt8>
  private let (width, height, stride): (Int, Int, Int)
  private let outside: UInt8

  /// - Parameter outside: the opacity of all pixels, and of those all around.
  init(width: Int, height: Int, outside: UInt8 = 0) {
    surface = CairoSurface(maskWidth: width, height: height)
    (pixels, stride) = surface.memory
    self.width = stride > 0 ? width : 0
    self.height = stride > 0 ? height : 0
    self.outside = outside
    if outside > 0 { pixels.update(repeating: outside) }
  }

  /// - Parameter opacities: the opacities, row by row without padding.
  convenience init(_ opacities: [UInt8], width: Int, outside: UInt8 = 0) {
    self.init(width: width, height: opacities.count / width, outside: outside)
    opacities.withUnsafeBufferPointer { opacities in
      guard let source = opacities.baseAddress, let target = pixels.baseAddress else { return }
      for y in 0..<height {
        (target + y * stride).update(from: source + y * width, count: self.width)
      }
    }
    surface.markDirty()
  }

  func apply(_ blur: BoxBlur?) {
    blur?.apply(
      to: pixels, width: stride, height: height, channels: 1, keepingEdges: outside > 0)
    surface.markDirty()
  }

  /// Replaces opacities by those of another mask, multiplied by an opacity.
  ///
  /// - Parameters:
  ///   - x: the column where the other mask begins.
  ///   - y: the row where the other mask begins.
  func copy(_ other: OpacityMask, x: Int, y: Int, opacity: UInt8 = 255) {
    let opacity = UInt16(opacity)
    forEachRow(of: other, x: x, y: y) { line, other, count in
      for x in 0..<count { line[x] = UInt8(truncatingIfNeeded: product(UInt16(other[x]), opacity)) }
    }
  }

  /// Lays another mask over this one.
  func add(_ other: OpacityMask, x: Int, y: Int) {
    forEachRow(of: other, x: x, y: y) { line, other, count in
      for x in 0..<count {
        let rest = product(UInt16(255 &- other[x]), UInt16(line[x]))
        line[x] = other[x] &+ UInt8(truncatingIfNeeded: rest)
      }
    }
  }

  /// Calls the closure with the pixels that both masks have in common, row by row.
  private func forEachRow(
    of other: OpacityMask, x: Int, y: Int,
    _ body: (UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt8>, Int) -> Void
  ) {
    let (first, last) = (max(x, 0), min(x + other.width, width))
    guard first < last, let target = pixels.baseAddress, let source = other.pixels.baseAddress
    else { return }
    for row in max(y, 0)..<max(min(y + other.height, height), max(y, 0)) {
      body(
        target + (row * stride + first), source + ((row - y) * other.stride + first - x),
        last - first)
    }
    surface.markDirty()
  }

  /// The opacity of a pixel.
  func opacity(x: Int, y: Int) -> UInt8 {
    x >= 0 && y >= 0 && x < width && y < height ? pixels[y * stride + x] : outside
  }
}

/// The product of two opacities, rounded as pixman does it.
private func product(_ a: UInt16, _ b: UInt16) -> UInt16 {
  let product = a &* b &+ 128
  return (product &+ product >> 8) >> 8
}
