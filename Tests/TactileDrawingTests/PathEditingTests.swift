@testable import TactileDrawing
import Foundation
import Testing

@Suite("A path")
struct PathEditingTests {
  private let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func near(_ a: CGPoint?, _ x: CGFloat, _ y: CGFloat) -> Bool {
    guard let a else { return false }
    return abs(a.x - x) < 0.5 && abs(a.y - y) < 0.5
  }

  @Test("a trimmed circle begins at the right and goes clockwise")
  func trim() {
    let quarter = circle.trimmedPath(from: 0, to: 0.25)
    guard case .move(let start)? = quarter.elements.first else {
      Issue.record("no start")
      return
    }
    #expect(near(start, 100, 50))
    #expect(near(quarter.currentPoint, 50, 100))
    #expect(near(circle.trimmedPath(from: 0.5, to: 0.75).currentPoint, 50, 0))
  }

  @Test("a trimmed part can begin and end within one curve")
  func trimWithin() {
    let part = circle.trimmedPath(from: 1.0 / 16, to: 1.0 / 8)
    guard case .move(let start)? = part.elements.first else {
      Issue.record("no start")
      return
    }
    #expect(near(start, 50 + 50 * cos(.pi / 8), 50 + 50 * sin(.pi / 8)))
    #expect(near(part.currentPoint, 50 + 50 * cos(.pi / 4), 50 + 50 * sin(.pi / 4)))
  }

  @Test("trimmed to nothing, it is empty; trimmed to all, it is unchanged")
  func trimEnds() {
    #expect(circle.trimmedPath(from: 0, to: 1) == circle)
    for (from, to) in [(0.5, 0.5), (0.7, 0.2), (.nan, 1), (2, 3)] as [(CGFloat, CGFloat)] {
      #expect(circle.trimmedPath(from: from, to: to).isEmpty)
    }
  }

  @Test("an arc with clockwise false is clockwise on the screen")
  func arcs() {
    func end(clockwise: Bool) -> Path {
      Path { path in
        path.addArc(
          center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90),
          clockwise: clockwise)
      }
    }
    #expect(near(end(clockwise: false).currentPoint, 0, 10))
    #expect(end(clockwise: false).elements.count == 2)
    #expect(end(clockwise: true).elements.count == 4)
  }

  @Test("an arc between tangents rounds the corner")
  func tangents() {
    for side in [1, -1] as [CGFloat] {
      let path = Path { path in
        path.move(to: .zero)
        path.addArc(
          tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 50, y: 50 * side),
          radius: 10)
      }
      #expect(near(path.currentPoint, 50, 10 * side))
      #expect(path.boundingRect.width < 50.01)
      #expect(path.elements.count == 3)
    }
  }

  @Test("the outline of a stroke contains all points within half of the width")
  func stroked() {
    let line = Path { $0.addLines([.zero, CGPoint(x: 50, y: 0), CGPoint(x: 50, y: 50)]) }
    func outline(_ style: StrokeStyle) -> Path { line.strokedPath(style) }
    let miter = outline(StrokeStyle(lineWidth: 10))
    #expect(miter.contains(CGPoint(x: 25, y: 4)) && !miter.contains(CGPoint(x: 25, y: 6)))
    #expect(miter.contains(CGPoint(x: 54, y: -4)) && !miter.contains(CGPoint(x: -2, y: 0)))
    let round = outline(StrokeStyle(lineWidth: 10, lineCap: .round, lineJoin: .round))
    #expect(!round.contains(CGPoint(x: 54.5, y: -4.5)) && round.contains(CGPoint(x: -2, y: 0)))
    #expect(!outline(StrokeStyle(lineWidth: 10, lineJoin: .bevel)).contains(CGPoint(x: 54, y: -4)))
    let dashed = outline(StrokeStyle(lineWidth: 10, dash: [10]))
    #expect(dashed.contains(CGPoint(x: 5, y: 0)) && !dashed.contains(CGPoint(x: 15, y: 0)))
  }

  @Test("a line that ends where it began has caps there, unless its subpath is closed")
  func strokedRing() {
    let corners = [CGPoint.zero, CGPoint(x: 50, y: 0), CGPoint(x: 50, y: 50), .zero]
    let open = Path { $0.addLines(corners) }
    let closed = Path {
      $0.addLines(corners)
      $0.closeSubpath()
    }
    let style = StrokeStyle(lineWidth: 10, lineCap: .butt, lineJoin: .miter)
    // The miter of the corner with an angle of 45 degrees reaches beyond it.
    let tip = CGPoint(x: -5, y: -3)
    #expect(closed.strokedPath(style).contains(tip))
    #expect(!open.strokedPath(style).contains(tip))
    #expect(!open.strokeContains(tip, style: style) && closed.strokeContains(tip, style: style))
  }

  @Test("a rectangle, a rounded one and an ellipse can be transformed as they are added")
  func transformedParts() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    let quarter = CGAffineTransform(rotationAngle: .pi / 2)
    let size = CGSize(width: 4, height: 4)
    for add: (inout Path, CGAffineTransform) -> Void in [
      { $0.addRect(rect, transform: $1) }, { $0.addEllipse(in: rect, transform: $1) },
      { $0.addRoundedRect(in: rect, cornerSize: size, transform: $1) },
    ] {
      let plain = Path { add(&$0, .identity) }
      let turned = Path { path in
        path.move(to: CGPoint(x: 5, y: 5))
        add(&path, quarter)
      }
      #expect(plain.boundingRect == rect)
      #expect(turned.elements.dropFirst() == plain.applying(quarter).elements[...])
      #expect(near(turned.boundingRect.origin, -20, 0))
      #expect(turned.boundingRect.height.rounded() == 40)
    }
  }

  @Test("transforms concatenate, and their inverses undo them")
  func transforms() {
    let transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 3)
      .translatedBy(x: 5, y: 7)
    let there = CGPoint(x: 1, y: 2).applying(transform)
    #expect(near(there.applying(transform.inverted()), 1, 2))
    #expect(
      near(
        CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2)), 0, 1))
    #expect(CGPoint(x: 1, y: 2).applying(CGAffineTransform()) == .zero)
    #expect(CGPoint(x: 1, y: 2).applying(.identity) == CGPoint(x: 1, y: 2))
    #expect(CGAffineTransform(scaleX: 0, y: 1).inverted() == CGAffineTransform(scaleX: 0, y: 1))
  }
}
