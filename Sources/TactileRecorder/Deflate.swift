internal import CTactileZlib
import Foundation

/// The functions of zlib that encode pictures.
package enum Deflate {
  /// Compresses rows of pictures, which come in parts so that they are never all in memory.
  ///
  /// Runs of equal bytes are what the filters of PNG leave. To look for them alone (`Z_RLE`) takes a quarter of the time
  /// of zlib's best level, for filtered rows that are a twentieth larger.
  static func compress(
    _ parts: some Sequence<[UInt8]>, _ effort: CompressionEffort = .fast
  ) throws(CompressionFailed) -> [UInt8] {
    var stream = z_stream()
    let (level, strategy) =
      effort == .fast ? (6, Z_RLE) : (Z_BEST_COMPRESSION, Z_DEFAULT_STRATEGY)
    let status = deflateInit2_(
      &stream, level, Z_DEFLATED, 15, 9, strategy, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    guard status == Z_OK else { throw CompressionFailed(status: status) }
    defer { deflateEnd(&stream) }
    var output: [UInt8] = []
    for var part in parts {
      try append(&part, to: &output, through: &stream, Z_NO_FLUSH)
    }
    var rest: [UInt8] = []
    try append(&rest, to: &output, through: &stream, Z_FINISH)
    return output
  }

  /// Appends the compressed bytes of a part: usually none until zlib has gathered enough parts for a block.
  private static func append(
    _ part: inout [UInt8], to output: inout [UInt8], through stream: inout z_stream, _ flush: Int32
  ) throws(CompressionFailed) {
    var block = [UInt8](repeating: 0, count: 32_768)
    let status = part.withUnsafeMutableBufferPointer { input in
      (stream.next_in, stream.avail_in) = (input.baseAddress, uInt(input.count))
      var status = Z_OK
      repeat {
        let count = block.withUnsafeMutableBufferPointer { block in
          (stream.next_out, stream.avail_out) = (block.baseAddress, uInt(block.count))
          status = deflate(&stream, flush)
          return block.count - Int(stream.avail_out)
        }
        output += block[..<count]
        // A block that is not filled is the last one.
      } while status == Z_OK && stream.avail_out == 0
      return status
    }
    // Without more input than it had, zlib may have nothing to write (`Z_BUF_ERROR`).
    let isComplete =
      flush == Z_FINISH ? status == Z_STREAM_END : [Z_OK, Z_BUF_ERROR].contains(status)
    guard isComplete else { throw CompressionFailed(status: status) }
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
