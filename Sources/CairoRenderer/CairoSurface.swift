internal import CPangoCairo

/// Owns a `cairo_surface_t`, mostly a picture in memory.
final class CairoSurface {
  let pointer: OpaquePointer

  /// A cleared picture of opacities, one byte a pixel.
  init(maskWidth width: Int, height: Int) {
    pointer = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
  }

  /// A picture drawn into the caller's memory: premultiplied BGRA without padding between rows.
  ///
  /// The memory must outlive the surface and every context that draws on it.
  init(pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int) {
    pointer = cairo_image_surface_create_for_data(
      pixels, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))
  }

  /// A picture of opacities in the caller's memory; `stride` is the number of bytes a row.
  init(mask: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int) {
    pointer = cairo_image_surface_create_for_data(
      mask, CAIRO_FORMAT_A8, Int32(width), Int32(height), Int32(stride))
  }

  /// A surface without edges and without pixels, for paths that are only measured.
  ///
  /// Not a small picture: cairo leaves glyphs far outside of one out of a path.
  init() { pointer = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil) }

  deinit { cairo_surface_destroy(pointer) }

  /// Completes what was drawn, so that the pixels can be read.
  func flush() { cairo_surface_flush(pointer) }
}
