internal import CPangoCairo
import Drawing
import Foundation

/// A picture of its own for a group whose pixels are changed before they are painted.
final class Layer {
  /// Where the layer lies on the picture.
  let bounds: PixelRect
  let surface: CairoSurface
  /// Premultiplied blue, green, red and opacity.
  private let memory: UnsafeMutableBufferPointer<UInt8>

  init(bounds: PixelRect) {
    self.bounds = bounds
    memory = .allocate(capacity: bounds.width * bounds.height * 4)
    memory.initialize(repeating: 0)
    surface = CairoSurface(
      pixels: memory.baseAddress!, width: bounds.width, height: bounds.height)
  }

  deinit {
    // Cairo must not touch the memory any more.
    cairo_surface_finish(surface.pointer)
    memory.deallocate()
  }

  /// The first byte of the pixels.
  var start: UnsafeMutablePointer<UInt8> { memory.baseAddress! }

  /// Tells cairo that the pixels were changed behind its back.
  func markChanged() { cairo_surface_mark_dirty(surface.pointer) }

  func set(_ color: (UInt8, UInt8, UInt8, UInt8), x: Int, y: Int) {
    let start = (y * bounds.width + x) * 4
    (memory[start], memory[start + 1]) = (color.0, color.1)
    (memory[start + 2], memory[start + 3]) = (color.2, color.3)
  }

  /// The four bytes of a pixel, counted from the top left, the lowest first.
  private func word(_ index: Int) -> UInt32 {
    UnsafeRawPointer(memory.baseAddress!).load(fromByteOffset: index * 4, as: UInt32.self)
  }

  /// A pixel in the lower half, and the next one.
  @inline(__always)
  func words(_ index: Int) -> UInt64 {
    UnsafeRawPointer(memory.baseAddress!)
      .loadUnaligned(fromByteOffset: index * 4, as: UInt64.self)
  }

  /// Sets a pixel to the bytes nearest to components from 0 to 255.
  func set(_ color: SIMD4<Float>, x: Int, y: Int) {
    func byte(_ value: Float) -> UInt8 { UInt8(truncatingIfNeeded: Int32(value + 0.5)) }
    set((byte(color.x), byte(color.y), byte(color.z), byte(color.w)), x: x, y: y)
  }

  /// The color of a pixel; pixels outside the picture are clear.
  func color(_ x: Int, _ y: Int) -> (UInt8, UInt8, UInt8, UInt8) {
    guard x >= 0, y >= 0, x < bounds.width, y < bounds.height else { return (0, 0, 0, 0) }
    let start = (y * bounds.width + x) * 4
    return (memory[start], memory[start + 1], memory[start + 2], memory[start + 3])
  }

  /// The four bytes of a pixel, the lowest first; pixels outside the picture are clear.
  @inline(__always)
  subscript(x: Int, y: Int) -> UInt32 {
    guard x >= 0, y >= 0, x < bounds.width, y < bounds.height else { return 0 }
    return word(y * bounds.width + x)
  }

  /// The sums of the components of some pixels.
  func sum(_ columns: Range<Int>, _ rows: Range<Int>) -> (Int, Int, Int, Int) {
    var (b, g, r, a) = (0, 0, 0, 0)
    for y in rows {
      var start = (y * bounds.width + columns.lowerBound) * 4
      for _ in columns {
        b += Int(memory[start])
        g += Int(memory[start + 1])
        r += Int(memory[start + 2])
        a += Int(memory[start + 3])
        start += 4
      }
    }
    return (b, g, r, a)
  }

  /// The opacities alone.
  var opacities: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: memory.count / 4) { opacities, count in
      count = memory.count / 4
      for index in 0..<count { opacities[index] = memory[index * 4 + 3] }
    }
  }

  /// Changes every pixel that is not clear by filters, the innermost last.
  func apply(_ filters: [ColorFilter]) {
    guard !filters.isEmpty, let start = memory.baseAddress else { return }
    let filters = filters.reversed().compactMap { PixelFilter($0) }
    // Most pictures have few colors.
    var known = [(from: UInt32, to: UInt32)](repeating: (0, 0), count: 1 << 12)
    let pixels = UnsafeMutableRawPointer(start)
    for index in 0..<memory.count / 4 {
      let pixel = word(index)
      guard pixel >> 24 > 0 else { continue }
      let slot = Int((pixel &* 0x9E37_79B1) >> 20)
      if known[slot].from != pixel {
        known[slot] = (pixel, filters.reduce(pixel) { $1.apply(to: $0) })
      }
      pixels.storeBytes(of: known[slot].to, toByteOffset: index * 4, as: UInt32.self)
    }
    markChanged()
  }

  /// Mixes every pixel with that of a layer as large: what each lacks of its opacity is added up.
  func addDarkness(of other: Layer) {
    for start in stride(from: 0, to: memory.count, by: 4) {
      let (opacity, otherOpacity) = (Int(memory[start + 3]), Int(other.memory[start + 3]))
      let sum = min(opacity + otherOpacity, 255)
      for index in start..<start + 3 {
        let lack = opacity - Int(memory[index]) + otherOpacity - Int(other.memory[index])
        memory[index] = UInt8(min(max(sum - lack, 0), sum))
      }
      memory[start + 3] = UInt8(sum)
    }
    markChanged()
  }

  func blur(_ blur: BoxBlur, keepingEdges: Bool) {
    blur.apply(
      to: memory, width: bounds.width, height: bounds.height, channels: 4,
      keepingEdges: keepingEdges)
    markChanged()
  }
}
