import TactileDrawing
import Testing

@testable import TactileRecorder

@Suite("The changed area")
struct PixelAreaTests {
  private let blank = Bitmap.plain(255, 255, 255)

  private func changed(_ points: [(x: Int, y: Int)]) -> PixelArea? {
    var bitmap = blank
    for point in points { bitmap.pixels[(point.y * 8 + point.x) * 4] = 0 }
    return PixelArea(changedFrom: blank, to: bitmap)
  }

  @Test("of equal pictures is empty")
  func equal() {
    #expect(changed([]) == nil)
  }

  @Test("is the smallest rectangle around all differences")
  func smallest() {
    #expect(changed([(3, 2)]) == PixelArea(x: 3, y: 2, width: 1, height: 1))
    #expect(changed([(0, 0), (7, 5)]) == PixelArea(blank))
    #expect(changed([(5, 1), (2, 3), (6, 4)]) == PixelArea(x: 2, y: 1, width: 5, height: 4))
    #expect(changed([(2, 1), (6, 3), (4, 4)]) == PixelArea(x: 2, y: 1, width: 5, height: 4))
  }
}
