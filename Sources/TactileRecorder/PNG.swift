import Foundation
import TactileDrawing

/// An encoder that turns bitmaps into PNG files.
package enum PNG {
  /// Encodes a picture as a PNG file: RGB if it is completely opaque, otherwise RGBA.
  ///
  /// Equal pictures result in equal bytes.
  ///
  /// - Parameters:
  ///   - comment: A text that the file keeps beside the picture, in Latin letters; nil for none.
  ///   - effort: The work that is done to make the file smaller.
  /// - Throws: ``EmptyPicture`` or ``CompressionFailed``.
  package static func encode(
    _ bitmap: Bitmap, comment: String? = nil, effort: CompressionEffort = .fast
  ) throws -> Data {
    let pixels = PNGPixels(for: bitmap)
    var writer = try PNGWriter(width: bitmap.width, height: bitmap.height, pixels: pixels)
    if let comment { writer.append("tEXt", Array((commentKey + "\0" + comment).utf8)) }
    writer.append("IDAT", try pixels.compressed(PixelArea(bitmap), of: bitmap, effort))
    return writer.finish()
  }

  /// Returns the text that a file keeps beside its picture; nil if there is none.
  package static func comment(in file: Data) -> String? {
    let key = Array((commentKey + "\0").utf8)
    var rest = file.dropFirst(8)
    while rest.count >= 12 {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      guard rest.count >= 12 + length else { return nil }
      let content = rest.dropFirst(8).prefix(length)
      if rest.dropFirst(4).prefix(4).elementsEqual("tEXt".utf8), content.starts(with: key) {
        return String(decoding: content.dropFirst(key.count), as: UTF8.self)
      }
      rest = rest.dropFirst(12 + length)
    }
    return nil
  }

  /// The keyword of comments that the PNG specification lists.
  private static let commentKey = "Comment"
}

/// An error thrown for a picture without pixels, which PNG cannot represent.
package struct EmptyPicture: Error, CustomStringConvertible {
  package var description: String {
    "A picture without pixels cannot be saved; give the window a width and a height."
  }
}
