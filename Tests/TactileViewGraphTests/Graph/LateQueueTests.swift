import SwiftUI
import Testing

@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The order in which nodes read results of the phases.
@MainActor
@Suite struct LateQueueTests {
  private final class Reader: ViewNode, LateReader {
    var isWaiting = false
    let isBuilder: Bool
    let read: (Reader) -> Void

    init(isBuilder: Bool, inputs: ViewInputs, read: @escaping (Reader) -> Void) {
      self.isBuilder = isBuilder
      self.read = read
      super.init(inputs: inputs)
    }

    func readLate() { read(self) }
  }

  @Test("builders are updated deepest first, one depth at a time; observers after those inside")
  func order() {
    let window = Window { Text("A") }
    var random = RandomCases()
    for _ in 0..<50 {
      let queue = LateQueue()
      var order: [Reader] = []
      let root = ViewNode(inputs: window.graph.root.inputs)
      var nodes: [ViewNode] = [root]
      var readers: [Reader] = []
      for _ in 0..<30 {
        let parent = nodes[random.below(nodes.count)]
        let reader = Reader(isBuilder: random.below(2) == 0, inputs: root.inputs) {
          order.append($0)
        }
        parent.adopt(reader, at: random.below(parent.children.count + 1))
        nodes.append(reader)
        readers.append(reader)
      }
      for reader in readers.shuffled(using: &random) {
        queue.add(reader)
        // A reader that waits is not added twice.
        if random.below(3) == 0 { queue.add(reader) }
      }
      var depths: [Int] = []
      while queue.buildNext() {
        #expect(Set(order.map(\.depth)).count == 1)
        depths.append(order[0].depth)
        order = []
      }
      #expect(depths == Set(readers.filter(\.isBuilder).map(\.depth)).sorted(by: >))
      queue.observe()
      #expect(order.map(ObjectIdentifier.init) == Self.postorder(root).map(ObjectIdentifier.init))
      #expect(readers.allSatisfy { !$0.isWaiting })
    }
  }

  /// The observers of a subtree, children before their parents.
  private static func postorder(_ node: ViewNode) -> [Reader] {
    let inside = node.children.flatMap(postorder)
    guard let reader = node as? Reader, !reader.isBuilder else { return inside }
    return inside + [reader]
  }

  @Test("a reader that was removed while it waited isn't updated")
  func removal() {
    let window = Window { Text("A") }
    let queue = LateQueue()
    var count = 0
    let root = ViewNode(inputs: window.graph.root.inputs)
    for isBuilder in [true, false] {
      let reader = Reader(isBuilder: isBuilder, inputs: root.inputs) { _ in count += 1 }
      root.adopt(reader)
      queue.add(reader)
      root.remove(reader)
    }
    #expect(!queue.buildNext())
    queue.observe()
    #expect(count == 0)
  }
}
