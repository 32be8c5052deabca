import Foundation

/// Puts chunks together to a PNG file.
struct PNGWriter {
  private var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

  /// Begins a file with its header.
  init(width: Int, height: Int, pixels: PNGPixels) throws(EmptyPicture) {
    guard width > 0, height > 0 else { throw EmptyPicture() }
    // Eight bits a component, the standard compression and filters, not interlaced.
    append(
      "IHDR",
      UInt32(width).bigEndianBytes + UInt32(height).bigEndianBytes
        + [8, pixels.rawValue, 0, 0, 0])
  }

  /// Adds a chunk.
  mutating func append(_ type: String, _ content: [UInt8]) {
    let body = Array(type.utf8) + content
    data.append(contentsOf: UInt32(content.count).bigEndianBytes)
    data.append(contentsOf: body)
    data.append(contentsOf: Deflate.checksum(body).bigEndianBytes)
  }

  /// The complete file.
  func finish() -> Data {
    var whole = self
    whole.append("IEND", [])
    return whole.data
  }
}

extension FixedWidthInteger {
  /// The bytes with the most significant one first, as all of PNG's numbers.
  var bigEndianBytes: [UInt8] { withUnsafeBytes(of: bigEndian, Array.init) }
}
