import TactileDrawing
import Testing

@Suite("A bitmap")
struct BitmapTests {
  @Test("returns the color of each pixel")
  func pixels() {
    let bitmap = Bitmap(width: 2, height: 2, pixels: (0..<16).map { UInt8($0) })
    #expect(bitmap[0, 0] == (2, 1, 0, 3))
    #expect(bitmap[1, 0] == (6, 5, 4, 7))
    #expect(bitmap[0, 1] == (10, 9, 8, 11))
  }
}
