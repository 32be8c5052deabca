@testable import TactileCairoRenderer
import Foundation

/// What a screen shows.
struct ScreenPicture: Equatable {
  let width: Int
  let height: Int
  /// The blue, green, red and a fourth byte of each pixel, row by row.
  private let bytes: [UInt8]

  /// An error thrown for what is no such picture.
  struct Unreadable: Error {}

  /// Reads a picture in the format of `xwd`.
  init(xwd data: Data) throws {
    let file = [UInt8](data)
    guard file.count > 100 else { throw Unreadable() }
    func number(_ index: Int) -> Int {
      file[index * 4..<index * 4 + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    let (size, stride) = (number(11) / 8, number(12))
    (width, height) = (number(4), number(5))
    // After the header come the colors, twelve bytes each.
    let start = number(0) + number(19) * 12
    guard [3, 4].contains(size), file.count >= start + stride * height else { throw Unreadable() }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let pixel = start + y * stride + x * size
        bytes += file[pixel..<pixel + 3]
        bytes.append(255)
      }
    }
    self.bytes = bytes
  }

  /// Reads a picture in the format PNG.
  init(png data: Data) throws {
    let bitmap = try PNGDecoder.decode(data)
    (width, height) = (bitmap.width, bitmap.height)
    bytes = bitmap.pixels
  }

  /// The red, green and blue of a pixel, from 0 to 255.
  subscript(x: Int, y: Int) -> [UInt8] {
    let pixel = (y * width + x) * 4
    return [bytes[pixel + 2], bytes[pixel + 1], bytes[pixel]]
  }
}
