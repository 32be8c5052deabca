import Foundation
import SwiftUI
import TactileDrawing

/// A part of a window's picture that changed, in pixels.
package struct RepaintedArea: Sendable {
  /// The distances from the left and the top edge, and the size.
  package let x, y, width, height: Int
  /// The size of the whole picture.
  package let pictureWidth, pictureHeight: Int
  /// The pixels, four bytes each (blue, green, red, alpha), row by row.
  package let pixels: Data

  /// Encodes areas of one picture for viewers that keep the picture.
  ///
  /// The data consists of little-endian numbers of 32 bits: the width and height of the picture, the number of areas,
  /// and for each area its x, y, width and height, followed by its pixels.
  package static func message(_ areas: [RepaintedArea]) -> Data {
    var data = Data(capacity: areas.reduce(12) { $0 + 16 + $1.pixels.count })
    func append(_ numbers: Int...) {
      for number in numbers {
        withUnsafeBytes(of: UInt32(number).littleEndian) { data.append(contentsOf: $0) }
      }
    }
    append(areas.first?.pictureWidth ?? 0, areas.first?.pictureHeight ?? 0, areas.count)
    for area in areas {
      append(area.x, area.y, area.width, area.height)
      data.append(area.pixels)
    }
    return data
  }
}

extension ViewDriver {
  /// Whether an animation is running, so that every frame may differ.
  package var isAnimating: Bool { host.graph.isAnimating }

  /// Whether views have changed since the last frame.
  package var needsUpdate: Bool { host.graph.needsUpdate }

  /// The time of the next change that requires no event, in seconds; nil if there is none.
  package var nextChange: TimeInterval? { host.graph.nextDeadline }

  /// The number of pixels per point.
  package var pixelsPerPoint: CGFloat { scale }

  /// Keeps a trace of everything that happens from now on, for ``removeTrace()``.
  package func startTrace() { host.graph.trace = TraceLog() }

  /// Removes and returns the trace so far; empty if none is kept.
  package func removeTrace() -> Trace {
    Trace(entries: (host.graph.trace?.removeRecords() ?? []).map(Trace.Entry.init))
  }

  /// Repaints the picture, and returns the parts that changed since the last picture.
  package func repaintedAreas() throws -> [RepaintedArea] {
    _ = removeDamage()
    let rects = pictureDamage.rects
    _ = try picture()
    return rects.map { area($0) }
  }

  private func area(_ rect: CGRect) -> RepaintedArea {
    func pixels(_ position: CGFloat) -> Int { Int(PixelGrid.nearest(pixels: position * scale)) }
    let (x, y) = (pixels(rect.minX), pixels(rect.minY))
    let width = min(pixels(rect.maxX), shownBitmap.width) - x
    let height = min(pixels(rect.maxY), shownBitmap.height) - y
    var data = Data(capacity: width * height * 4)
    shownBitmap.pixels.withUnsafeBytes { bytes in
      for row in y..<y + height {
        let start = (row * shownBitmap.width + x) * 4
        data.append(contentsOf: bytes[start..<start + width * 4])
      }
    }
    return RepaintedArea(
      x: x, y: y, width: width, height: height, pictureWidth: shownBitmap.width,
      pictureHeight: shownBitmap.height, pixels: data)
  }
}
