/// A rendered picture: premultiplied BGRA, eight bits per channel, rows from top to bottom.
package struct Bitmap: Equatable, Sendable {
  /// The width of the picture, in pixels.
  package let width: Int
  /// The height of the picture, in pixels.
  package let height: Int
  /// The pixels, four bytes each (blue, green, red, alpha), without padding between rows.
  package var pixels: [UInt8]

  package init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(pixels.count == width * height * 4, "a bitmap needs four bytes per pixel")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The color of the pixel at a position; each component is 0 to 255.
  package subscript(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    let start = (y * width + x) * 4
    return (pixels[start + 2], pixels[start + 1], pixels[start], pixels[start + 3])
  }
}
