internal import CZlib
import Foundation

/// The functions of zlib that encode pictures.
package enum Deflate {
  /// Compresses bytes at zlib's best compression level.
  static func compress(_ bytes: [UInt8]) throws(CompressionFailed) -> [UInt8] {
    var size = compressBound(uLong(bytes.count))
    var compressed = [UInt8](repeating: 0, count: Int(size))
    let status = compress2(
      &compressed, &size, bytes, uLong(bytes.count), Z_BEST_COMPRESSION)
    guard status == Z_OK else { throw CompressionFailed(status: status) }
    return Array(compressed.prefix(Int(size)))
  }

  /// Returns the checksum at the end of each chunk of a PNG file.
  package static func checksum(_ bytes: some Sequence<UInt8>) -> UInt32 {
    let bytes = Array(bytes)
    return UInt32(truncatingIfNeeded: crc32(0, bytes, uInt(bytes.count)))
  }
}

/// An error thrown if zlib failed.
package struct CompressionFailed: Error, CustomStringConvertible {
  /// The code that zlib returned.
  package let status: Int32

  package var description: String {
    "The picture can't be compressed (zlib error \(status)); free some memory and try again."
  }
}
