import Testing

@_spi(Engine) @testable import SwiftUICore
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
}
