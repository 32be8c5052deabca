import Foundation
import Testing

@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The conversion between the leading and the left edge, compared with the columns of points that it exchanges.
@Suite struct MirroringTests {
  private let mirroring = Mirroring(.rightToLeft)
  private let container = 40

  private var width: CGFloat { CGFloat(container) }

  /// The columns, one point wide, that a rectangle covers.
  private func columns(_ rect: CGRect) -> Set<Int> { Set(Int(rect.minX)..<Int(rect.maxX)) }

  /// Each column at the same distance from the other edge of the container.
  private func flipped(_ columns: Set<Int>) -> Set<Int> { Set(columns.map { container - 1 - $0 }) }

  private func randomRect(_ random: inout RandomCases) -> CGRect {
    CGRect(
      x: random.below(60) - 20, y: random.below(60), width: random.below(50),
      height: random.below(50))
  }

  @Test("a rectangle and a range cover the columns at the same distance from the other edge")
  func rects() {
    var random = RandomCases()
    for _ in 0..<500 {
      let rect = randomRect(&random)
      let mirrored = mirroring.rect(rect, in: width)
      #expect(columns(mirrored) == flipped(columns(rect)), "\(rect)")
      #expect(mirrored.size == rect.size && mirrored.minY == rect.minY, "\(rect)")
      #expect(mirroring.rect(mirrored, in: width) == rect, "\(rect)")
      #expect(Mirroring.none.rect(rect, in: width) == rect, "\(rect)")
      let range = rect.minX...rect.maxX
      #expect(mirroring.range(range, in: width) == mirrored.minX...mirrored.maxX, "\(range)")
      #expect(Mirroring.none.range(range, in: width) == range, "\(range)")
    }
    for rect in [CGRect.infinite, .null] { #expect(mirroring.rect(rect, in: width) == rect) }
    let line = CGRect(x: -CGFloat.infinity, y: 0, width: .infinity, height: 10)
    #expect(mirroring.rect(line, in: width).width == .infinity)
  }

  @Test("moving by an offset and mirroring lead to the same place in either order")
  func offsets() {
    var random = RandomCases()
    for _ in 0..<500 {
      let rect = randomRect(&random)
      let offset = CGSize(width: random.below(30) - 15, height: random.below(30) - 15)
      let moved = mirroring.rect(rect.offsetBy(dx: offset.width, dy: offset.height), in: width)
      let (start, change) = (mirroring.rect(rect, in: width), mirroring.offset(offset))
      #expect(start.offsetBy(dx: change.width, dy: change.height) == moved, "\(rect), \(offset)")
      #expect(
        start.origin.applying(mirroring.transform(offset)) == moved.origin, "\(rect), \(offset)")
      #expect(mirroring.distance(offset.width) == change.width)
      #expect(Mirroring.none.offset(offset) == offset)
    }
  }

  /// The point of a rectangle at a relative position.
  private func place(_ point: UnitPoint, in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + rect.width * point.x, y: rect.minY + rect.height * point.y)
  }

  @Test("a relative point is at the same distance from the other edge of its rectangle")
  func points() {
    var random = RandomCases()
    for _ in 0..<500 {
      let rect = randomRect(&random)
      let point = UnitPoint(x: CGFloat(random.below(9) - 2) / 4, y: CGFloat(random.below(5)) / 4)
      let (before, after) = (place(point, in: rect), place(mirroring.point(point), in: rect))
      #expect(
        after.x - rect.minX == rect.maxX - before.x && after.y == before.y, "\(rect), \(point)")
      #expect(Mirroring.none.point(point) == point)
    }
  }

  @Test("insets and edges are those of the mirrored rectangle")
  func insets() {
    func inset(_ rect: CGRect, _ insets: EdgeInsets) -> CGRect {
      CGRect(
        x: rect.minX + insets.leading, y: rect.minY + insets.top,
        width: rect.width - insets.leading - insets.trailing,
        height: rect.height - insets.top - insets.bottom)
    }
    var random = RandomCases()
    for _ in 0..<500 {
      let numbers = (0..<4).map { _ in CGFloat(random.below(10)) }
      let insets = EdgeInsets(
        top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
      let rect = randomRect(&random).insetBy(dx: -20, dy: -20)
      let expected = mirroring.rect(inset(rect, insets), in: width)
      #expect(
        inset(mirroring.rect(rect, in: width), mirroring.insets(insets)) == expected, "\(insets)")
      #expect(Mirroring.none.insets(insets) == insets)
      // Each edge is in the set if its inset is, so the edges of the insets are mirrored like the insets.
      func edges(_ insets: EdgeInsets) -> Edge.Set {
        [
          insets.top > 4 ? .top : [], insets.leading > 4 ? .leading : [],
          insets.bottom > 4 ? .bottom : [], insets.trailing > 4 ? .trailing : [],
        ]
      }
      #expect(mirroring.edges(edges(insets)) == edges(mirroring.insets(insets)), "\(insets)")
      #expect(Mirroring.none.edges(edges(insets)) == edges(insets))
    }
  }
}
