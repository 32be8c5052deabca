import Foundation
import Testing

@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Unions and distances of preferred spacing, compared with the largest of all preferences.
@Suite struct ViewSpacingModelTests {
  /// The preferences for an edge that were merged, and the one that counts.
  private func largest(_ list: [CGFloat?]) -> CGFloat? { list.compactMap(\.self).max() }

  private func random(_ random: inout RandomCases) -> ViewSpacing {
    func length() -> CGFloat? { random.below(3) == 0 ? nil : CGFloat(random.below(12)) }
    return ViewSpacing(top: length(), leading: length(), bottom: length(), trailing: length())
  }

  @Test("a union has the largest preference of all views for each edge that was merged")
  func unions() {
    for seed in UInt64(0)..<300 {
      var random = RandomCases(seed: seed)
      let first = self.random(&random)
      let merged = (0..<random.below(6)).map { _ in
        (spacing: self.random(&random), edges: Edge.Set(rawValue: Int8(random.below(16))))
      }
      let union = merged.reduce(first) { $0.union($1.spacing, edges: $1.edges) }
      var formed = first
      for (spacing, edges) in merged { formed.formUnion(spacing, edges: edges) }
      #expect(formed == union, "seed \(seed)")
      let sides: [(Edge.Set, KeyPath<ViewSpacing, CGFloat?>)] = [
        (.top, \.top), (.leading, \.leading), (.bottom, \.bottom), (.trailing, \.trailing),
      ]
      for (edge, side) in sides {
        let all = merged.filter { $0.edges.contains(edge) }.map { $0.spacing[keyPath: side] }
        #expect(union[keyPath: side] == largest(all + [first[keyPath: side]]), "seed \(seed)")
      }
    }
  }

  @Test("a distance is the larger preference for the edges that face each other, or 8 points")
  func distances() {
    for seed in UInt64(0)..<300 {
      var random = RandomCases(seed: seed)
      let (first, second) = (self.random(&random), self.random(&random))
      #expect(
        first.distance(to: second, along: .horizontal)
          == largest([first.trailing, second.leading]) ?? 8, "seed \(seed)")
      #expect(
        first.distance(to: second, along: .vertical) == largest([first.bottom, second.top]) ?? 8,
        "seed \(seed)")
    }
  }
}
