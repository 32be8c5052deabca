import CTactilePangoCairo
import Foundation
import TactileDrawing

/// Reads a PNG with cairo, which shares no code with the writer.
enum DecodedPicture {
  static func decode(_ png: Data) -> Bitmap? {
    var rest = png
    let surface = withUnsafeMutablePointer(to: &rest) { rest in
      cairo_image_surface_create_from_png_stream(
        { closure, target, count in
          let rest = closure!.assumingMemoryBound(to: Data.self)
          guard rest.pointee.count >= Int(count) else { return CAIRO_STATUS_READ_ERROR }
          rest.pointee.copyBytes(to: target!, count: Int(count))
          rest.pointee = rest.pointee.dropFirst(Int(count))
          return CAIRO_STATUS_SUCCESS
        }, rest)
    }
    defer { cairo_surface_destroy(surface) }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    let data = UnsafeBufferPointer(
      start: cairo_image_surface_get_data(surface), count: stride * height)
    let isOpaque = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
    var pixels: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let start = y * stride + x * 4
        pixels += data[start..<(start + 3)]
        pixels.append(isOpaque ? 255 : data[start + 3])
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}
