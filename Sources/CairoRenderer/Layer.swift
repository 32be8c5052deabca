internal import CPangoCairo
import Drawing
import Foundation

/// An offscreen buffer for a group whose pixels are modified before they are painted.
final class Layer {
  /// The position and size of the layer on the picture, in pixels.
  let bounds: PixelRect
  let surface: CairoSurface
  /// The premultiplied blue, green, red and opacity components.
  private let memory: UnsafeMutableBufferPointer<UInt8>

  init(bounds: PixelRect) {
    self.bounds = bounds
    memory = .allocate(capacity: bounds.width * bounds.height * 4)
    memory.initialize(repeating: 0)
    surface = CairoSurface(
      pixels: memory.baseAddress!, width: bounds.width, height: bounds.height)
  }

  deinit {
    // Cairo must not access the memory any longer.
    cairo_surface_finish(surface.pointer)
    memory.deallocate()
  }

  /// Tells cairo that the pixels were modified directly.
  func markChanged() { cairo_surface_mark_dirty(surface.pointer) }

  func set(_ color: (UInt8, UInt8, UInt8, UInt8), x: Int, y: Int) {
    let start = (y * bounds.width + x) * 4
    (memory[start], memory[start + 1]) = (color.0, color.1)
    (memory[start + 2], memory[start + 3]) = (color.2, color.3)
  }

  /// Sets a pixel to components rounded to the nearest integers.
  func set(_ color: SIMD4<Float>, x: Int, y: Int) {
    let bytes = SIMD4<UInt8>(color.rounded(.toNearestOrAwayFromZero))
    set((bytes.x, bytes.y, bytes.z, bytes.w), x: x, y: y)
  }

  /// Returns the color of a pixel; pixels outside the picture are transparent.
  func color(_ x: Int, _ y: Int) -> (UInt8, UInt8, UInt8, UInt8) {
    guard x >= 0, y >= 0, x < bounds.width, y < bounds.height else { return (0, 0, 0, 0) }
    let start = (y * bounds.width + x) * 4
    return (memory[start], memory[start + 1], memory[start + 2], memory[start + 3])
  }

  /// Returns the color at a position of the picture, interpolated between the four nearest pixels.
  func color(at place: CGPoint) -> SIMD4<Float> {
    let (x, y) = (place.x - Double(bounds.minX) - 0.5, place.y - Double(bounds.minY) - 0.5)
    // This condition is also false for NaN.
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

  /// Applies a color filter to every pixel that is not transparent.
  func apply(_ filter: ColorFilter) {
    let rows = filter.matrix
    guard rows.allSatisfy({ $0.allSatisfy(\.isFinite) }) else { return }
    /// Returns the contribution of a component to blue, green, red and opacity.
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
