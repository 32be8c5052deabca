internal import CTactileTurboJPEG
import Foundation
import TactileDrawing

/// Decodes JPEG files with libjpeg-turbo: baseline and progressive, in color, grayscale and CMYK.
///
/// TurboJPEG returns error codes, unlike libjpeg, whose error handler must not return.
enum JPEGDecoder {
  /// The most pixels times scans, so that a small progressive file cannot take minutes.
  ///
  /// Encoders write about ten scans.
  static let mostWork = 1 << 30

  /// Whether the bytes begin as those of a JPEG file.
  static func isSignature(of data: Data) -> Bool { data.starts(with: [0xFF, 0xD8, 0xFF]) }

  /// Decodes a file's bytes and turns the image upright.
  ///
  /// A damaged file gives the pixels that can be decoded, and a flaw that says so.
  static func decode(_ data: Data) throws(ImageFailure) -> ImageDecoder.Contents {
    guard let handle = tjInitDecompress() else {
      throw .unreadable("there is too little memory for the JPEG decoder; free some memory")
    }
    defer { tjDestroy(handle) }
    let file = [UInt8](data)
    var (width, height, subsampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    let status = tjDecompressHeader3(
      handle, file, UInt(file.count), &width, &height, &subsampling, &space)
    // A warning about the header is repeated when the pixels are decoded.
    guard status == 0 || isWarning(handle) else { throw failure(handle) }
    guard width > 0, height > 0 else {
      throw .unreadable("the JPEG file ends before its image data begins; save it again")
    }
    let (columns, rows) = (Int(width), Int(height))
    try ImageDecoder.checkSize(width: columns, height: rows)
    let markers = JPEGMarkers(file)
    guard columns * rows * markers.scanCount <= mostWork else {
      throw .unreadable(
        "it has \(markers.scanCount) scans of \(columns)×\(rows) pixels; save it with fewer")
    }
    let isCMYK = space == Int32(TJCS_CMYK.rawValue) || space == Int32(TJCS_YCCK.rawValue)
    let format = isCMYK ? TJPF_CMYK : TJPF_BGRA
    var pixels = [UInt8](repeating: 0, count: columns * rows * 4)
    let result = tjDecompress2(
      handle, file, UInt(file.count), &pixels, width, 0, height, Int32(format.rawValue),
      TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS)
    guard result == 0 || isWarning(handle) else { throw failure(handle) }
    if isCMYK { Inks.convert(&pixels, isInverted: markers.isFromAdobe) }
    let bitmap = Bitmap(width: columns, height: rows, pixels: pixels)
    return ImageDecoder.Contents(
      bitmap: markers.orientation.upright(bitmap),
      flaw: result == 0 ? nil : "the JPEG file is damaged (\(message(handle))); save it again")
  }

  private static func isWarning(_ handle: tjhandle) -> Bool {
    tjGetErrorCode(handle) == Int32(TJERR_WARNING.rawValue)
  }

  private static func failure(_ handle: tjhandle) -> ImageFailure {
    .unreadable("the JPEG file cannot be decoded (\(message(handle))); save it again")
  }

  private static func message(_ handle: tjhandle) -> String {
    String(cString: tjGetErrorStr2(handle))
  }
}

/// Amounts of cyan, magenta, yellow and black ink, four bytes a pixel.
private enum Inks {
  /// Replaces the inks of each pixel by opaque blue, green and red.
  ///
  /// - Parameter isInverted: whether 255 stands for no ink, as Adobe's programs write it.
  static func convert(_ pixels: inout [UInt8], isInverted: Bool) {
    pixels.withUnsafeMutableBufferPointer { pixels in
      for start in stride(from: 0, to: pixels.count, by: 4) {
        /// The light that an ink and black leave of white.
        func light(_ index: Int) -> UInt8 {
          let (ink, black) = (pixels[start + index], pixels[start + 3])
          let rest = isInverted ? (Int(ink), Int(black)) : (255 - Int(ink), 255 - Int(black))
          return UInt8((rest.0 * rest.1 + 127) / 255)
        }
        let (red, green, blue) = (light(0), light(1), light(2))
        (pixels[start], pixels[start + 1], pixels[start + 2], pixels[start + 3]) =
          (blue, green, red, 255)
      }
    }
  }
}
