import SwiftUI
import TactileCairoRenderer
import TactileDrawing
import Testing

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileUIKit
@testable import TestSupport

/// An operation on paths, with the same operation on points and on painted groups.
struct AreaOperation: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let apply: @Sendable (Path, Path, Bool) -> Path
  let holds: @Sendable (Bool, Bool) -> Bool
  let paint: @Sendable (DisplayList.Item, DisplayList.Item, Path) -> [DisplayList.Item]

  static let all = [
    AreaOperation(
      testDescription: "union", apply: { $0.union($1, eoFill: $2) }, holds: { $0 || $1 },
      paint: { first, second, _ in [first, second] }),
    AreaOperation(
      testDescription: "intersection", apply: { $0.intersection($1, eoFill: $2) },
      holds: { $0 && $1 },
      paint: { first, _, other in [item(.group(.clip(other), [first]))] }),
    AreaOperation(
      testDescription: "subtracting", apply: { $0.subtracting($1, eoFill: $2) },
      holds: { $0 && !$1 },
      paint: { first, second, _ in
        [item(.group(.compositing, [first, item(.group(.blend(.destinationOut), [second]))]))]
      }),
    AreaOperation(
      testDescription: "symmetricDifference",
      apply: { $0.symmetricDifference($1, eoFill: $2) }, holds: { $0 != $1 },
      paint: { first, second, _ in
        let both = [item(.group(.mask([second]), [first]))]
        return [
          item(
            .group(.compositing, [first, second, item(.group(.blend(.destinationOut), both))]))
        ]
      }),
  ]

  static func item(_ content: DisplayList.Content) -> DisplayList.Item {
    DisplayList.Item(origin: .zero, content: content)
  }
}

@MainActor
@Suite struct PathOperationsTests {
  private static let square = CGRect(x: 0, y: 0, width: 100, height: 100)
  private static let circle = Path(ellipseIn: CGRect(x: 30, y: 20, width: 60, height: 60))
  private static let box = Path(
    roundedRect: CGRect(x: 10, y: 40, width: 50, height: 45), cornerRadius: 12)
  private static let star = Path { path in
    path.addLines(
      (0..<5).map { index in
        let angle = CGFloat(index) * 0.8 * .pi
        return CGPoint(x: 50 + 45 * sin(angle), y: 50 - 45 * cos(angle))
      })
  }
  private static let ring = Path { path in
    path.addEllipse(in: square.insetBy(dx: 5, dy: 5))
    path.addEllipse(in: square.insetBy(dx: 25, dy: 25))
  }

  /// Points all over the square, and which of them lie in a path; nil near to its edge, where the other
  /// way to know it is inexact by a tenth of a point.
  private static let grid = stride(from: CGFloat(-2), to: 103, by: 12.7).flatMap { x in
    stride(from: CGFloat(-2), to: 103, by: 12.7).map { CGPoint(x: x, y: $0) }
  }

  private func grid(in path: Path, eoFill: Bool) -> [Bool?] {
    Self.grid.map { point in
      let around = [(0, 0), (0.3, 0), (-0.3, 0), (0, 0.3), (0, -0.3)].map {
        path.contains(CGPoint(x: point.x + $0.0, y: point.y + $0.1), eoFill: eoFill)
      }
      return around.allSatisfy { $0 == around[0] } ? around[0] : nil
    }
  }

  @Test("a result contains the points that the operation defines", arguments: AreaOperation.all)
  func points(operation: AreaOperation) {
    let paths = [Self.circle, Self.box, Self.star, Self.ring, Path()]
    var known = 0
    for eoFill in [false, true] {
      let inside = paths.map { grid(in: $0, eoFill: eoFill) }
      for (first, isInFirst) in zip(paths, inside) {
        for (second, isInSecond) in zip(paths, inside) {
          let path = operation.apply(first, second, eoFill)
          for (index, point) in Self.grid.enumerated() {
            guard let isInFirst = isInFirst[index], let isInSecond = isInSecond[index] else {
              continue
            }
            known += 1
            // Whichever rule made the area, the other finds the same in it.
            if path.contains(point, eoFill: !eoFill) != operation.holds(isInFirst, isInSecond) {
              Issue.record("\(first), \(second) at \(point)")
            }
          }
        }
      }
    }
    #expect(known > 3500, "of 4,050")
  }

  @Test("a result is painted like the same operation by blend modes", arguments: AreaOperation.all)
  func pixels(operation: AreaOperation) throws {
    let (first, second) = (Self.circle, Self.box)
    func painted(_ items: [DisplayList.Item]) throws -> [Int] {
      let list = DisplayList(
        size: Self.square.size, backdrop: RGBAColor(red: 1, green: 1, blue: 1), items: items)
      let picture = try CairoRenderer(scale: 1, fontMap: FontMap()).render(list)
      return (0..<10_000).map { Int(picture[$0 % 100, $0 / 100].red) }
    }
    func black(_ path: Path) -> DisplayList.Item {
      AreaOperation.item(.fill(path, RGBAColor(red: 0, green: 0, blue: 0)))
    }
    let made = try painted([black(operation.apply(first, second, false))])
    let reference = try painted(operation.paint(black(first), black(second), second))
    // Cairo draws curves within a tenth of a pixel, 26 of 255.
    let different = made.indices.filter { abs(made[$0] - reference[$0]) > 28 }
    // Both edges go through the pixels where they cross; nothing knows how.
    #expect(different.count <= 16, "\(different.map { ($0 % 100, $0 / 100) })")
    let crossings = [CGPoint(x: 36, y: 40), CGPoint(x: 60, y: 79)]
    for index in different {
      let pixel = CGPoint(x: CGFloat(index % 100), y: CGFloat(index / 100))
      #expect(
        crossings.contains { hypot($0.x - pixel.x, $0.y - pixel.y) < 8 }, "at \(pixel)")
    }
    #expect(made.contains(0) && made.contains(255))
  }

  @Test("circles that overlap by half of their width share a lens of known size")
  func lens() {
    let second = Self.circle.offsetBy(dx: 30, dy: 0)
    let lens = Self.circle.intersection(second)
    // Two segments of 120°: r² · (2π/3 − √3/2).
    let expected = 900 * (2 * CGFloat.pi / 3 - CGFloat(3).squareRoot() / 2)
    #expect(abs(area(lens) - expected) < 1, "\(area(lens)) for \(expected)")
    #expect(abs(area(Self.circle.union(second)) - (1800 * .pi - expected)) < 2)
    let bounds = lens.boundingRect
    #expect(abs(bounds.minX - 60) < 0.05 && abs(bounds.maxX - 90) < 0.05)
  }

  /// Twice the area between each line and the origin, summed up, is twice the area.
  private func area(_ path: Path) -> CGFloat {
    var (sum, start, last) = (CGFloat.zero, CGPoint.zero, CGPoint.zero)
    path.forEach { element in
      switch element {
      case .move(let to): (start, last) = (to, to)
      case .line(let to):
        sum += last.x * to.y - to.x * last.y
        last = to
      case .closeSubpath: sum += last.x * start.y - start.x * last.y
      default: Issue.record("a curve")
      }
    }
    return abs(sum) / 2
  }

  @Test("a normalized star has no crossings, and a hole where the even-odd rule decides")
  func normalized() {
    let middle = CGPoint(x: 50, y: 50)
    let filled = Self.star.normalized(eoFill: false)
    #expect(filled.contains(middle) && filled.contains(middle, eoFill: true))
    #expect(filled.elements.count == 11, "ten corners and the end")
    let holed = Self.star.normalized()
    #expect(!holed.contains(middle) && !holed.contains(middle, eoFill: true))
    #expect(Self.circle.normalized() == Self.circle)
    #expect(Path().normalized() == Path())
  }

  @Test("an empty path leaves the other path unchanged")
  func empty() {
    for path in [Self.circle, Self.box] {
      #expect(path.union(Path()) == path)
      #expect(Path().union(path) == path)
      #expect(path.subtracting(Path()) == path)
      #expect(Path().subtracting(path).isEmpty)
      #expect(path.intersection(Path()).isEmpty)
      #expect(path.symmetricDifference(path).isEmpty)
    }
  }

  @Test("Core Graphics' methods do the same")
  func coreGraphics() {
    let (first, second) = (Self.star.cgPath, Self.box.cgPath)
    let rules: [(CGPathFillRule, Bool)] = [(.winding, false), (.evenOdd, true)]
    for (rule, eoFill) in rules {
      #expect(
        first.union(second, using: rule) == Self.star.union(Self.box, eoFill: eoFill).cgPath)
      #expect(
        first.intersection(second, using: rule)
          == Self.star.intersection(Self.box, eoFill: eoFill).cgPath)
      #expect(
        first.subtracting(second, using: rule)
          == Self.star.subtracting(Self.box, eoFill: eoFill).cgPath)
      #expect(
        first.symmetricDifference(second, using: rule)
          == Self.star.symmetricDifference(Self.box, eoFill: eoFill).cgPath)
      #expect(
        second.lineIntersection(first, using: rule)
          == Self.box.lineIntersection(Self.star, eoFill: eoFill).cgPath)
      #expect(
        second.lineSubtracting(first, using: rule)
          == Self.box.lineSubtraction(Self.star, eoFill: eoFill).cgPath)
      #expect(first.normalized(using: rule) == Self.star.normalized(eoFill: eoFill).cgPath)
    }
    #expect(first.normalized() == first.normalized(using: .winding))
    #expect(first.intersects(second))
    #expect(!first.intersects(second.path.offsetBy(dx: 200, dy: 0).cgPath))
    let right = CGPath(rect: CGRect(x: 100, y: 0, width: 9, height: 100), transform: nil)
    #expect(!right.intersects(CGPath(rect: Self.square, transform: nil)), "edges are no area")
    let center = CGPath(rect: CGRect(x: 45, y: 45, width: 9, height: 9), transform: nil)
    #expect(center.intersects(first, using: .winding))
    #expect(!center.intersects(first, using: .evenOdd))
  }
}
