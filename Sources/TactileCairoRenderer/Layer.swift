internal import CTactilePangoCairo
import Foundation
import TactileDrawing

/// An offscreen buffer for a group whose pixels are modified before they are painted.
final class Layer {
  /// The position and size of the layer on the picture, in pixels.
  let bounds: PixelRect
  let surface: CairoSurface
  /// The premultiplied blue, green, red and opacity components.
  private let memory: UnsafeMutableBufferPointer<UInt8>

  init(bounds: PixelRect) {
    self.bounds = bounds
    // Large memory that is clear from the start costs nothing where nothing is drawn.
    let count = bounds.width * bounds.height * 4
    guard let start = calloc(count, 1) else {
      fatalError("there is too little memory for a bitmap of \(count) bytes")
    }
    memory = UnsafeMutableBufferPointer(
      start: start.bindMemory(to: UInt8.self, capacity: count), count: count)
    surface = CairoSurface(
      pixels: memory.baseAddress!, width: bounds.width, height: bounds.height)
  }

  deinit {
    // Cairo must not access the memory any longer.
    cairo_surface_finish(surface.pointer)
    free(memory.baseAddress)
  }

  /// The first byte of the pixels.
  var start: UnsafeMutablePointer<UInt8> { memory.baseAddress! }

  /// Tells cairo that the pixels were modified directly.
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

  /// Returns the color of a pixel; pixels outside the picture are transparent.
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

  /// Returns the sums of the components in a rectangle of pixels.
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

  /// The opacities of the pixels.
  var opacities: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: memory.count / 4) { opacities, count in
      count = memory.count / 4
      for index in 0..<count { opacities[index] = memory[index * 4 + 3] }
    }
  }

  /// Changes every pixel that is not clear by filters, the innermost last.
  func apply(_ filters: [ColorFilter]) {
    var run: [PixelFilter] = []
    for filter in filters.reversed() {
      if case .threshold(let low, let high, let color) = filter {
        apply(run)
        run = []
        apply(threshold: low, high, color)
      } else if let filter = PixelFilter(filter) {
        run.append(filter)
      }
    }
    apply(run)
  }

  /// Changes every pixel that is not clear by filters of single pixels, the first one first.
  private func apply(_ filters: [PixelFilter]) {
    guard !filters.isEmpty, let start = memory.baseAddress else { return }
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

  /// Paints one color where the opacity is within a range, and clears all other pixels.
  ///
  /// The edge between both is antialiased by the slope of the opacities around it.
  private func apply(threshold low: Double, _ high: Double, _ color: RGBAColor) {
    guard low.isFinite, high.isFinite, let color = color.drawable else { return }
    let opacities = opacities
    let (width, height) = (bounds.width, bounds.height)
    func opacity(_ x: Int, _ y: Int) -> Double {
      x >= 0 && y >= 0 && x < width && y < height ? Double(opacities[y * width + x]) / 255 : 0
    }
    for y in 0..<height {
      for x in 0..<width {
        let own = opacity(x, y)
        var coverage = own > 0 && own >= low && own <= high ? 1.0 : 0
        let slopeX = (opacity(x + 1, y) - opacity(x - 1, y)) / 2
        let slopeY = (opacity(x, y + 1) - opacity(x, y - 1)) / 2
        let slope = (slopeX * slopeX + slopeY * slopeY).squareRoot()
        if slope > 1.0 / 255, own > 0 || low > 0 {
          let distance = Swift.min(own - low, high < 1 ? high - own : .infinity) / slope
          coverage = Swift.min(Swift.max(distance + 0.5, 0), 1)
        }
        let share = Float(color.opacity * coverage * 255)
        let parts = SIMD4(Float(color.blue), Float(color.green), Float(color.red), 1)
        set(parts * share, x: x, y: y)
      }
    }
    markChanged()
  }

  /// Blends a layer of the same size by adding up the distances of the components from their
  /// opacity.
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
