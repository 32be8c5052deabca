import Foundation
import TactileDrawing
import Testing

@testable import TactileRecorder

@Suite("A PNG")
struct PNGTests {
  @Test("decodes to exactly the same pixels", arguments: [true, false])
  func roundTrip(isOpaque: Bool) throws {
    for (width, height) in [(1, 1), (3, 1), (1, 5), (64, 40), (257, 9)] {
      let bitmap = Bitmap.busy(width: width, height: height, isOpaque: isOpaque)
      #expect(DecodedPicture.decode(try PNG.encode(bitmap)) == bitmap)
    }
  }

  @Test("preserves every premultiplied color at every opacity")
  func everyOpacity() throws {
    let bitmap = Bitmap(
      width: 256, height: 256,
      pixels: (0..<(256 * 256)).flatMap { index -> [UInt8] in
        let (value, alpha) = (index % 256, index / 256)
        let component = UInt8(min(value, alpha))
        return [component, component / 2, component / 3, UInt8(alpha)]
      })
    #expect(DecodedPicture.decode(try PNG.encode(bitmap)) == bitmap)
  }

  @Test("has an alpha channel only if a pixel isn't opaque")
  func form() throws {
    func form(_ bitmap: Bitmap) throws -> UInt8 {
      let chunks = try DecodedAnimation.chunks(of: PNG.encode(bitmap))
      #expect(chunks.map(\.type) == ["IHDR", "IDAT", "IEND"])
      return Array(chunks[0].content)[9]
    }
    var bitmap = Bitmap.plain(10, 20, 30)
    #expect(try form(bitmap) == 2)
    bitmap.pixels[3] = 254
    #expect(try form(bitmap) == 6)
  }

  @Test("keeps a comment beside the picture; a damaged file has none")
  func comment() throws {
    let bitmap = Bitmap.busy(width: 20, height: 10)
    let file = try PNG.encode(bitmap, comment: "pango 1.50, Inter")
    #expect(PNG.comment(in: file) == "pango 1.50, Inter")
    #expect(DecodedPicture.decode(file) == bitmap)
    #expect(PNG.comment(in: try PNG.encode(bitmap)) == nil)
    for length in 0..<40 { #expect(PNG.comment(in: file.prefix(length)) == nil) }
    var hostile = file
    hostile.replaceSubrange(33..<37, with: [255, 255, 255, 255])
    #expect(PNG.comment(in: hostile) == nil)
  }

  @Test("accepts colors brighter than their opacity allows")
  func invalidPixels() throws {
    let bitmap = Bitmap(width: 1, height: 1, pixels: [255, 200, 100, 50])
    #expect(DecodedPicture.decode(try PNG.encode(bitmap))?.pixels == [50, 50, 50, 50])
  }

  @Test("is the same file every time")
  func determinism() throws {
    let bitmap = Bitmap.busy(width: 50, height: 50)
    #expect(try PNG.encode(bitmap) == PNG.encode(bitmap))
  }

  @Test("of a single color is small")
  func size() throws {
    #expect(try PNG.encode(Bitmap.plain(1, 2, 3, width: 400, height: 300)).count < 1500)
  }

  @Test("has the same pixels as a smaller file", arguments: [true, false])
  func smallFile(isOpaque: Bool) throws {
    for (width, height) in [(1, 1), (3, 1), (1, 5), (257, 9)] {
      let bitmap = Bitmap.busy(width: width, height: height, isOpaque: isOpaque)
      let small = try PNG.encode(bitmap, effort: .small)
      #expect(DecodedPicture.decode(small) == bitmap)
      #expect(try small.count <= PNG.encode(bitmap).count)
    }
    // The same noise again and again, as letters are.
    let tile = Bitmap.busy(width: 16, height: 16, isOpaque: isOpaque)
    let tiles = Bitmap(width: 160, height: 160) { x, y in
      let pixel = tile[x % 16, y % 16]
      return (Int(pixel.red), Int(pixel.green), Int(pixel.blue), 255)
    }
    let small = try PNG.encode(tiles, effort: .small)
    #expect(DecodedPicture.decode(small) == tiles)
    #expect(try small.count * 5 < PNG.encode(tiles).count)
  }

  @Test("without content is refused")
  func empty() {
    let error = #expect(throws: EmptyPicture.self) {
      try PNG.encode(Bitmap(width: 0, height: 5, pixels: []))
    }
    #expect(
      error?.description
        == "A picture without pixels cannot be saved; give the window a width and a height.")
  }
}
