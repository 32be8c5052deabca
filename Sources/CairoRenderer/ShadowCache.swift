/// Keeps the blurred outlines of what cast a shadow lately.
///
/// Blurring is the dear part of a shadow, and most shadows stay the same from frame to frame. A
/// shadow is known by the opacities that cast it, so nothing can make it stale.
final class ShadowCache {
  private struct Key: Hashable {
    let opacities: [UInt8]
    let width: Int
    let blur: BoxBlur?
    var isInner = false
  }

  /// Sixteen large cards at scale 2, or some hundreds of buttons.
  private var masks = BoundedCache<Key, Mask>(limit: 16 << 20)

  /// The mask of what a layer shows, blurred.
  func mask(of layer: Layer, _ blur: BoxBlur?) -> Mask {
    mask(Key(opacities: layer.opacities, width: layer.bounds.width, blur: blur))
  }

  /// The mask of what a layer does not show, blurred.
  func inverseMask(of layer: Layer, _ blur: BoxBlur?) -> Mask {
    mask(
      Key(
        opacities: layer.opacities.map { 255 - $0 }, width: layer.bounds.width, blur: blur,
        isInner: true))
  }

  private func mask(_ key: Key) -> Mask {
    if let known = masks.value(for: key) { return known }
    let mask = Mask(key.opacities, width: key.width, key.blur, outside: key.isInner ? 255 : 0)
    masks.insert(mask, cost: key.opacities.count * 2 + 200, for: key)
    return mask
  }

  /// Opacities as a picture, in memory of its own.
  final class Mask {
    let surface: CairoSurface
    private let memory: UnsafeMutableBufferPointer<UInt8>
    private let (width, height, stride): (Int, Int, Int)
    private let outside: UInt8

    /// - Parameter outside: the opacity all around.
    init(_ opacities: [UInt8], width: Int, _ blur: BoxBlur?, outside: UInt8 = 0) {
      let height = opacities.count / width
      // Cairo wants rows that begin at multiples of four bytes.
      let stride = (width + 3) / 4 * 4
      (self.width, self.height, self.stride, self.outside) = (width, height, stride, outside)
      memory = .allocate(capacity: stride * height)
      memory.initialize(repeating: outside)
      for y in 0..<height {
        for x in 0..<width { memory[y * stride + x] = opacities[y * width + x] }
      }
      blur?.apply(
        to: memory, width: stride, height: height, channels: 1, keepingEdges: outside > 0)
      surface = CairoSurface(
        mask: memory.baseAddress!, width: width, height: height, stride: stride)
    }

    deinit { memory.deallocate() }

    /// The opacity of a pixel.
    func opacity(x: Int, y: Int) -> UInt8 {
      x >= 0 && y >= 0 && x < width && y < height ? memory[y * stride + x] : outside
    }
  }
}
