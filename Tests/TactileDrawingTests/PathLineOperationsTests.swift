import Foundation
import TactileDrawing
import Testing

@Suite("The line of a path")
struct PathLineOperationsTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 100, height: 100))

  private func line(_ points: (CGFloat, CGFloat)...) -> Path {
    Path { $0.addLines(points.map { CGPoint(x: $0.0, y: $0.1) }) }
  }

  @Test("is cut where it leaves an area, and keeps its direction")
  func cuts() {
    let across = line((150, 50), (50, 50), (50, -20))
    #expect("\(across.lineIntersection(square))" == "path M 100 50 L 50 50 L 50 0")
    #expect(
      "\(across.lineSubtraction(square))" == "path M 150 50 L 100 50 M 50 0 L 50 -20")
  }

  @Test("has no ends where a closed subpath begins")
  func seam() {
    // It begins inside, goes out at the right, and comes back.
    let loop = Path { path in
      path.addLines([
        CGPoint(x: 50, y: 50), CGPoint(x: 150, y: 50), CGPoint(x: 150, y: 80),
        CGPoint(x: 50, y: 80),
      ])
      path.closeSubpath()
    }
    #expect(
      "\(loop.lineIntersection(square))" == "path M 100 80 L 50 80 L 50 50 L 100 50")
    #expect(
      "\(loop.lineSubtraction(square))" == "path M 100 50 L 150 50 L 150 80 L 100 80")
  }

  @Test("stays closed and curved where nothing cuts it")
  func closed() {
    let circle = Path(ellipseIn: CGRect(x: 10, y: 10, width: 50, height: 50))
    #expect(circle.lineIntersection(square) == Path(elements: circle.elements))
    #expect(circle.lineSubtraction(square).isEmpty)
    let away = circle.offsetBy(dx: 200, dy: 0)
    #expect(away.lineSubtraction(square) == Path(elements: away.elements))
    #expect(away.lineIntersection(square).isEmpty)
    let small = Path(CGRect(x: 10, y: 10, width: 5, height: 5))
    #expect("\(small.lineIntersection(square))" == "path M 10 10 L 15 10 L 15 15 L 10 15 Z")
  }

  @Test("follows a curve, and cuts it where it crosses")
  func curves() throws {
    let circle = Path(ellipseIn: CGRect(x: -50, y: 0, width: 100, height: 100))
    let half = circle.lineIntersection(square)
    #expect(half.elements.count == 3, "a quarter from below the top, and one to the bottom")
    #expect(half.elements.filter { if case .curve = $0 { true } else { false } }.count == 2)
    let tops = [try #require(half.trimmedPath(from: 0, to: 0.5).currentPoint), half.currentPoint!]
    #expect(abs(tops[0].x - 50) < 0.01 && abs(tops[0].y - 50) < 0.01)
    #expect(abs(tops[1].x) < 0.01 && abs(tops[1].y - 100) < 0.01)
    for step in 1..<20 {
      let point = try #require(half.trimmedPath(from: 0, to: CGFloat(step) / 20).currentPoint)
      let angle = (CGFloat(step) / 20 - 0.5) * .pi
      #expect(hypot(point.x - 50 * cos(angle), point.y - 50 - 50 * sin(angle)) < 0.05)
    }
  }

  @Test("excludes holes of the other path, by either fill rule")
  func rules() {
    let ring = Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
      path.addRect(CGRect(x: 25, y: 25, width: 50, height: 50))
    }
    let across = line((-10, 50), (110, 50))
    #expect("\(across.lineIntersection(ring))" == "path M 0 50 L 100 50")
    #expect(
      "\(across.lineIntersection(ring, eoFill: true))" == "path M 0 50 L 25 50 M 75 50 L 100 50")
    #expect(
      "\(across.lineSubtraction(ring, eoFill: true))"
        == "path M -10 50 L 0 50 M 25 50 L 75 50 M 100 50 L 110 50")
  }

  @Test("includes parts along the edge of the area, and passes through corners")
  func edges() {
    let edge = line((-10, 0), (110, 0))
    #expect("\(edge.lineIntersection(square))" == "path M 0 0 L 100 0")
    #expect("\(edge.lineSubtraction(square))" == "path M -10 0 L 0 0 M 100 0 L 110 0")
    #expect(square.lineIntersection(square) == Path(elements: square.elements))
    #expect(square.lineSubtraction(square).isEmpty)
    let diagonal = line((-50, -50), (150, 150))
    #expect("\(diagonal.lineIntersection(square))" == "path M 0 0 L 100 100")
    let touching = line((-50, 50), (50, -50))
    #expect("\(touching.lineSubtraction(square))" == "path M -50 50 L 50 -50")
  }

  @Test("is empty, or unchanged, with a path that has no area")
  func degenerate() {
    let across = line((-10, 50), (110, 50))
    let flat = line((0, 50), (100, 50))
    let nan = Path(CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10))
    for nothing in [Path(), nan, Path { $0.move(to: .zero) }] {
      #expect(across.lineIntersection(nothing).isEmpty)
      #expect(across.lineSubtraction(nothing) == across)
      #expect(nothing.lineIntersection(square).isEmpty)
      #expect(nothing.lineSubtraction(square).isEmpty)
    }
    #expect(across.lineIntersection(flat).isEmpty)
    #expect(across.lineSubtraction(flat) == across)
    // A corner in an edge that leads back ends the edge where it is.
    let spike = line((0, 50), (100, 50), (20, 50))
    #expect("\(across.lineIntersection(spike))" == "path M 0 50 L 100 50")
    #expect(across.lineIntersection(Path(.infinite)) == across)
    let endless = line((-.infinity, 50), (.infinity, 50))
    #expect("\(endless.lineIntersection(square))" == "path M 0 50 L 100 50")
  }
}
