import SwiftUI
import Testing

@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// States and their readers, compared with a list of writes and sets of readers (rules 5.2 and 5.4).
@MainActor
@Suite struct StateCellTests {
  private struct Owner: View {
    @State private var value = 0

    var body: some View { Text("\(value)") }
  }

  /// States and readers, and the model.
  private final class Stage: ReaderStage {
    /// A write that waits for an update.
    struct Write {
      let transaction: Transaction
      let cell: Int
      let value: Int
    }

    let cells: [StateCell<Int>]
    var latest: [Int]
    var applied: [Int]
    var waiting: [Write] = []
    /// The states that each reader has read in its last evaluation.
    var read: [Set<Int>] = []

    init(seed: UInt64, node: BodyNode) {
      let context = PropertyContext(node: node, slot: 0)
      cells = (0..<3).map { StateCell($0, in: context) }
      (latest, applied) = ([0, 1, 2], [0, 1, 2])
      super.init(seed: seed, inputs: node.inputs)
      read = readers.map { _ in [] }
    }

    func write() {
      let cell = random.below(cells.count)
      let value = random.below(4)
      let transaction = Transaction(
        animation: random.below(3) == 0 ? .linear(duration: 1) : nil)
      operations.append("\(cell) = \(value)\(transaction.animation == nil ? "" : " animated")")
      latest[cell] = value
      waiting.append(Write(transaction: transaction, cell: cell, value: value))
      cells[cell].write(value, transaction: transaction)
    }

    /// Evaluates a reader's body, which sees the applied values and may write, against the rules.
    func evaluate() {
      let (reader, numbers) = (
        random.below(readers.count), [0, 1, 2].filter { _ in random.below(2) == 0 }
      )
      let writes = random.below(8) == 0
      operations.append("\(reader) reads \(numbers)\(writes ? " and writes" : "")")
      read[reader] = Set(numbers)
      let warnings = RuntimeWarning.collect {
        evaluate(reader) {
          if writes { write() }
          for number in numbers { #expect(cells[number].value == applied[number], "\(operations)") }
        }
      }
      #expect(warnings.count == (writes ? 1 : 0))
    }

    /// Applies the writes of the next transaction.
    func update() {
      guard applyNext() != nil else {
        #expect(waiting.isEmpty, "\(operations)")
        return
      }
      let first = waiting.first?.transaction
      while let write = waiting.first, write.transaction == first {
        waiting.removeFirst()
        guard applied[write.cell] != write.value else { continue }
        applied[write.cell] = write.value
        for reader in readers.indices where read[reader].contains(write.cell) {
          marked.insert(reader)
        }
      }
    }

    override func check() {
      #expect(cells.map(\.value) == latest, "\(operations)")
      super.check()
    }
  }

  @Test(
    "5.2, 5.4: closures read the latest values, bodies the applied ones, and changes mark readers")
  func states() throws {
    let window = Window { Owner() }
    var found: BodyNode?
    window.graph.root.forEachNode {
      if let node = $0 as? BodyNode, node.ownerType == Owner.self { found = node }
    }
    let node = try #require(found)
    for seed in UInt64(0)..<40 {
      let stage = Stage(seed: seed, node: node)
      for _ in 0..<60 {
        switch stage.random.below(5) {
        case 0, 1: stage.write()
        case 2, 3: stage.evaluate()
        default: stage.update()
        }
        stage.check()
      }
      while !window.graph.queue.isEmpty { stage.update() }
      stage.check()
      stage.end()
    }
  }
}
