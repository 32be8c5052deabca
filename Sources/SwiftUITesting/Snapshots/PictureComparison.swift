import SwiftUI

extension Picture {
  /// A picture of an old one, a new one, and where they differ, side by side: what differs is red, and
  /// the rest is faint.
  static func comparison(of old: Picture, with new: Picture, tolerance: PictureTolerance) -> Picture
  {
    let gap = 8
    let (width, height) = (max(old.width, new.width), max(old.height, new.height))
    var canvas = Bitmap(
      width: 3 * width + 2 * gap, height: height,
      pixels: [UInt8](repeating: 0x80, count: (3 * width + 2 * gap) * height * 4))
    canvas.draw(old.bitmap, at: 0)
    canvas.draw(new.bitmap, at: width + gap)
    canvas.draw(new.bitmap, at: 2 * (width + gap), fade: 4)
    if old.bitmap.width == new.bitmap.width, old.bitmap.height == new.bitmap.height {
      new.forEachDifference(from: old, tolerance: tolerance) { x, y, _ in
        let start = (y * canvas.width + 2 * (width + gap) + x) * 4
        canvas.pixels.replaceSubrange(start..<start + 4, with: [0, 0, 255, 255])
      }
    }
    return Picture(bitmap: canvas)
  }
}

extension Bitmap {
  /// Copies a picture to a distance from the left edge; if it is faded, only a part of its contrast.
  fileprivate mutating func draw(_ other: Bitmap, at left: Int, fade: UInt8 = 1) {
    for y in 0..<other.height {
      let row = other.pixels[y * other.width * 4..<(y + 1) * other.width * 4]
      let start = (y * width + left) * 4
      let shown = fade == 1 ? Array(row) : row.map { 255 - (255 - $0) / fade }
      pixels.replaceSubrange(start..<start + row.count, with: shown)
    }
  }
}
