import SwiftUI
import TactileDrawing
import Testing

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

@MainActor
@Suite struct CombinedShapeTests {
  private let square = CGRect(x: 0, y: 0, width: 100, height: 100)

  @Test("combined shapes are drawn as their combined outlines in the same frame")
  func outlines() {
    let corner = Rectangle().size(width: 40, height: 40)
    let (big, small) = (Path(square), corner.path(in: square))
    let shapes: [(any Shape, Path)] = [
      (Rectangle().union(corner), big.union(small)),
      (Rectangle().intersection(corner), big.intersection(small)),
      (Rectangle().subtracting(corner), big.subtracting(small)),
      (Rectangle().symmetricDifference(corner), big.symmetricDifference(small)),
      (Rectangle().lineIntersection(corner), big.lineIntersection(small)),
      (Rectangle().lineSubtraction(corner), big.lineSubtraction(small)),
    ]
    for (shape, path) in shapes { #expect(shape.path(in: square) == path) }
    #expect(Set(shapes.map { "\($0.1)" }).count == 5, "two of them are not the same by chance")
    let twice = Path {
      $0.addRect(square); $0.addRect(square.insetBy(dx: 30, dy: 30))
    }
    #expect(!twice.subtracting(Path(), eoFill: true).contains(square.center))
    #expect(
      twice.union(Rectangle(), eoFill: true).path(in: square) == twice.union(big, eoFill: true))
  }

  @Test("a combined shape has the size of its first shape, and mirrors like it")
  func sizes() {
    let fixed = SizedFixture()
    #expect(fixed.union(Circle()).sizeThatFits(.unspecified) == CGSize(width: 7, height: 8))
    #expect(fixed.union(Circle()).layoutDirectionBehavior == .fixed)
    #expect(Circle().union(fixed).layoutDirectionBehavior == .mirrors)
  }

  @Test("both shapes of a combined one animate")
  func animation() {
    let window = Window {
      Stateful(false) { isMoved in
        Rectangle().offset(x: isMoved.wrappedValue ? 20 : 0)
          .intersection(Rectangle().offset(y: isMoved.wrappedValue ? 40 : 0))
          .frame(width: 100, height: 100)
          .animation(.linear(duration: 1), value: isMoved.wrappedValue)
          .onTapGesture { isMoved.wrappedValue = true }
      }
    }
    func bounds() -> CGRect? {
      guard case .fill(let path, _, _)? = window.display.items.first?.content else { return nil }
      return path.boundingRect.offsetBy(
        dx: window.display.items[0].origin.x, dy: window.display.items[0].origin.y)
    }
    #expect(bounds() == CGRect(x: 150, y: 100, width: 100, height: 100))
    window.down(at: CGPoint(x: 200, y: 150))
    window.up()
    window.wait(0.5)
    #expect(bounds() == CGRect(x: 160, y: 120, width: 90, height: 80))
    window.wait(0.5)
    #expect(bounds() == CGRect(x: 170, y: 140, width: 80, height: 60))
    window.settle()
  }
}

private struct SizedFixture: Shape {
  func path(in rect: CGRect) -> Path { Path(rect) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 7, height: 8) }
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
