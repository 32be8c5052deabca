import Foundation
import TactileDrawing

/// A rectangular area of a picture, in pixels.
struct PixelArea: Equatable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  /// Creates the area of a whole picture.
  init(_ bitmap: Bitmap) { self.init(x: 0, y: 0, width: bitmap.width, height: bitmap.height) }

  init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// Creates the smallest area in which two pictures of equal size differ; nil if they are equal.
  init?(changedFrom old: Bitmap, to new: Bitmap) {
    precondition(old.width == new.width && old.height == new.height)
    let (width, rowBytes) = (new.width, new.width * 4)
    let area: PixelArea? = old.pixels.withUnsafeBytes { old in
      new.pixels.withUnsafeBytes { new in
        func differs(_ row: Int) -> Bool {
          let start = row * rowBytes
          return memcmp(old.baseAddress! + start, new.baseAddress! + start, rowBytes) != 0
        }
        func differs(_ x: Int, _ y: Int) -> Bool {
          let start = y * rowBytes + x * 4
          return memcmp(old.baseAddress! + start, new.baseAddress! + start, 4) != 0
        }
        let rows = 0..<(rowBytes == 0 ? 0 : new.count / rowBytes)
        guard let top = rows.first(where: differs), let bottom = rows.last(where: differs) else {
          return nil
        }
        // Each row is only compared outside of the columns already known to differ.
        var (left, right) = (width, -1)
        for y in top...bottom {
          left = (0..<left).first { differs($0, y) } ?? left
          right = ((right + 1)..<width).last { differs($0, y) } ?? right
        }
        return PixelArea(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
      }
    }
    guard let area else { return nil }
    self = area
  }
}
