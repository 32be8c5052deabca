import Foundation

/// The facts in a JPEG file's markers that its decoder does not report.
struct JPEGMarkers {
  /// The orientation in which the camera was held, which the pixels don't have.
  private(set) var orientation = ExifOrientation.up
  /// Whether one of Adobe's programs wrote the file, or a program that follows their conventions.
  private(set) var isFromAdobe = false
  /// The number of scans: one in a baseline file, about ten in a progressive one.
  private(set) var scanCount = 0

  /// Reads the markers of a file; it may be damaged.
  init(_ file: [UInt8]) {
    var index = 0
    while let start = Self.firstFF(in: file, from: index) {
      index = start
      while index < file.count, file[index] == 0xFF { index += 1 }
      guard index < file.count else { return }
      let marker = file[index]
      index += 1
      switch marker {
      case 0xD9: return
      // A byte of the image, a restart, the start of the file: no segment follows.
      case 0x00, 0x01, 0xD0...0xD8: continue
      default: break
      }
      guard index + 2 <= file.count else { return }
      let length = max(Int(file[index]) << 8 | Int(file[index + 1]), 2)
      read(file[index..<min(index + length, file.count)].dropFirst(2), of: marker)
      index += length
    }
  }

  private mutating func read(_ segment: ArraySlice<UInt8>, of marker: UInt8) {
    switch marker {
    case 0xDA: scanCount += 1
    case 0xE1 where segment.starts(with: "Exif\0\0".utf8):
      orientation = ExifOrientation(tiff: Array(segment.dropFirst(6))) ?? orientation
    case 0xEE where segment.starts(with: "Adobe".utf8): isFromAdobe = true
    default: break
    }
  }

  /// The index of the first byte 0xFF, by the C library: debug builds of Swift take 50 ns a byte.
  private static func firstFF(in file: [UInt8], from index: Int) -> Int? {
    guard index < file.count else { return nil }
    return file.withUnsafeBytes { bytes in
      let start = bytes.baseAddress! + index
      return memchr(start, 0xFF, bytes.count - index).map { UnsafeRawPointer($0) - start + index }
    }
  }
}
