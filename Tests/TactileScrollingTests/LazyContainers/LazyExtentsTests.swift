import Foundation
import Testing

@_spi(Engine) @testable import TactileScrolling

/// The extents of lines, compared with simple sums.
@Suite struct LazyExtentsTests {
  @Test("starts and searches agree with sums over all lines, whichever extents are known")
  func sums() {
    var state: UInt64 = 7
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for count in [0, 1, 2, 7, 8, 100] {
      var extents = LazyExtents(count: count, spacing: 3)
      var lengths: [Int: CGFloat] = [:]
      for _ in 0..<60 where count > 0 {
        let (line, length) = (random(count), CGFloat(random(40) + 1))
        extents.set(length, of: line)
        lengths[line] = length
        let estimate = extents.estimate ?? 0
        var start: CGFloat = 0
        for line in 0..<count {
          let length = lengths[line] ?? estimate
          #expect(extents.start(of: line) == start)
          #expect(extents.length(of: line) == length)
          #expect(extents.line(at: start) == line)
          #expect(extents.line(at: start + length + 2.5) == line)
          start += length + 3
        }
        #expect(extents.total == start - 3)
      }
    }
  }

  @Test("lines are found by their visible part, without the spacing after them")
  func lines() {
    var extents = LazyExtents(count: 10, spacing: 10)
    #expect(extents.lines(from: 0, to: 500) == 0..<1)
    extents.set(40, of: 0)
    #expect(extents.lines(from: 0, to: 100) == 0..<2)
    #expect(extents.lines(from: 0, to: 101) == 0..<3)
    #expect(extents.lines(from: 40, to: 60) == 1..<2)
    #expect(extents.lines(from: 39, to: 60) == 0..<2)
    #expect(extents.lines(from: 10_000, to: 20_000) == 9..<10)
    #expect(extents.lines(from: 0, to: .infinity) == 0..<10)
    #expect(LazyExtents(count: 0, spacing: 0).lines(from: 0, to: 10) == 0..<0)
  }

  @Test("an empty line has no spacing")
  func empty() {
    var extents = LazyExtents(count: 3, spacing: 10)
    extents.set(40, of: 0)
    extents.set(nil, of: 1)
    extents.set(40, of: 2)
    #expect(extents.start(of: 2) == 50)
    #expect(extents.total == 90)
  }

  @Test("sums don't depend on the order in which extents become known")
  func exactness() {
    let lengths: [CGFloat] = [100 / 3, 0.1, 61.4, 1e300, 91 / 3]
    var (first, second) = (
      LazyExtents(count: 5, spacing: 0.7, estimate: 10),
      LazyExtents(count: 5, spacing: 0.7, estimate: 10)
    )
    for line in [0, 1, 2, 4] { first.set(lengths[line], of: line) }
    for line in [4, 2, 0, 1] {
      second.set(1 / 7, of: line)
      second.set(lengths[line], of: line)
    }
    #expect((0...5).map(first.start) == (0...5).map(second.start))
    #expect(first.total == second.total)
    #expect(abs(first.total - (100 / 3 + 0.1 + 61.4 + 10 + 91 / 3 + 4 * 0.7)) < 1e-5)
    first.set(lengths[3], of: 3)
    #expect(first.total.isFinite)
  }
}
