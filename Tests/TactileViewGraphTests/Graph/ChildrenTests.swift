import Testing

@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The children of a node, compared with an array.
@MainActor
@Suite struct ChildrenTests {
  @Test("children are in order and know their indices, whatever is inserted, removed and replaced")
  func changes() {
    let window = Window { Text("A") }
    let inputs = window.graph.root.inputs
    var random = RandomCases()
    var (children, array) = (Children(), [ViewNode]())
    for _ in 0..<1000 {
      switch random.below(6) {
      case 0, 1, 2:
        let (node, index) = (ViewNode(inputs: inputs), random.below(array.count + 1))
        children.insert(node, at: index)
        array.insert(node, at: index)
      case 3, 4:
        guard !array.isEmpty else { continue }
        children.remove(array.remove(at: random.below(array.count)))
      default:
        array = Array(array.shuffled(using: &random).prefix(random.below(array.count + 1)))
        children.replace(with: array)
      }
      #expect(children.count == array.count && children.isEmpty == array.isEmpty)
      #expect(children.first === array.first)
      #expect(children.elementsEqual(array, by: { $0 === $1 }))
      var visited: [ViewNode] = []
      children.forEach { visited.append($0) }
      #expect(visited.elementsEqual(array, by: { $0 === $1 }))
      #expect(array.indices.allSatisfy { array[$0].index == $0 && children[$0] === array[$0] })
    }
  }

  @Test("marked children are visited in order, in a few children and in a crowd")
  func marks() {
    let window = Window { Text("A") }
    let inputs = window.graph.root.inputs
    var random = RandomCases()
    var (children, array) = (Children(), [ViewNode]())
    for round in 0..<2000 {
      // First a few children, then more than sixteen.
      let limit = round < 1000 ? 8 : 40
      switch random.below(8) {
      case 0, 1, 2:
        guard array.count < limit else { continue }
        let (node, index) = (ViewNode(inputs: inputs), random.below(array.count + 1))
        children.insert(node, at: index)
        array.insert(node, at: index)
      case 3:
        guard !array.isEmpty else { continue }
        let node = array.remove(at: random.below(array.count))
        children.unmark(node)
        children.remove(node)
      case 4, 5, 6:
        let node = array.isEmpty ? nil : array[random.below(array.count)]
        if let node, !node.isListed { children.mark(node) }
      default:
        guard random.below(4) == 0 else { continue }
        var removed: [ViewNode] = []
        let marked = array.filter(\.isListed)
        children.unmarkAll { removed.append($0) }
        #expect(removed.elementsEqual(marked, by: { $0 === $1 }))
        let areListed = array.map(\.isListed)
        #expect(!areListed.contains(true))
      }
      var visited: [ViewNode] = []
      children.forEachMarked { visited.append($0) }
      let marked = array.filter(\.isListed)
      #expect(visited.elementsEqual(marked, by: { $0 === $1 }))
    }
  }
}
