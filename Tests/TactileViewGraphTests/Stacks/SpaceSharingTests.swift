import Foundation
import Testing

@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// How a stack shares its length, compared with a computation from the text of the rule.
@MainActor
@Suite struct SpaceSharingTests {
  private struct View {
    let priority: Double
    let range: ClosedRange<CGFloat>

    func taken(_ offer: CGFloat) -> CGFloat { min(max(offer, range.lowerBound), range.upperBound) }
  }

  /// Offers space to one view at a time: of the highest priority left, to the least flexible one, an equal share of what
  /// remains after the least lengths of lower priorities.
  private func offers(_ views: [View], of total: CGFloat) -> [CGFloat] {
    var offers = Array(repeating: CGFloat(0), count: views.count)
    var (left, remaining) = (Set(views.indices), total)
    while let highest = left.map({ views[$0].priority }).max() {
      let group = left.filter { views[$0].priority == highest }
      let lower = left.subtracting(group).map { views[$0].range.lowerBound }.reduce(0, +)
      let next = group.min { first, second in
        let (a, b) = (views[first].range, views[second].range)
        let (left, right) = (a.upperBound - a.lowerBound, b.upperBound - b.lowerBound)
        if left != right { return left < right }
        if left.isInfinite, a.lowerBound != b.lowerBound { return a.lowerBound > b.lowerBound }
        return first < second
      }!
      offers[next] = max((remaining - lower) / CGFloat(group.count), 0)
      remaining -= views[next].taken(offers[next])
      left.remove(next)
    }
    return offers
  }

  @Test("6.1.2: offers equal those of the rule")
  func rule() {
    var random = RandomCases()
    for _ in 0..<500 {
      let views = (0..<random.below(8)).map { _ in
        let minimum = CGFloat(random.below(5) * 10)
        let maximum = random.below(4) == 0 ? .infinity : minimum + CGFloat(random.below(6) * 10)
        return View(priority: Double(random.below(3)), range: minimum...maximum)
      }
      let total = CGFloat(random.below(40) * 10)
      let sharing = views.enumerated().map {
        Flexibility(
          index: $0, priority: $1.priority, minimum: $1.range.lowerBound,
          maximum: $1.range.upperBound)
      }
      let offers = sharing.offers(of: total) { views[$0].taken($1) }
      let expected = self.offers(views, of: total)
      #expect(zip(offers, expected).allSatisfy { abs($0 - $1) < 1e-9 }, "\(views) in \(total)")
    }
  }

  @Test("views aligned by guides extend as far as the farthest of them on both sides")
  func extents() {
    var random = RandomCases()
    for _ in 0..<300 {
      var extent = AlignedExtent()
      var (aligned, others): ([(length: CGFloat, guide: CGFloat)], [CGFloat]) = ([], [])
      for _ in 0..<random.below(6) {
        let length = CGFloat(random.below(100))
        if random.below(3) == 0 {
          extent.add(length)
          others.append(length)
        } else {
          let guide = CGFloat(random.below(140)) - 20
          extent.add(length, guide: guide)
          aligned.append((length, guide))
        }
      }
      let before = aligned.map(\.guide).max() ?? 0
      let after = aligned.map { $0.length - $0.guide }.max() ?? 0
      #expect(extent.length == max(before + after, others.max() ?? 0))
      let (length, point) = (extent.length + CGFloat(random.below(50)), CGFloat(random.below(90)))
      let guide = extent.guide(in: length, near: point)
      #expect(guide == max(min(point, length - after), before))
    }
  }
}
