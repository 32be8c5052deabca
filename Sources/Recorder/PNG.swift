import Drawing
import Foundation

/// An encoder of PNG files.
package enum PNG {
  /// Encodes a picture as a PNG file: RGB if it is completely opaque, otherwise RGBA.
  ///
  /// Equal pictures result in equal bytes.
  ///
  /// - Throws: ``EmptyPicture`` or ``CompressionFailed``.
  package static func encode(_ bitmap: Bitmap) throws -> Data {
    let pixels = PNGPixels(for: bitmap)
    var writer = try PNGWriter(width: bitmap.width, height: bitmap.height, pixels: pixels)
    writer.append("IDAT", try pixels.compressed(PixelArea(bitmap), of: bitmap))
    return writer.finish()
  }
}

/// An error thrown for a picture without pixels, which PNG cannot represent.
package struct EmptyPicture: Error, CustomStringConvertible {
  package var description: String {
    "A picture without pixels cannot be saved; give the window a width and a height."
  }
}
