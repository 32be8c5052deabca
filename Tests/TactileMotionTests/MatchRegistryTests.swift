import Observation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The frames of matched views, compared with a search for the source of each in the whole list.
@MainActor
@Suite struct MatchRegistryTests {
  /// A view of a list, with the name that it shares with others.
  fileprivate struct Item: Identifiable {
    let id: Int
    var name: Int
    var isSource: Bool
    var size: CGSize
  }

  @Observable
  @MainActor
  fileprivate final class Model {
    var items: [Item] = []
  }

  private struct Items: View {
    let model: Model
    @Namespace private var space

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(model.items) { item in
          Color.red
            .matchedGeometryEffect(id: item.name, in: space, isSource: item.isSource)
            .frame(width: item.size.width, height: item.size.height)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  /// The frames of the views: their own, or for a view that is no source that of the first source of its name.
  private func expected(_ items: [Item]) -> [CGRect] {
    var frames: [CGRect] = []
    for item in items {
      let origin = CGPoint(x: 0, y: frames.last?.maxY ?? 0)
      frames.append(CGRect(origin: origin, size: item.size))
    }
    return items.indices.map { index in
      let source = items.firstIndex { $0.isSource && $0.name == items[index].name }
      return items[index].isSource ? frames[index] : frames[source ?? index]
    }
  }

  private func randomItem(_ id: Int, _ random: inout RandomCases) -> Item {
    Item(
      id: id, name: random.below(3), isSource: random.below(2) == 0,
      size: CGSize(width: 5 * (random.below(8) + 1), height: 5 * (random.below(5) + 1)))
  }

  /// Inserts, removes, moves or changes one of the views.
  private func change(_ items: inout [Item], id: Int, _ random: inout RandomCases) {
    let index = random.below(items.count)
    switch random.below(7) {
    case 0, 1: if items.count < 7 { items.insert(randomItem(id, &random), at: index) }
    case 2: if items.count > 1 { items.remove(at: index) }
    case 3: items.shuffle(using: &random)
    case 4: items[index].name = random.below(3)
    case 5: items[index].isSource.toggle()
    default: items[index].size.width += 5
    }
  }

  @Test(
    "after any changes, views are at the first source of their name, or else at their own place")
  func frames() {
    for seed in UInt64(0)..<6 {
      var random = RandomCases(seed: seed)
      let model = Model()
      model.items = (0..<4).map { randomItem($0, &random) }
      let window = Window { Items(model: model) }
      for step in 0..<25 {
        for change in 0...random.below(3) {
          self.change(&model.items, id: 10 + step * 5 + change, &random)
        }
        window.update()
        let frames = window.fills.map(\.rect)
        #expect(frames == expected(model.items), "seed \(seed), step \(step): \(model.items)")
      }
    }
  }
}
