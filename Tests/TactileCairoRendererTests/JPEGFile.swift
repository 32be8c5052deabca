import CTactileTurboJPEG
import Foundation

/// Makes JPEG files for tests.
enum JPEGFile {
  /// The colors of a picture's quarters: top left, top right, bottom left, bottom right.
  static let quarters = ["red", "green", "blue", "white"]

  /// A picture of four quarters, in full color resolution.
  static func inQuarters(width: Int = 32, height: Int = 16, flags: Int32 = 0) throws -> Data {
    let colors: [[UInt8]] = [[255, 0, 0], [0, 255, 0], [0, 0, 255], [255, 255, 255]]
    var pixels: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width { pixels += colors[(y * 2 / height) * 2 + x * 2 / width] }
    }
    return try encode(pixels, width: width, height: height, TJPF_RGB, TJSAMP_444, flags: flags)
  }

  /// Compresses pixels.
  static func encode(
    _ pixels: [UInt8], width: Int, height: Int, _ format: TJPF, _ subsampling: TJSAMP,
    flags: Int32 = 0
  ) throws -> Data {
    let handle = tjInitCompress()
    defer { tjDestroy(handle) }
    var (file, size): (UnsafeMutablePointer<UInt8>?, UInt) = (nil, 0)
    defer { tjFree(file) }
    let result = tjCompress2(
      handle, pixels, Int32(width), 0, Int32(height), Int32(format.rawValue), &file, &size,
      Int32(subsampling.rawValue), 95, flags)
    guard result == 0, let file else { throw CocoaError(.coderInvalidValue) }
    return Data(bytes: file, count: Int(size))
  }

  /// Inserts an Exif segment that gives the orientation.
  static func orient(_ file: Data, _ orientation: UInt8, isLittleEndian: Bool) -> Data {
    let tiff: [UInt8] =
      isLittleEndian
      ? [0x49, 0x49, 0x2A, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
      : [0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
    let payload = [UInt8]("Exif\0\0".utf8) + tiff
    return file.prefix(2) + [0xFF, 0xE1, 0, UInt8(payload.count + 2)] + payload + file.dropFirst(2)
  }

  /// Writes another size into a file's frame header.
  static func resize(_ file: Data, width: UInt16, height: UInt16) -> Data {
    var file = file
    let frame = file.indices.first {
      file[$0] == 0xFF && [0xC0, 0xC2].contains(file[$0 + 1])
    }!
    for (index, byte) in [height >> 8, height & 255, width >> 8, width & 255].enumerated() {
      file[frame + 5 + index] = UInt8(byte)
    }
    return file
  }
}
