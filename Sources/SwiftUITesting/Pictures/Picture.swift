import Foundation
import SwiftUI
import TactileCairoRenderer
import TactileRecorder

/// The pixels of a window at a moment.
///
/// ``ViewDriver/picture(showsPointers:file:line:)`` draws a picture. Compare it with a recorded one with
/// `expectSnapshot`, with another picture with ``difference(from:tolerance:)``, or write it to a PNG file with
/// ``write(to:)``. Sizes are in pixels: a window 393 points wide at a scale of 3 has a picture 1,179 pixels wide.
///
/// ```swift
/// try driver.picture().write(to: URL(fileURLWithPath: "button.png"))
/// ```
public struct Picture: Equatable, Sendable {
  let bitmap: Bitmap

  init(bitmap: Bitmap) { self.bitmap = bitmap }

  /// Creates a picture from the contents of a PNG file.
  ///
  /// - Throws: ``UnreadablePicture`` if the data isn't a PNG file or is damaged, or if the picture is too large.
  public init(png data: Data) throws {
    do { bitmap = try PNGDecoder.decode(data) } catch {
      throw UnreadablePicture(reason: error.reason)
    }
  }

  /// Creates a picture from a PNG file.
  ///
  /// - Throws: ``UnreadablePicture``, or an error of Foundation if the file can't be read.
  public init(contentsOf file: URL) throws { try self.init(png: Data(contentsOf: file)) }

  /// The width of the picture, in pixels.
  public var width: Int { bitmap.width }
  /// The height of the picture, in pixels.
  public var height: Int { bitmap.height }

  /// The color of the pixel at a position, counted from the top left, with components from 0 to 255.
  ///
  /// The red, green and blue components are premultiplied by the opacity. A position outside of the picture traps.
  public subscript(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    precondition(
      (0..<width).contains(x) && (0..<height).contains(y),
      "the picture of \(width)×\(height) pixels has no pixel at (\(x), \(y))")
    return bitmap[x, y]
  }

  /// The pixels, row by row from the top left, with four bytes each: blue, green, red and opacity.
  ///
  /// The colors are premultiplied by the opacity.
  public var bytes: [UInt8] { bitmap.pixels }

  /// Encodes the picture as a PNG file.
  ///
  /// - Throws: An error if the picture has no pixels. It fails the test at the line of the call.
  public func png(file: StaticString = #filePath, line: UInt = #line) throws -> Data {
    try CallSite(file, line).failing { try PNG.encode(bitmap) }
  }

  /// Encodes the picture as a PNG file with a choice between time and size.
  package func png(_ effort: CompressionEffort) throws -> Data {
    try PNG.encode(bitmap, effort: effort)
  }

  /// Writes the picture to a PNG file atomically.
  ///
  /// - Parameter url: The file.
  /// - Throws: An error if the picture has no pixels, or if the file can't be written. It fails the test at the line of
  ///   the call.
  public func write(
    to url: URL, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try CallSite(file, line).failing { try AtomicFile.write(PNG.encode(bitmap), to: url) }
  }
}

/// An error for data that isn't a PNG file, or for a picture that is too large.
///
/// The initializers of ``Picture`` that read PNG files throw this error.
public struct UnreadablePicture: Error, CustomStringConvertible {
  let reason: String

  /// A message with the reason.
  public var description: String { "The picture can't be read: \(reason)." }
}

extension Picture: CustomStringConvertible, CustomReflectable {
  /// The size in pixels, and a number that is the same for equal pictures, such as
  /// “1179×2556 pixels, 5f3a09c2”.
  public var description: String {
    let checksum = String(Deflate.checksum(bitmap.pixels), radix: 16)
    return "\(width)×\(height) pixels, "
      + String(repeating: "0", count: 8 - checksum.count) + checksum
  }

  /// A mirror without the pixels, so that a failing test doesn't print them.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension ViewDriver {
  /// Draws the current contents of the window.
  ///
  /// - Parameter showsPointers: Whether to draw fingers and the mouse where they are down.
  /// - Throws: ``CannotShow`` if the fonts are missing, or if the scale isn't supported.
  public func picture(
    showsPointers: Bool = false, file: StaticString = #filePath, line: UInt = #line
  ) throws -> Picture {
    let painter: WindowPainter
    switch self.painter {
    case .success(let found): painter = found
    case .failure(let error): try Self.fail(error, at: CallSite(file, line))
    }
    _ = removeDamage()
    painter.repaint(pictureDamage, on: &shownBitmap, size: windowSize) {
      host.graph.displayList(in: $0)
    }
    pictureDamage = Damage()
    let fingers = showsPointers ? fingertips : []
    return Picture(
      bitmap: fingers.isEmpty ? shownBitmap : painter.bitmap(shownBitmap, under: fingers))
  }

  /// Returns the damage since the last call, and adds it to the damage of the next picture.
  func removeDamage() -> Damage {
    let damage = host.graph.removeDamage()
    pictureDamage.formUnion(damage)
    return damage
  }

  var windowSize: CGSize { host.graph.configuration.size }
}
