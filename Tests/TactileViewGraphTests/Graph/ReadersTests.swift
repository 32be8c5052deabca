import SwiftUI
import Testing

@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The readers of a value, compared with a list of all reads.
@MainActor
@Suite struct ReadersTests {
  @Test("each computation whose last evaluation has read the value is found once, in order")
  func model() {
    let window = Window { Text("A") }
    var random = RandomCases()
    for _ in 0..<200 {
      var nodes = (0..<random.below(30) + 1).map { _ in ViewNode(inputs: window.graph.root.inputs) }
      var readers = Readers()
      // The reads of the latest evaluations, in order.
      var reads: [(node: ViewNode, phase: PhaseSet)] = []
      for _ in 0..<random.below(200) {
        let index = random.below(nodes.count)
        let (node, phase) = (nodes[index], random.below(2) == 0 ? PhaseSet.body : .measure)
        switch random.below(8) {
        case 0:
          node.discard()
          reads.removeAll { $0.node === node }
          nodes[index] = ViewNode(inputs: window.graph.root.inputs)
        case 1:
          node.tracking(phase) {}
          reads.removeAll { $0.node === node && $0.phase == phase }
        default:
          // Two reads in a row are one.
          node.tracking(phase) { for _ in 0...random.below(2) { readers.track() } }
          reads.removeAll { $0.node === node && $0.phase == phase }
          reads.append((node, phase))
        }
      }
      let found = readers.removeAll()
      #expect(found.elementsEqual(reads) { $0.node === $1.node && $0.phase == $1.phase })
      #expect(readers.removeAll().isEmpty)
      nodes.forEach { $0.discard() }
    }
  }

  @Test("computations that are evaluated again and again take no more room")
  func compaction() {
    let window = Window { Text("A") }
    let nodes = (0..<10).map { _ in ViewNode(inputs: window.graph.root.inputs) }
    var readers = Readers()
    for round in 0..<10_000 { nodes[round % 10].tracking(.body) { readers.track() } }
    // Twice the smallest number at which readers are dropped.
    #expect("\(readers)".split(separator: "Dependent(").count < 35)
    #expect(readers.removeAll().count == 10)
    nodes.forEach { $0.discard() }
  }
}
