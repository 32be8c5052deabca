import Foundation
import Recorder
import SwiftUI

/// A picture of the window at one moment.
public struct Picture: Equatable, Sendable {
  let bitmap: Bitmap

  /// The width of the picture, in pixels.
  public var width: Int { bitmap.width }
  /// The height of the picture, in pixels.
  public var height: Int { bitmap.height }

  /// The color of the pixel at a position, counted from the top left; each component is 0 to 255.
  public subscript(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    bitmap[x, y]
  }

  /// Encodes the picture as a PNG file.
  public func png() throws -> Data { try PNG.encode(bitmap) }

  /// Writes the picture to a PNG file atomically.
  public func write(to file: URL) throws { try AtomicFile.write(png(), to: file) }
}

extension ViewDriver {
  /// Draws the current contents of the window.
  ///
  /// - Parameter showsPointers: Whether to draw the fingers and the mouse where they are down.
  /// - Throws: An error that says which package to install if the fonts are missing.
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

  /// Returns the damage since the last call, and adds it to the damage of the next picture.
  func takeDamage() -> Damage {
    let damage = host.graph.takeDamage()
    pictureDamage.formUnion(damage)
    return damage
  }

  var windowSize: CGSize { host.graph.configuration.size }
}
