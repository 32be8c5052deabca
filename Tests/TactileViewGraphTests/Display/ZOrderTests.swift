import Testing

@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The order of a container's elements from back to front, compared with a search for the element at the back.
@MainActor
@Suite struct ZOrderTests {
  private final class Leaf: ElementNode {
    var level: Double

    init(_ level: Double, inputs: ViewInputs) {
      self.level = level
      super.init(inputs: inputs)
    }

    override var zIndex: Double { level }
  }

  /// A container with groups of leaves, some of them inside of modifiers, and the model: the leaves of each group.
  @MainActor
  private final class Stage {
    let container: ElementNode
    var groups: [(node: ViewNode, leaves: [Leaf])] = []
    var random: RandomCases
    var operations: [String]

    init(seed: UInt64, inputs: ViewInputs) {
      random = RandomCases(seed: seed)
      operations = ["seed \(seed)"]
      container = ElementNode(inputs: inputs)
    }

    private func randomIndex() -> Double { [0, 0, 0, -1, 0.5, 2][random.below(6)] }

    func insertGroup() {
      let node = ViewNode(inputs: container.inputs)
      let leaves = (0..<random.below(4)).map { _ in Leaf(randomIndex(), inputs: container.inputs) }
      for leaf in leaves {
        guard random.below(2) == 0 else {
          node.adopt(leaf)
          continue
        }
        let modifier = PassThroughNode(inputs: container.inputs)
        modifier.adopt(leaf)
        node.adopt(modifier)
      }
      let place = random.below(groups.count + 1)
      operations.append("insert \(leaves.map(\.level)) at \(place)")
      container.adopt(node, at: place)
      groups.insert((node, leaves), at: place)
      node.childrenDidChange()
    }

    func removeGroup() {
      guard !groups.isEmpty else { return }
      let place = random.below(groups.count)
      operations.append("remove \(place)")
      container.remove(groups.remove(at: place).node)
      container.elementsDidChange()
    }

    func changeIndex() {
      guard let leaf = groups.flatMap(\.leaves).randomElement(using: &random) else { return }
      let index = randomIndex()
      operations.append("change \(leaf.level) to \(index)")
      leaf.level = index
      leaf.zOrderDidChange()
    }

    /// The leaves from back to front: the first one of the least index is the farthest.
    var expected: [Leaf] {
      var (left, order): ([Leaf], [Leaf]) = (groups.flatMap(\.leaves), [])
      while let least = left.map(\.level).min(),
        let next = left.firstIndex(where: { $0.level == least })
      {
        order.append(left.remove(at: next))
      }
      return order
    }
  }

  @Test(
    "3.9.47: elements are in the order of their indices, and of the document if those are equal")
  func order() {
    let window = Window {}
    for seed in UInt64(0)..<30 { play(Stage(seed: seed, inputs: window.graph.root.inputs)) }
  }

  private func play(_ stage: Stage) {
    for _ in 0..<40 {
      switch stage.random.below(6) {
      case 0, 1: stage.insertGroup()
      case 2: stage.removeGroup()
      default: stage.changeIndex()
      }
      let order = stage.container.zOrder
      let shown = order ?? Array(stage.container.elements)
      #expect(
        shown.map(\.innermost).elementsEqual(stage.expected, by: { $0 === $1 }),
        "\(stage.operations)")
      let isUsual = stage.expected.allSatisfy { $0.level == 0 }
      #expect(!isUsual || order == nil, "\(stage.operations)")
    }
  }
}
