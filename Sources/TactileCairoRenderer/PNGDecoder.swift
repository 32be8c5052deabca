internal import CTactilePangoCairo
import Foundation
import TactileDrawing

/// A decoder that turns PNG files into bitmaps.
package enum PNGDecoder {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Whether the bytes begin as those of a PNG file.
  static func isSignature(of data: Data) -> Bool { data.starts(with: signature) }

  /// Returns the image in the bytes of a PNG file.
  ///
  /// - Throws: ``ImageFailure`` if the bytes aren't a PNG file, or if the image is too large.
  package static func decode(_ data: Data) throws(ImageFailure) -> Bitmap {
    let damaged = ImageFailure.unreadable("the PNG file is damaged; save it again")
    guard isSignature(of: data), let (width, height) = size(of: data) else { throw damaged }
    try ImageDecoder.checkSize(width: width, height: height)
    let bitmap = data.withUnsafeBytes { decode($0, width: width, height: height) }
    guard let bitmap else { throw damaged }
    return bitmap
  }

  /// The size in the file's header; nil where the header is damaged.
  private static func size(of data: Data) -> (width: Int, height: Int)? {
    let header = [UInt8](data.prefix(24))
    guard header.count == 24, header[12..<16].elementsEqual("IHDR".utf8) else { return nil }
    func number(_ start: Int) -> Int {
      header[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    return (number(16), number(20))
  }

  private static func decode(
    _ bytes: UnsafeRawBufferPointer, width: Int, height: Int
  ) -> Bitmap? {
    var rest = bytes[...]
    let decoded = withUnsafeMutablePointer(to: &rest) { rest in
      cairo_image_surface_create_from_png_stream(
        { closure, target, count in
          let rest = closure!.assumingMemoryBound(to: Slice<UnsafeRawBufferPointer>.self)
          guard rest.pointee.count >= count, let target else { return CAIRO_STATUS_READ_ERROR }
          let part = UnsafeRawBufferPointer(rebasing: rest.pointee.prefix(Int(count)))
          UnsafeMutableRawPointer(target).copyMemory(
            from: part.baseAddress!, byteCount: part.count)
          rest.pointee = rest.pointee.dropFirst(Int(count))
          return CAIRO_STATUS_SUCCESS
        }, rest)
    }
    defer { cairo_surface_destroy(decoded) }
    guard let decoded, cairo_surface_status(decoded) == CAIRO_STATUS_SUCCESS else { return nil }
    // Painting converts any decoded format to the format of bitmaps.
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    pixels.withUnsafeMutableBufferPointer { memory in
      let surface = CairoSurface(pixels: memory.baseAddress!, width: width, height: height)
      let context = CairoContext(surface)
      cairo_set_source_surface(context.pointer, decoded, 0, 0)
      cairo_set_operator(context.pointer, CAIRO_OPERATOR_SOURCE)
      cairo_paint(context.pointer)
      surface.flush()
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}
