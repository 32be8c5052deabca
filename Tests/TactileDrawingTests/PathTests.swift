import Foundation
import Testing

@testable import TactileDrawing

@Suite("A path")
struct PathTests {
  private let rect = CGRect(x: 10, y: 20, width: 40, height: 30)

  @Test("remembers which shape it was created from, and prints its name")
  func names() {
    #expect("\(Path())" == "empty path")
    #expect("\(Path(rect))" == "rect (10, 20) 40×30")
    #expect("\(Path(ellipseIn: rect))" == "ellipse (10, 20) 40×30")
    #expect("\(Path(roundedRect: rect, cornerRadius: 8))" == "rounded (10, 20) 40×30 radius 8")
    #expect(
      "\(Path(roundedRect: rect, cornerSize: CGSize(width: 4, height: 8), style: .circular))"
        == "rounded (10, 20) 40×30 radius 4×8 circular")
  }

  @Test("prints the letters of SVG for everything else")
  func elements() {
    let path = Path { path in
      path.move(to: CGPoint(x: 1, y: 2))
      path.addLine(to: CGPoint(x: 3, y: 4))
      path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
      path.addCurve(
        to: CGPoint(x: 9, y: 0), control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 2))
      path.closeSubpath()
    }
    #expect("\(path)" == "path M 1 2 L 3 4 Q 7 8 5 6 C 1 1 2 2 9 0 Z")
  }

  @Test("has no line, curve or closing line before its first move")
  func nothingBeforeTheFirstMove() {
    let path = Path { path in
      path.addLine(to: CGPoint(x: 50, y: 0))
      path.addQuadCurve(to: CGPoint(x: 50, y: 50), control: CGPoint(x: 60, y: 20))
      path.addCurve(to: CGPoint(x: 9, y: 0), control1: .zero, control2: .zero)
      path.closeSubpath()
      #expect(path.isEmpty && path.currentPoint == nil && path.boundingRect.isNull)
      path.move(to: CGPoint(x: 10, y: 10))
      path.addLine(to: CGPoint(x: 20, y: 10))
    }
    #expect("\(path)" == "path M 10 10 L 20 10")
    #expect("\(path.trimmedPath(from: 0, to: 0.5))" == "path M 10 10 L 15 10")
  }

  @Test("is a plain rectangle when its corners have no size")
  func noCorners() {
    #expect(Path(roundedRect: rect, cornerRadius: 0) == Path(rect))
    #expect(Path(roundedRect: rect, cornerRadius: -3) == Path(rect))
  }

  @Test("limits its corner radius to half of the shorter side")
  func largeRadius() {
    #expect(
      Path(roundedRect: rect, cornerRadius: 1000) == Path(roundedRect: rect, cornerRadius: 15))
  }

  @Test("is offset with all of its elements")
  func offset() {
    let moved = rect.offsetBy(dx: 5, dy: -5)
    #expect(Path(rect).offsetBy(dx: 5, dy: -5) == Path(moved))
    #expect(Path(ellipseIn: rect).offsetBy(dx: 5, dy: -5) == Path(ellipseIn: moved))
    #expect(
      Path(roundedRect: rect, cornerRadius: 8).offsetBy(dx: 5, dy: -5)
        == Path(roundedRect: moved, cornerRadius: 8))
    let curve = Path { path in
      path.move(to: .zero)
      path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    }
    #expect("\(curve.offsetBy(dx: 1, dy: 2))" == "path M 1 2 Q 8 10 6 8")
  }

  @Test("adds outlines as further subpaths")
  func adding() {
    var path = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    path.addRect(CGRect(x: 2, y: 0, width: 1, height: 1))
    #expect("\(path)" == "path M 0 0 L 1 0 L 1 1 L 0 1 Z M 2 0 L 3 0 L 3 1 L 2 1 Z")
    var alone = Path()
    alone.addEllipse(in: rect)
    #expect(alone == Path(ellipseIn: rect))
  }

  @Test("is empty until an element is added")
  func emptiness() {
    #expect(Path().isEmpty)
    #expect(!Path(rect).isEmpty)
    #expect(Path { $0.addLines([]) }.isEmpty)
  }
}
