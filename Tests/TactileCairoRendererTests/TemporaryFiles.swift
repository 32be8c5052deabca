import Foundation
import TactileCairoRenderer
import TactileDrawing
import TactileRecorder

/// A temporary directory that exists as long as it is used.
struct TemporaryFiles {
  let path = FileManager.default.temporaryDirectory.appending(path: "files-\(UUID().uuidString)")
    .path

  /// Writes files, and asks.
  func with(_ files: [String: Data], _ body: (ImageFiles) throws -> Void) throws {
    let directory = URL(filePath: path)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    for (path, data) in files {
      let file = directory.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    try body(ImageFiles())
  }
}

/// A PNG file of one opaque color.
func png(width: Int, height: Int) throws -> Data {
  let pixels = (0..<width * height).flatMap { _ in [10, 20, 200, 255] as [UInt8] }
  return try PNG.encode(Bitmap(width: width, height: height, pixels: pixels))
}
