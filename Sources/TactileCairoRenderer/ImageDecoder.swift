import Foundation
import TactileDrawing

/// Decodes image files: PNG and JPEG, told apart by their first bytes.
enum ImageDecoder {
  /// The largest width and height, in pixels.
  static let longestSide = CairoRenderer.longestSide
  /// The largest number of pixels: 128 MiB.
  static let mostPixels = 1 << 25

  /// The pixels of a decoded file, and its damage.
  struct Contents {
    let bitmap: Bitmap
    /// The damage that the decoder worked around; nil for an intact file.
    var flaw: String?
  }

  /// Decodes the bytes of a PNG or JPEG file.
  ///
  /// Throws where there is no image in them, or one that is too large.
  static func decode(_ data: Data) throws(ImageFailure) -> Contents {
    if PNGDecoder.isSignature(of: data) { return Contents(bitmap: try PNGDecoder.decode(data)) }
    if JPEGDecoder.isSignature(of: data) { return try JPEGDecoder.decode(data) }
    throw .unreadable("it is neither a PNG nor a JPEG file; save it as one of them")
  }

  /// Throws unless an image of this size can be drawn.
  ///
  /// Decoders check the size in a file's header before they allocate its pixels.
  static func checkSize(width: Int, height: Int) throws(ImageFailure) {
    guard width > 0, height > 0, width <= longestSide, height <= longestSide,
      width * height <= mostPixels
    else {
      throw .unreadable(
        "\(width)×\(height) pixels cannot be drawn; make it at most \(longestSide) pixels long and "
          + "\(mostPixels) pixels in all")
    }
  }
}
