import Foundation
import Testing

@testable import TactileDrawing

@Suite("A rounded corner")
struct RoundedCornerTests {
  private let rect = CGRect(x: 0, y: 0, width: 200, height: 100)

  private func points(_ elements: [Path.Element]) -> [CGPoint] {
    elements.compactMap { element in
      switch element {
      case .move(let to), .line(let to), .curve(let to, _, _), .quadCurve(let to, _): to
      case .closeSubpath: nil
      }
    }
  }

  @Test("that is circular keeps all its points on the circle")
  func circular() {
    let elements = RoundedCorner.elements(
      of: rect, cornerSize: CGSize(width: 20, height: 20), style: .circular)
    // The first four points are those of the corner at the top right.
    for point in points(elements).prefix(4) {
      #expect(abs(hypot(point.x - 180, point.y - 20) - 20) < 1e-9)
    }
  }

  @Test("that is continuous begins earlier and is slightly fuller than a circle")
  func continuous() throws {
    let elements = RoundedCorner.elements(
      of: rect, cornerSize: CGSize(width: 20, height: 20), style: .continuous)
    let start = try #require(points(elements).first)
    #expect(abs(start.x - (200 - 20 * 1.528_665)) < 1e-9)
    #expect(start.y == 0)

    let continuous = Path(roundedRect: rect, cornerRadius: 20)
    let circular = Path(roundedRect: rect, cornerRadius: 20, style: .circular)
    // 21 points from the corner, the circle has not begun, the continuous corner has.
    let side = CGPoint(x: 21, y: 0.05)
    #expect(circular.contains(side))
    #expect(!continuous.contains(side))
  }

  @Test("becomes a half circle if there is no more room")
  func capsule() {
    let capsule = Path(roundedRect: rect, cornerRadius: 50)
    let circular = Path(roundedRect: rect, cornerRadius: 50, style: .circular)
    for (one, other) in zip(points(capsule.elements), points(circular.elements)) {
      #expect(hypot(one.x - other.x, one.y - other.y) < 1e-9)
    }
  }

  @Test(
    "is the same at all four corners of the rectangle", arguments: [5, 20, 40, 50] as [CGFloat])
  func symmetry(radius: CGFloat) {
    let points = points(Path(roundedRect: rect, cornerRadius: radius).elements)
    #expect(points.count == 16)
    for point in points {
      for mirrored in [
        CGPoint(x: 200 - point.x, y: point.y), CGPoint(x: point.x, y: 100 - point.y),
      ] {
        #expect(
          points.contains { hypot($0.x - mirrored.x, $0.y - mirrored.y) < 1e-6 },
          "\(point.concise) has no twin at \(mirrored.concise)")
      }
    }
  }

  @Test("stays within the rectangle", arguments: [RoundedCornerStyle.circular, .continuous])
  func extent(style: RoundedCornerStyle) {
    for radius in stride(from: 1, through: 50, by: 7) as StrideThrough<CGFloat> {
      let path = Path(roundedRect: rect, cornerRadius: radius, style: style)
      var drawn = Path()
      path.forEach { element in
        if case .move(let to) = element { drawn.move(to: to) }
        if case .line(let to) = element { drawn.addLine(to: to) }
        if case .curve(let to, let control1, let control2) = element {
          drawn.addCurve(to: to, control1: control1, control2: control2)
        }
      }
      #expect(rect.insetBy(dx: -1e-9, dy: -1e-9).contains(drawn.boundingRect))
    }
  }
}
