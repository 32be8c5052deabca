import Drawing
import Foundation

/// Makes PNG files.
package enum PNG {
  /// The picture as a PNG file: RGB when all of it is opaque, otherwise RGBA.
  ///
  /// The same picture always makes the same bytes.
  ///
  /// - Throws: ``EmptyPicture`` or ``CompressionFailed``.
  package static func encode(_ bitmap: Bitmap) throws -> Data {
    let pixels = PNGPixels(for: bitmap)
    var writer = try PNGWriter(width: bitmap.width, height: bitmap.height, pixels: pixels)
    writer.append("IDAT", try pixels.compressed(PixelArea(bitmap), of: bitmap))
    return writer.finish()
  }
}

/// A picture without pixels, for which PNG has no form.
package struct EmptyPicture: Error, CustomStringConvertible {
  package var description: String {
    "A picture without pixels cannot be saved; give the window a width and a height."
  }
}
