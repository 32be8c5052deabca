/// A cache of blurred shadows.
///
/// Blurring is the expensive part of a shadow, and most shadows stay the same from frame to frame.
/// The key is the opacities that cast the shadow, so entries never become stale.
final class ShadowCache {
  private struct Key: Hashable {
    let opacities: [UInt8]
    let width: Int
    let blur: BoxBlur?
    var isInner = false
  }

  /// The cache holds sixteen large cards at scale 2, or some hundred buttons.
  private var masks = BoundedCache<Key, Mask>(limit: 16 << 20)

  /// Returns the blurred opacities of a layer.
  func mask(of layer: Layer, _ blur: BoxBlur?) -> Mask {
    mask(Key(opacities: layer.opacities, width: layer.bounds.width, blur: blur))
  }

  /// Returns the blurred inverse of a layer's opacities.
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

  /// Opacities as a picture that owns its memory.
  final class Mask {
    let surface: CairoSurface
    private let memory: UnsafeMutableBufferPointer<UInt8>
    private let (width, height, stride): (Int, Int, Int)
    private let outside: UInt8

    /// Creates a mask by blurring opacities.
    ///
    /// - Parameter outside: The opacity outside of the picture.
    init(_ opacities: [UInt8], width: Int, _ blur: BoxBlur?, outside: UInt8 = 0) {
      let height = opacities.count / width
      // Cairo requires rows to begin at multiples of four bytes.
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

    /// Returns the opacity of a pixel.
    func opacity(x: Int, y: Int) -> UInt8 {
      x >= 0 && y >= 0 && x < width && y < height ? memory[y * stride + x] : outside
    }
  }
}
