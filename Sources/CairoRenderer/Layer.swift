internal import CPangoCairo
import Drawing

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

  /// The colour of a pixel; what is outside is clear.
  func color(_ x: Int, _ y: Int) -> (UInt8, UInt8, UInt8, UInt8) {
    guard x >= 0, y >= 0, x < bounds.width, y < bounds.height else { return (0, 0, 0, 0) }
    let start = (y * bounds.width + x) * 4
    return (memory[start], memory[start + 1], memory[start + 2], memory[start + 3])
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
  var opacities: [UInt8] { stride(from: 3, to: memory.count, by: 4).map { memory[$0] } }

  /// Changes every pixel that is not clear.
  func apply(_ filter: ColorFilter) {
    let rows = filter.matrix
    guard rows.allSatisfy({ $0.allSatisfy(\.isFinite) }) else { return }
    for start in stride(from: 0, to: memory.count, by: 4) where memory[start + 3] > 0 {
      let opacity = Double(memory[start + 3])
      let (r, g, b) = (
        Double(memory[start + 2]) / opacity, Double(memory[start + 1]) / opacity,
        Double(memory[start]) / opacity
      )
      func mix(_ row: [Double]) -> Double {
        min(max(row[0] * r + row[1] * g + row[2] * b + row[3] * opacity / 255 + row[4], 0), 1)
      }
      let alpha = mix(rows[3]) * (filter.keepsOpacity ? opacity : 255)
      memory[start] = UInt8((mix(rows[2]) * alpha).rounded())
      memory[start + 1] = UInt8((mix(rows[1]) * alpha).rounded())
      memory[start + 2] = UInt8((mix(rows[0]) * alpha).rounded())
      memory[start + 3] = UInt8(alpha.rounded())
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
