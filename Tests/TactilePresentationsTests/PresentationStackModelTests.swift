import SwiftUI
import Testing

@_spi(Engine) @testable import TactilePresentations
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The presentations of a window, compared with an array of them.
@MainActor
@Suite struct PresentationStackModelTests {
  /// A window with presentations of texts, and the model: their numbers, from back to front.
  @MainActor
  private final class Stage {
    let window = Window { Text("Page") }
    var shown: [(number: Int, presentation: Presentation)] = []
    var random: RandomCases
    var operations: [String]
    private var count = 0

    init(seed: UInt64) {
      random = RandomCases(seed: seed)
      operations = ["seed \(seed)"]
    }

    private var stack: PresentationStack { window.graph.presentations }

    private func change(_ body: @escaping @MainActor (PresentationStack, ViewGraph) -> Void) {
      window.graph.queue.append(transaction: Transaction()) { graph in
        body(graph.presentations, graph)
      }
    }

    func insert() {
      count += 1
      let number = count
      operations.append("insert \(number)")
      let presentation = Presentation(PresentationKind("sheet"), by: window.graph.root)
      presentation.setContent(Text("\(number)"))
      shown.append((number, presentation))
      change { $0.insert(presentation, in: $1) }
    }

    /// Removes any of the presentations, perhaps a second time.
    func remove() {
      guard let index = shown.indices.randomElement(using: &random) else { return }
      let (number, presentation) = shown.remove(at: index)
      operations.append("remove \(number)")
      change { stack, _ in
        stack.remove(presentation)
        stack.remove(presentation)
      }
    }

    /// Asks for the removal of the layer, which stays as long as there are presentations.
    func clear() {
      operations.append("clear")
      change { $0.clear($1) }
    }

    func check() {
      window.update()
      let (texts, expected) = (window.texts, ["Page"] + shown.map { "\($0.number)" })
      #expect(texts == expected, "\(operations)")
      let presentations = shown.map(\.presentation)
      #expect(stack.shown.value.elementsEqual(presentations, by: { $0 === $1 }), "\(operations)")
      // Each has a node of its own, and the last one gets the keys.
      let nodes = presentations.compactMap(\.node)
      #expect(Set(nodes.map(ObjectIdentifier.init)).count == presentations.count, "\(operations)")
      #expect(stack.front === nodes.last, "\(operations)")
    }
  }

  @Test(
    "presentations are shown in the order in which they were inserted; the last one is in front")
  func order() {
    for seed in UInt64(0)..<8 {
      let stage = Stage(seed: seed)
      let initialCount = stage.window.graph.root.children.count
      for _ in 0..<12 {
        for _ in 0...stage.random.below(3) {
          switch stage.random.below(5) {
          case 0, 1: stage.insert()
          case 2: stage.clear()
          default: stage.remove()
          }
        }
        stage.check()
      }
      while !stage.shown.isEmpty { stage.remove() }
      stage.clear()
      stage.check()
      #expect(stage.window.graph.root.children.count == initialCount, "\(stage.operations)")
    }
  }
}
