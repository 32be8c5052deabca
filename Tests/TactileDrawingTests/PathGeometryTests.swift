import Foundation
import TactileDrawing
import Testing

@Suite("The inside of a path")
struct PathGeometryTests {
  private let square = CGRect(x: 0, y: 0, width: 100, height: 100)

  @Test("of a rectangle includes its top and left edges, but not the others")
  func rectangle() {
    let path = Path(square)
    #expect(path.contains(CGPoint(x: 0, y: 0)))
    #expect(path.contains(CGPoint(x: 99.9, y: 99.9)))
    #expect(!path.contains(CGPoint(x: 100, y: 50)))
    #expect(!path.contains(CGPoint(x: 50, y: 100)))
    #expect(!path.contains(CGPoint(x: -0.1, y: 50)))
  }

  @Test("of a circle excludes the corners of its square")
  func circle() {
    let path = Path(ellipseIn: square)
    #expect(path.contains(CGPoint(x: 50, y: 50)))
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    #expect(!path.contains(CGPoint(x: 14, y: 14)))
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
  }

  @Test("of an ellipse follows both of its radii")
  func ellipse() {
    let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 20))
    #expect(path.contains(CGPoint(x: 2, y: 10)))
    #expect(!path.contains(CGPoint(x: 2, y: 5)))
  }

  @Test("of an empty path has no points", arguments: [Path(), Path(ellipseIn: .zero), Path(.zero)])
  func nothing(path: Path) {
    #expect(!path.contains(.zero))
  }

  @Test("of a rounded rectangle ends at the arc of each corner")
  func roundedCorners() {
    let path = Path(roundedRect: square, cornerRadius: 20, style: .circular)
    // The arc crosses the diagonal 20 - 20 / √2 = 5.86 points from the corner.
    for (x, y) in [(0.0, 0.0), (100, 0), (0, 100), (100, 100)] {
      func onDiagonal(_ distance: CGFloat) -> CGPoint {
        CGPoint(x: abs(x - distance), y: abs(y - distance))
      }
      #expect(!path.contains(onDiagonal(5.7)), "outside near \(x), \(y)")
      #expect(path.contains(onDiagonal(6)), "inside near \(x), \(y)")
    }
  }

  @Test("of crossing subpaths depends on the rule")
  func rules() {
    let path = Path { path in
      path.addRect(square)
      path.addRect(CGRect(x: 25, y: 25, width: 50, height: 50))
    }
    let middle = CGPoint(x: 50, y: 50)
    #expect(path.contains(middle))
    #expect(!path.contains(middle, eoFill: true))
    #expect(path.contains(CGPoint(x: 10, y: 50), eoFill: true))
  }

  @Test("of an open path is closed with a straight line")
  func openOutline() {
    let path = Path { $0.addLines([CGPoint(x: 100, y: 0), .zero, CGPoint(x: 0, y: 100)]) }
    #expect(path.contains(CGPoint(x: 20, y: 20)))
    #expect(!path.contains(CGPoint(x: 80, y: 80)))
  }

  @Test("lies within the bounding rectangle of its segments, which control points may leave")
  func bounds() {
    #expect(Path(square).boundingRect == square)
    #expect(Path(ellipseIn: square).boundingRect == square)
    #expect(Path().boundingRect == .null)
    let curve = Path { path in
      path.move(to: CGPoint(x: 1, y: 2))
      path.addQuadCurve(to: CGPoint(x: 5, y: 0), control: CGPoint(x: 3, y: 9))
      path.addCurve(
        to: .zero, control1: CGPoint(x: -4, y: 3), control2: CGPoint(x: 2, y: -7))
    }
    #expect(curve.controlPointRect == CGRect(x: -4, y: -7, width: 9, height: 16))
    let (drawn, box) = (curve.subpaths[0].points, curve.boundingRect)
    let (xs, ys) = (drawn.map(\.x), drawn.map(\.y))
    let differences = [
      xs.min()! - box.minX, box.maxX - xs.max()!, ys.min()! - box.minY, box.maxY - ys.max()!,
    ]
    #expect(differences.allSatisfy { $0 > -1e-9 && $0 < 0.01 }, "\(differences)")
  }
}
