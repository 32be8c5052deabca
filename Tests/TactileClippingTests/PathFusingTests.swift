import Foundation
import TactileClipping
import TactileDrawing
import Testing

@Suite("Fused paths")
struct PathFusingTests {
  private func circle(_ x: CGFloat) -> Path {
    Path(ellipseIn: CGRect(x: x, y: 0, width: 80, height: 80))
  }

  @Test("circles closer than the spacing share a neck that grows as they approach")
  func neck() {
    func neck(gap: CGFloat) -> CGFloat {
      let path = Path.fused([circle(0), circle(80 + gap)], within: 40)
      let middle = 80 + gap / 2
      return (0..<800).reduce(0) {
        path.contains(CGPoint(x: middle, y: CGFloat($1) / 10)) ? $0 + 0.1 : $0
      }
    }
    // A disk of 20 points that touches both circles is (r + 20)² - (40 + gap / 2)² above the middle.
    for gap in [CGFloat(2), 10, 20, 30] {
      let height = (60 * 60 - (40 + gap / 2) * (40 + gap / 2)).squareRoot() - 20
      #expect(abs(neck(gap: gap) - 2 * height) < 0.3, "\(gap)")
    }
    #expect(neck(gap: 34) == 0)
  }

  @Test("shapes at least as far apart as the spacing keep their paths")
  func apart() {
    let circles = [circle(0), circle(120.5)]
    #expect(Path.fused(circles, within: 40).elements == circles.flatMap(\.elements))
    let bars = [0, 60, 120].map { Path(CGRect(x: $0, y: 0, width: 20, height: 200)) }
    #expect(Path.fused(bars, within: 40).subpaths.count == 3)
    #expect(Path.fused(bars, within: 40.1).subpaths.count == 1)
  }

  @Test("outer corners don't move, whatever their number and direction")
  func corners() {
    var backwards = Path()
    backwards.addLines([
      CGPoint(x: 50, y: 0), CGPoint(x: 50, y: 30), CGPoint(x: 80, y: 30), CGPoint(x: 80, y: 0),
    ])
    backwards.closeSubpath()
    let path = Path.fused([Path(CGRect(x: 0, y: 0, width: 40, height: 30)), backwards], within: 20)
    #expect(path.subpaths.count == 1)
    let box = path.boundingRect
    let expected = CGRect(x: 0, y: 0, width: 80, height: 30)
    #expect(box.insetBy(dx: -0.05, dy: -0.05).contains(expected))
    #expect(expected.insetBy(dx: -0.05, dy: -0.05).contains(box))
    #expect(path.contains(CGPoint(x: 45, y: 15)))
    #expect(path.elements.count < 200)
  }

  @Test("a chain of shapes is merged, also if the last one joins two groups")
  func chain() {
    let squares = [0, 50, 25].map { Path(CGRect(x: $0, y: 0, width: 20, height: 20)) }
    #expect(Path.fused(squares, within: 8).subpaths.count == 1)
  }

  @Test("without a spacing only touching shapes are merged; unusual spacings do no harm")
  func strange() {
    let squares = [0, 19, 40].map { Path(CGRect(x: $0, y: 0, width: 20, height: 20)) }
    for spacing in [CGFloat(0), -5, .nan] {
      #expect(Path.fused(squares, within: spacing).subpaths.count == 2)
    }
    #expect(Path.fused(squares, within: .infinity).subpaths.count == 1)
    #expect(Path.fused([Path(), Path(CGRect.infinite), squares[0]], within: 10).isEmpty == false)
    #expect(Path.fused([], within: 10).isEmpty)
  }
}
