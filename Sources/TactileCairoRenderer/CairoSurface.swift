internal import CTactilePangoCairo

/// Owns a `cairo_surface_t`, usually a picture in memory.
final class CairoSurface {
  let pointer: OpaquePointer

  /// Creates a transparent picture of opacities, one byte per pixel.
  init(maskWidth width: Int, height: Int) {
    pointer = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
  }

  /// Creates a surface over the caller's memory: premultiplied BGRA without padding between rows.
  ///
  /// The memory must outlive the surface and every context that draws on it.
  init(pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int) {
    pointer = cairo_image_surface_create_for_data(
      pixels, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))
  }

  /// Creates an unbounded surface without pixels, for measuring paths.
  ///
  /// A small picture would not work: cairo omits glyphs far outside of one from a path.
  init() { pointer = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil) }

  /// Sets the coordinates of the top left pixel, which are (0, 0) by default.
  func begin(atX x: Int, y: Int) {
    cairo_surface_set_device_offset(pointer, Double(-x), Double(-y))
  }

  deinit { cairo_surface_destroy(pointer) }

  /// Completes pending drawing, so that the pixels can be read.
  func flush() { cairo_surface_flush(pointer) }

  /// The bytes of a picture in memory, and how many a row has; none where there is no such picture.
  ///
  /// Call ``markDirty()`` after writing to them.
  var memory: (UnsafeMutableBufferPointer<UInt8>, stride: Int) {
    flush()
    let stride = Int(cairo_image_surface_get_stride(pointer))
    let height = Int(cairo_image_surface_get_height(pointer))
    guard let data = cairo_image_surface_get_data(pointer) else {
      return (UnsafeMutableBufferPointer(start: nil, count: 0), 0)
    }
    return (UnsafeMutableBufferPointer(start: data, count: stride * height), stride)
  }

  /// The opacities of a mask, row by row without padding.
  var opacities: [UInt8] {
    flush()
    let (width, height) = (
      Int(cairo_image_surface_get_width(pointer)), Int(cairo_image_surface_get_height(pointer))
    )
    guard let data = cairo_image_surface_get_data(pointer) else { return [] }
    let stride = Int(cairo_image_surface_get_stride(pointer))
    return [UInt8](unsafeUninitializedCapacity: width * height) { buffer, count in
      for row in 0..<height {
        for column in 0..<width {
          buffer[row * width + column] = data[row * stride + column]
        }
      }
      count = width * height
    }
  }

  /// Adds opacities, row by row without padding, to those of a mask that contains the rectangle.
  func add(_ opacities: [UInt8], in rect: PixelRect) {
    guard let data = cairo_image_surface_get_data(pointer) else { return }
    let stride = Int(cairo_image_surface_get_stride(pointer))
    opacities.withUnsafeBufferPointer { opacities in
      var index = 0
      for row in rect.minY..<rect.maxY {
        let line = data + row * stride
        for column in rect.minX..<rect.maxX {
          let (sum, isFull) = line[column].addingReportingOverflow(opacities[index])
          line[column] = isFull ? 255 : sum
          index += 1
        }
      }
    }
  }

  /// Tells cairo that the pixels were modified directly.
  func markDirty() { cairo_surface_mark_dirty(pointer) }
}
