import Foundation
import Testing

@testable import TactileDrawing
@testable import TestSupport

/// The parts of a picture to redraw, compared with the set of pixels that were damaged.
@Suite struct DamageModelTests {
  private struct Pixel: Hashable {
    let x: Int
    let y: Int
  }

  /// Damage of a window, and the model: all pixels that its rectangles touch.
  private struct Picture {
    let window: CGSize
    let scale: CGFloat
    var damage = Damage()
    var pixels: Set<Pixel> = []
    var operations: [String] = []

    /// The pixels that a rectangle touches; a coordinate that is NaN may be anywhere.
    func touched(by rect: CGRect) -> Set<Pixel> {
      func range(_ start: CGFloat, _ length: CGFloat, in window: CGFloat) -> [Int] {
        (0..<Int(window * scale)).filter { pixel in
          let (low, high) = (CGFloat(pixel) / scale, CGFloat(pixel + 1) / scale)
          return !(start >= high) && !(start + length <= low)
        }
      }
      let columns = range(rect.origin.x, rect.width, in: window.width)
      let rows = range(rect.origin.y, rect.height, in: window.height)
      return Set(rows.flatMap { y in columns.map { Pixel(x: $0, y: y) } })
    }

    /// The pixels of a rectangle of the damage; nil unless it has whole pixels of the window.
    func pixels(of rect: CGRect) -> Set<Pixel>? {
      let edges = [rect.minX, rect.minY, rect.maxX, rect.maxY].map { $0 * scale }
      let numbers = edges.map { Int($0.rounded()) }
      let isAligned = zip(edges, numbers).allSatisfy { abs($0 - CGFloat($1)) < 1e-6 }
      guard isAligned, rect.minX >= 0, rect.minY >= 0, rect.maxX <= window.width,
        rect.maxY <= window.height, rect.width > 0, rect.height > 0
      else { return nil }
      return Set(
        (numbers[1]..<numbers[3]).flatMap { y in
          (numbers[0]..<numbers[2]).map { Pixel(x: $0, y: y) }
        })
    }

    /// The pixels drawn in a frame, counting those of several rectangles once for each.
    func cost(_ rects: [CGRect]) -> CGFloat { rects.reduce(0) { $0 + $1.width * $1.height } }

    /// The least area by which joining two rectangles increases the cost.
    func waste(_ rects: [CGRect]) -> CGFloat {
      var least = CGFloat.infinity
      for (index, first) in rects.enumerated() {
        for second in rects[..<index] {
          least = min(least, cost([first.union(second)]) - cost([first, second]))
        }
      }
      return least
    }

    /// Adds a rectangle, or the damage of another picture, and checks what has to be redrawn.
    mutating func add(_ rects: [CGRect], touching new: Set<Pixel>, _ body: (inout Damage) -> Void) {
      let before = damage.rects
      body(&damage)
      let drawn = damage.rects.map { pixels(of: $0) }
      #expect(!drawn.contains(nil), "\(operations)")
      let all = drawn.reduce(into: Set<Pixel>()) { $0.formUnion($1 ?? []) }
      pixels.formUnion(new)
      #expect(all.isSuperset(of: pixels), "\(operations)")
      #expect(
        damage.isEmpty == pixels.isEmpty && damage.rects.count <= Damage.limit, "\(operations)")
      #expect(damage.bounds == damage.rects.reduce(.null) { $0.union($1) }, "\(operations)")
      // No two rectangles fill their union: they would have been joined.
      #expect(damage.rects.count < 2 || waste(damage.rects) > 0, "\(operations)")
      // Joining those over the limit costs more, and drawing all at once a third of the cost.
      let known = before + rects
      var most = cost(known)
      if known.count > Damage.limit { most += waste(known) * CGFloat(known.count - Damage.limit) }
      #expect(cost(damage.rects) <= max(most * 4 / 3, cost(known)) + 1e-6, "\(operations)")
    }

    mutating func add(_ rect: CGRect) {
      operations.append("add \(rect)")
      let new = touched(by: rect)
      var alone = Damage()
      alone.add(rect, in: window, scale: scale)
      #expect(
        alone.rects.compactMap { pixels(of: $0) } == (new.isEmpty ? [] : [new]), "\(operations)")
      add(alone.rects, touching: new) { [window, scale] in $0.add(rect, in: window, scale: scale) }
    }
  }

  private func randomRect(_ random: inout RandomCases) -> CGRect {
    var numbers = [30, 24, 12, 12].map { CGFloat(random.below($0 * 4)) / 4 }
    for index in 0..<2 { numbers[index] -= 3 }
    if random.below(20) == 0 {
      numbers[random.below(4)] = [.nan, .infinity, 1e300, 0][random.below(4)]
    }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  @Test(
    "all damaged pixels are redrawn, in a few rectangles that cost little more than their parts")
  func pixels() {
    for seed in UInt64(0)..<40 {
      var random = RandomCases(seed: seed)
      let scale: CGFloat = [1, 1, 2, 3][random.below(4)]
      var picture = Picture(window: CGSize(width: 24, height: 18), scale: scale)
      picture.operations = ["seed \(seed), scale \(scale)"]
      for _ in 0..<12 { picture.add(randomRect(&random)) }
    }
  }

  @Test("the union of two damages redraws the pixels of both")
  func union() {
    for seed in UInt64(0)..<20 {
      var random = RandomCases(seed: seed)
      let picture = Picture(window: CGSize(width: 24, height: 18), scale: 1)
      var pictures = [picture, picture]
      for index in 0..<2 {
        pictures[index].operations = ["seed \(seed)"]
        for _ in 0..<random.below(4) { pictures[index].add(randomRect(&random)) }
      }
      let other = pictures[1]
      pictures[0].operations.append("union with \(other.damage.rects)")
      pictures[0].add(other.damage.rects, touching: other.pixels) { $0.formUnion(other.damage) }
    }
  }
}
