import SwiftUI
import Testing

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

@MainActor
@Suite struct ShapeTests {
  private let square = CGRect(x: 0, y: 0, width: 100, height: 100)

  private func lines(_ window: Window) -> [String] {
    window.display.description.split(separator: "\n").dropFirst()
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test("strokeBorder is inside the shape, and stroke is centered on its outline")
  func strokes() {
    let window = Window {
      VStack(spacing: 0) {
        Circle().strokeBorder(.red, lineWidth: 4).frame(width: 100, height: 100)
        Circle().stroke(.red, style: StrokeStyle(lineWidth: 4, dash: [2, 3]))
          .frame(width: 100, height: 100)
      }
    }
    #expect(
      lines(window) == [
        "stroke ellipse (152, 52) 96×96 width 4 #FF383C",
        "stroke ellipse (150, 150) 100×100 width 4 dash 2-3 #FF383C",
      ])
  }

  @Test("an inset rounded rectangle keeps the centers of its corners")
  func inset() {
    let path = RoundedRectangle(cornerRadius: 20).inset(by: 5).path(in: square)
    #expect(path.description == "rounded (5, 5) 90×90 radius 15")
    #expect(Rectangle().inset(by: 30).inset(by: 30).path(in: square).isEmpty)
    #expect(Capsule().inset(by: .nan).path(in: square).isEmpty)
  }

  @Test(
    "a sized shape has its size, at the corner or the anchor, in the proposed frame")
  func sizes() {
    let small = CGSize(width: 20, height: 10)
    #expect(Rectangle().size(small).path(in: square).boundingRect.size == small)
    #expect(Rectangle().size(small).path(in: square).boundingRect.origin == .zero)
    let moved = square.offsetBy(dx: 7, dy: 0)
    #expect(
      Rectangle().size(small, anchor: .bottomTrailing).path(in: moved).boundingRect
        == CGRect(x: 87, y: 90, width: 20, height: 10))
    let window = Window { Circle().size(width: 20, height: 20, anchor: .center) }
    #expect(lines(window) == ["fill ellipse (190, 140) 20×20 #000000"])
  }

  @Test("3.9.49: a stroke is hit on its line, an even-odd hole is not")
  func hits() {
    let ring = Path { path in
      path.addEllipse(in: square)
      path.addEllipse(in: square.insetBy(dx: 20, dy: 20))
    }
    #expect(ring.contains(point(50, 50)))
    #expect(!ring.contains(point(50, 50), eoFill: true))
    let circle = Path(ellipseIn: square)
    #expect(circle.strokeContains(point(50, 2), style: StrokeStyle(lineWidth: 6)))
    #expect(!circle.strokeContains(point(50, 50), style: StrokeStyle(lineWidth: 6)))
  }

  @Test("uneven corner radii shrink together if they don't fit")
  func uneven() {
    let path = UnevenRoundedRectangle(topLeadingRadius: 50, style: .circular).path(in: square)
    #expect(!path.contains(point(5, 5)))
    #expect(path.contains(point(95, 5)) && path.contains(point(95, 95)))
    let huge = UnevenRoundedRectangle(
      topLeadingRadius: 400, bottomLeadingRadius: 400, style: .circular)
    #expect(huge.path(in: square).boundingRect == square)
  }
}
