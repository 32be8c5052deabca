import CTactileTurboJPEG
import Foundation
import TactileDrawing
import Testing

@testable import TactileCairoRenderer

@Suite("JPEG files")
struct JPEGDecoderTests {
  private let directory = TemporaryFiles()

  /// The names of the colors in the corners: top left, top right, bottom left, bottom right.
  private func corners(_ bitmap: Bitmap) -> [String] {
    let (right, bottom) = (bitmap.width - 2, bitmap.height - 2)
    return [(1, 1), (right, 1), (1, bottom), (right, bottom)].map { x, y in
      let pixel = bitmap[x, y]
      switch (pixel.red > 128, pixel.green > 128, pixel.blue > 128) {
      case (true, false, false): return "red"
      case (false, true, false): return "green"
      case (false, false, true): return "blue"
      case (true, true, true): return "white"
      case (false, false, false): return "black"
      default: return "\(pixel)"
      }
    }
  }

  @Test("baseline and progressive files have the pixels that were compressed")
  func pixels() throws {
    for flags in [0, TJFLAG_PROGRESSIVE] {
      let contents = try ImageDecoder.decode(try JPEGFile.inQuarters(flags: flags))
      #expect(contents.bitmap.width == 32 && contents.bitmap.height == 16)
      #expect(corners(contents.bitmap) == JPEGFile.quarters)
      #expect(contents.bitmap[3, 3].alpha == 255 && contents.flaw == nil)
    }
  }

  @Test("grayscale files are gray")
  func gray() throws {
    let file = try JPEGFile.encode(
      [UInt8](repeating: 90, count: 64), width: 8, height: 8, TJPF_GRAY, TJSAMP_GRAY)
    #expect(try ImageDecoder.decode(file).bitmap.hex(4, 4) == "#5A5A5A")
  }

  @Test("CMYK becomes RGB, also inverted as Adobe's programs store it")
  func inks() throws {
    func file(_ inks: [UInt8]) throws -> Data {
      let pixels = (0..<64).flatMap { _ in inks }
      return try JPEGFile.encode(pixels, width: 8, height: 8, TJPF_CMYK, TJSAMP_444)
    }
    let adobe = try file([255, 255, 255, 255])
    #expect(try ImageDecoder.decode(adobe).bitmap.hex(4, 4) == "#FFFFFF")
    #expect(corners(try ImageDecoder.decode(try file([255, 0, 0, 255])).bitmap)[0] == "red")
    let half = try ImageDecoder.decode(try file([255, 255, 255, 128])).bitmap[4, 4]
    #expect(abs(Int(half.red) - 128) <= 2 && abs(Int(half.blue) - 128) <= 2 && half.alpha == 255)
    // Without Adobe's marker the same bytes are amounts of ink, and the last is black.
    let marker = try #require(adobe.firstRange(of: Data([0xFF, 0xEE])))
    var plain = adobe
    plain.removeSubrange(marker.lowerBound..<marker.lowerBound + 16)
    #expect(try ImageDecoder.decode(plain).bitmap.hex(4, 4) == "#000000")
  }

  @Test("images are rotated by their EXIF orientation", arguments: [true, false])
  func orientation(isLittleEndian: Bool) throws {
    let file = try JPEGFile.inQuarters()
    let expected: [UInt8: String] = [
      0: "red green blue white", 1: "red green blue white", 2: "green red white blue",
      3: "white blue green red", 4: "blue white red green", 5: "red blue green white",
      6: "blue red white green", 7: "white green blue red", 8: "green white red blue",
      9: "red green blue white",
    ]
    for (orientation, colors) in expected {
      let turned = JPEGFile.orient(file, orientation, isLittleEndian: isLittleEndian)
      let bitmap = try ImageDecoder.decode(turned).bitmap
      #expect(corners(bitmap).joined(separator: " ") == colors, "orientation \(orientation)")
      #expect(bitmap.width == (5...8 ~= orientation ? 16 : 32))
    }
  }

  @Test("each pixel of a rotated image is a pixel of the file")
  func exactTurns() {
    let pixels = (0..<60).flatMap { [UInt8($0), 100, UInt8(255 - $0), 255] as [UInt8] }
    let bitmap = Bitmap(width: 10, height: 6, pixels: pixels)
    /// The file's column and row at a place of the upright image.
    let sources: [ExifOrientation: (Int, Int) -> (Int, Int)] = [
      .up: { ($0, $1) }, .upMirrored: { (9 - $0, $1) }, .down: { (9 - $0, 5 - $1) },
      .downMirrored: { ($0, 5 - $1) }, .leftMirrored: { ($1, $0) }, .right: { ($1, 5 - $0) },
      .rightMirrored: { (9 - $1, 5 - $0) }, .left: { (9 - $1, $0) },
    ]
    #expect(sources.count == 8)
    for (orientation, source) in sources {
      let upright = orientation.upright(bitmap)
      for y in 0..<upright.height {
        for x in 0..<upright.width {
          let (column, row) = source(x, y)
          #expect(upright[x, y] == bitmap[column, row], "\(orientation) at \(x), \(y)")
        }
      }
    }
  }

  @Test("files are found by name and extension, in the variant that suits the scale")
  func names() throws {
    try directory.with([
      "a.jpg": try JPEGFile.inQuarters(),
      "a@2x.jpg": try JPEGFile.inQuarters(width: 64, height: 32),
      "b.JPEG": try JPEGFile.inQuarters(), "c.png": try JPEGFile.inQuarters(),
      "A.xcassets/P.imageset/Contents.json": Data(#"{"images": [{"filename": "p.jpg"}]}"#.utf8),
      "A.xcassets/P.imageset/p.jpg": try JPEGFile.inQuarters(),
    ]) { (files) throws in
      func width(_ name: String, _ scale: CGFloat = 1) throws -> Int {
        try files.image(named: name, in: directory.path, scale: scale, place: AssetPlace())
          .bitmap.width
      }
      #expect(try width("a.jpg") == 32)
      #expect(try width("a.jpg", 2) == 64)
      #expect(try width("b.JPEG") == 32)
      #expect(try width("c") == 32)
      #expect(try width("P") == 32)
      #expect(try files.image(atPath: "\(directory.path)/a@2x.jpg").scale == 2)
      let failure = #expect(throws: ImageFailure.self) { try width("a") }
      #expect(failure?.kind == .missing && failure?.reason.contains("a@3x.png") == true)
      let other = #expect(throws: ImageFailure.self) { try width("x.jpg") }
      #expect(other?.reason.contains("no x.jpg, x@2x.jpg, x@3x.jpg or x.imageset") == true)
    }
  }

  @Test("a truncated file is drawn as far as possible, with a flaw")
  func truncated() throws {
    let whole = try JPEGFile.inQuarters(width: 640, height: 320)
    let contents = try ImageDecoder.decode(whole.prefix(whole.count * 6 / 10))
    #expect(corners(contents.bitmap)[..<2] == ["red", "green"])
    #expect(contents.flaw?.hasPrefix("the JPEG file is damaged (Premature end") == true)
    let reason = #expect(throws: ImageFailure.self) { try ImageDecoder.decode(whole.prefix(40)) }
    #expect(reason?.reason.contains("ends before its image data begins") == true)
  }

  @Test("too many pixels or scans are refused before anything is decoded")
  func vast() throws {
    let file = try JPEGFile.inQuarters(flags: TJFLAG_PROGRESSIVE)
    let vast = JPEGFile.resize(file, width: 60000, height: 60000)
    let refusal = #expect(throws: ImageFailure.self) { try ImageDecoder.decode(vast) }
    #expect(refusal?.reason.contains("60000×60000 pixels cannot be drawn") == true)
    let large = JPEGFile.resize(file, width: 5000, height: 5000)
    let scan = try #require(large.lastRange(of: Data([0xFF, 0xDA])))
    let scans = (0..<40).reduce(large.dropLast(2)) { file, _ in
      file + large[scan.lowerBound...].dropLast(2)
    }
    let failure = #expect(throws: ImageFailure.self) {
      try ImageDecoder.decode(scans + [0xFF, 0xD9])
    }
    #expect(failure?.reason.contains("scans of 5000×5000 pixels") == true)
  }
}

extension Data {
  fileprivate func lastRange(of data: Data) -> Range<Index>? {
    range(of: data, options: .backwards)
  }
}
