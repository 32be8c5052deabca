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

  /// Tells cairo that the pixels were changed behind its back.
  func markChanged() { cairo_surface_mark_dirty(surface.pointer) }

  func set(_ color: (UInt8, UInt8, UInt8, UInt8), x: Int, y: Int) {
    let start = (y * bounds.width + x) * 4
    (memory[start], memory[start + 1]) = (color.0, color.1)
    (memory[start + 2], memory[start + 3]) = (color.2, color.3)
  }

  /// Sets a pixel to the nearest bytes.
  func set(_ color: SIMD4<Float>, x: Int, y: Int) {
    let bytes = SIMD4<UInt8>(color.rounded(.toNearestOrAwayFromZero))
    set((bytes.x, bytes.y, bytes.z, bytes.w), x: x, y: y)
  }

  /// The color of a pixel; pixels outside the picture are clear.
  func color(_ x: Int, _ y: Int) -> (UInt8, UInt8, UInt8, UInt8) {
    guard x >= 0, y >= 0, x < bounds.width, y < bounds.height else { return (0, 0, 0, 0) }
    let start = (y * bounds.width + x) * 4
    return (memory[start], memory[start + 1], memory[start + 2], memory[start + 3])
  }

  /// The color at a place of the picture, mixed from the four pixels around it.
  func color(at place: CGPoint) -> SIMD4<Float> {
    let (x, y) = (place.x - Double(bounds.minX) - 0.5, place.y - Double(bounds.minY) - 0.5)
    // Written so that NaN is outside.
    guard x > -1, y > -1, x < Double(bounds.width), y < Double(bounds.height) else {
      return SIMD4()
    }
    let (column, row) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
    let (fx, fy) = (Float(x - Double(column)), Float(y - Double(row)))
    func floats(_ column: Int, _ row: Int) -> SIMD4<Float> {
      let color = color(column, row)
      return SIMD4(Float(color.0), Float(color.1), Float(color.2), Float(color.3))
    }
    let (left, right) = (floats(column, row), floats(column + 1, row))
    let (lower, lowerRight) = (floats(column, row + 1), floats(column + 1, row + 1))
    let top = left + (right - left) * fx
    let bottom = lower + (lowerRight - lower) * fx
    return top + (bottom - top) * fy
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

  /// Changes every pixel that is not clear.
  func apply(_ filter: ColorFilter) {
    if case .threshold(let min, let max, let color) = filter {
      return apply(threshold: min, max, color)
    }
    let rows = filter.matrix
    guard rows.allSatisfy({ $0.allSatisfy(\.isFinite) }) else { return }
    /// What a component adds to blue, green, red and opacity.
    func column(_ index: Int) -> SIMD4<Float> {
      // The limit keeps products and sums finite.
      func entry(_ row: Int) -> Float { Float(min(max(rows[row][index], -1e9), 1e9)) }
      return SIMD4(entry(2), entry(1), entry(0), entry(3))
    }
    let (red, green, blue) = (column(0), column(1), column(2))
    let (alpha, constant) = (column(3), column(4))
    for start in stride(from: 0, to: memory.count, by: 4) where memory[start + 3] > 0 {
      let opacity = Float(memory[start + 3])
      var color = constant + alpha * (opacity / 255)
      color += blue * (Float(memory[start]) / opacity)
      color += green * (Float(memory[start + 1]) / opacity)
      color += red * (Float(memory[start + 2]) / opacity)
      color.clamp(lowerBound: SIMD4(), upperBound: SIMD4(repeating: 1))
      let whole = color.w * (filter.keepsOpacity ? opacity : 255)
      color.w = 1
      let bytes = SIMD4<UInt8>((color * whole).rounded(.toNearestOrAwayFromZero))
      (memory[start], memory[start + 1]) = (bytes.x, bytes.y)
      (memory[start + 2], memory[start + 3]) = (bytes.z, bytes.w)
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
