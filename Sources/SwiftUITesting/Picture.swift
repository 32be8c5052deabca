import Foundation
import Recorder
import SwiftUI

/// A finished picture of the window.
public struct Picture: Equatable, Sendable {
  let bitmap: Bitmap

  /// The width in pixels.
  public var width: Int { bitmap.width }
  /// The height in pixels.
  public var height: Int { bitmap.height }

  /// The colour of a pixel, from 0 to 255 a component.
  public subscript(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    bitmap[x, y]
  }

  /// The picture as a PNG file.
  public func png() throws -> Data { try PNG.encode(bitmap) }

  /// Writes the picture as a PNG file, all of it or nothing.
  public func write(to file: URL) throws { try AtomicFile.write(png(), to: file) }
}

extension ViewDriver {
  /// Draws what the window shows.
  ///
  /// - Parameter showsPointers: whether fingers and the mouse are drawn where they are down.
  /// - Throws: an error that says what to install where the fonts are missing.
  public func picture(showsPointers: Bool = false) throws -> Picture {
    let painter = try painter.get()
    _ = takeDamage()
    painter.repaint(pictureDamage, on: &shownBitmap, size: windowSize) {
      host.graph.displayList(in: $0)
    }
    pictureDamage = Damage()
    let fingers = showsPointers ? fingertips : []
    return Picture(
      bitmap: fingers.isEmpty ? shownBitmap : painter.bitmap(shownBitmap, under: fingers))
  }

  /// What looks different since this was called last; pictures still learn of it.
  func takeDamage() -> Damage {
    let damage = host.graph.takeDamage()
    pictureDamage.formUnion(damage)
    return damage
  }

  var windowSize: CGSize { host.graph.configuration.size }
}
