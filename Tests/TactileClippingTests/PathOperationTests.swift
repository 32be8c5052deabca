import Foundation
import TactileClipping
import TactileDrawing
import Testing

@Suite("Results of path operations")
struct PathOperationTests {
  private let square = CGRect(x: 0, y: 0, width: 100, height: 100)

  @Test("keep corners on halves and quarters of points")
  func exactCorners() {
    let path = Path(square).combined(
      .intersection, Path(CGRect(x: 50.25, y: -7, width: 900, height: 60.5)), eoFill: false)
    #expect(path.boundingRect == CGRect(x: 50.25, y: 0, width: 49.75, height: 53.5))
    #expect(path.elements.count == 5)
  }

  @Test(
    "have the same precision for a unit square as for a window", arguments: [1e-6, 1, 1000, 1e6])
  func sizes(scale: CGFloat) {
    let circle = CGRect(x: 0, y: 0, width: scale, height: scale)
    let half = CGRect(x: 0, y: 0, width: scale / 2, height: scale)
    let path = Path(ellipseIn: circle).combined(.subtraction, Path(half), eoFill: false)
    let expected = CGFloat.pi / 8
    #expect(abs(area(path) / (scale * scale) - expected) < 3e-4)
    #expect(area(path) < area(Path(circle)) / 2)
  }

  @Test("of infinite paths are limited, and other parts keep their precision")
  func infinite() {
    let hole = Path(ellipseIn: square)
    for all in [CGRect.infinite, CGRect(x: -1e300, y: -1e300, width: 2e300, height: 2e300)] {
      let path = Path(all).combined(.subtraction, hole, eoFill: false)
      #expect(path.boundingRect == CGRect(x: -0x1p24, y: -0x1p24, width: 0x1p25, height: 0x1p25))
      #expect(path.contains(CGPoint(x: -1000, y: 3000)))
      #expect(!path.contains(CGPoint(x: 50, y: 50)))
      #expect(!path.contains(CGPoint(x: 50, y: 0.5)))
      #expect(path.contains(CGPoint(x: 50, y: -0.5)))
    }
  }

  @Test("omit a NaN subpath, and keep the others")
  func notANumber() {
    let path = Path { path in
      path.addRect(square)
      path.move(to: CGPoint(x: 200, y: 0))
      path.addLine(to: CGPoint(x: CGFloat.nan, y: 10))
      path.addLine(to: CGPoint(x: 300, y: 100))
    }
    #expect(path.combined(.union, Path(), eoFill: false).boundingRect == square)
    let nothing = Path(CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10))
    #expect(nothing.combined(.union, Path(), eoFill: false).isEmpty)
  }

  @Test("of lines and points are empty", arguments: [PathOperation.union, .symmetricDifference])
  func flat(operation: PathOperation) {
    let line = Path { $0.addLines([.zero, CGPoint(x: 50, y: 50)]) }
    let there = Path { $0.addLines([.zero, CGPoint(x: 50, y: 50), .zero]) }
    for path in [Path(), line, there, Path(.zero), Path { $0.closeSubpath() }] {
      #expect(path.combined(operation, line, eoFill: false).isEmpty)
    }
  }

  /// Twice the area between the lines and an axis, summed up, is twice the area.
  private func area(_ path: Path) -> CGFloat {
    var (sum, start, last) = (CGFloat.zero, CGPoint.zero, CGPoint.zero)
    func line(_ to: CGPoint) {
      sum += last.x * to.y - to.x * last.y
      last = to
    }
    path.forEach { element in
      switch element {
      case .move(let to): (start, last) = (to, to)
      case .line(let to): line(to)
      case .closeSubpath: line(start)
      default: Issue.record("a curve")
      }
    }
    return abs(sum) / 2
  }
}
