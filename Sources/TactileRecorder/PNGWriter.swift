import Foundation

/// Assembles the chunks of a PNG file.
struct PNGWriter {
  private var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

  /// Begins a file with its header chunk.
  init(width: Int, height: Int, pixels: PNGPixels) throws(EmptyPicture) {
    guard width > 0, height > 0 else { throw EmptyPicture() }
    // Eight bits per component, the standard compression and filters, not interlaced.
    append(
      "IHDR",
      UInt32(width).bigEndianBytes + UInt32(height).bigEndianBytes
        + [8, pixels.rawValue, 0, 0, 0])
  }

  /// Appends a chunk with its length and checksum.
  mutating func append(_ type: String, _ content: [UInt8]) {
    let body = Array(type.utf8) + content
    data.append(contentsOf: UInt32(content.count).bigEndianBytes)
    data.append(contentsOf: body)
    data.append(contentsOf: Deflate.checksum(body).bigEndianBytes)
  }

  /// Returns the complete file.
  func finish() -> Data {
    var whole = self
    whole.append("IEND", [])
    return whole.data
  }
}

extension FixedWidthInteger {
  /// The bytes of the number with the most significant one first, as in all numbers of PNG files.
  var bigEndianBytes: [UInt8] { withUnsafeBytes(of: bigEndian, Array.init) }
}
