import Foundation
import Testing

@testable import TactileDrawing

/// Positions in a window of two pixels per point.
@Suite("Pixel grid") struct PixelGridTests {
  private let grid = PixelGrid(scale: 2)

  @Test("halves are rounded up, also below zero, so distances stay the same")
  func halves() {
    #expect(grid.nearest(1.25) == 1.5)
    #expect(grid.nearest(1.24) == 1)
    #expect(grid.nearest(-1.25) == -1)
    #expect(grid.nearest(-1.26) == -1.5)
    for position in [-3.25, -0.25, 0, 0.25, 7.5] {
      #expect(grid.nearest(position + 10) == grid.nearest(position) + 10)
    }
  }

  @Test("a rounding error doesn't change a length by a pixel")
  func tolerance() {
    #expect(grid.up(3.0004) == 3)
    #expect(grid.up(3.01) == 3.5)
    #expect(grid.down(2.9996) == 3)
    #expect(grid.down(2.99) == 2.5)
  }

  @Test("both lengths of a size are rounded")
  func sizes() {
    #expect(grid.up(CGSize(width: 1.1, height: 2)) == CGSize(width: 1.5, height: 2))
    #expect(grid.nearest(CGSize(width: -1.25, height: 0.3)) == CGSize(width: -1, height: 0.5))
    #expect(PixelGrid.points.up(6.0009) == 6)
  }
}
