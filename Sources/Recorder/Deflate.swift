internal import CZlib
import Foundation

/// The functions of zlib that encode pictures.
package enum Deflate {
  /// Compresses rows of pictures.
  ///
  /// Runs of equal bytes are what the filters of PNG leave. To look for them alone (`Z_RLE`) takes a quarter of the time
  /// of zlib's best level, for filtered rows that are a twentieth larger.
  static func compress(
    _ bytes: [UInt8], _ effort: CompressionEffort = .fast
  ) throws(CompressionFailed) -> [UInt8] {
    var stream = z_stream()
    let (level, strategy) =
      effort == .fast ? (6, Z_RLE) : (Z_BEST_COMPRESSION, Z_DEFAULT_STRATEGY)
    var status = deflateInit2_(
      &stream, level, Z_DEFLATED, 15, 9, strategy, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    guard status == Z_OK else { throw CompressionFailed(status: status) }
    defer { deflateEnd(&stream) }
    let bound = Int(deflateBound(&stream, uLong(bytes.count)))
    var bytes = bytes
    let compressed = bytes.withUnsafeMutableBufferPointer { input in
      [UInt8](unsafeUninitializedCapacity: bound) { output, count in
        (stream.next_in, stream.avail_in) = (input.baseAddress, uInt(input.count))
        (stream.next_out, stream.avail_out) = (output.baseAddress, uInt(bound))
        status = deflate(&stream, Z_FINISH)
        count = bound - Int(stream.avail_out)
      }
    }
    guard status == Z_STREAM_END else { throw CompressionFailed(status: status) }
    return compressed
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
