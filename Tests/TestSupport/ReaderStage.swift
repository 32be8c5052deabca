import Testing

@_spi(Engine) @testable import TactileViewGraph

/// Nodes that read values in a window, and the set of those that a model expects to be marked.
@MainActor
class ReaderStage {
  /// A node that only reads.
  final class Reader: ViewNode {}

  let graph: ViewGraph
  let readers: [Reader]
  /// The readers that have to be evaluated.
  var marked: Set<Int> = []
  var random: RandomCases
  /// What has happened so far, for failures.
  var operations: [String]

  init(seed: UInt64, inputs: ViewInputs) {
    random = RandomCases(seed: seed)
    operations = ["seed \(seed)"]
    graph = inputs.graph
    readers = (0..<4).map { _ in Reader(inputs: inputs) }
  }

  /// Evaluates a closure as the body of a reader, which is no longer marked.
  func evaluate(_ reader: Int, _ body: () -> Void) {
    readers[reader].needs = []
    marked.remove(reader)
    readers[reader].tracking(.body, body)
  }

  /// Applies the writes of the next transaction; returns their number, or nil if there is no transaction.
  func applyNext() -> Int? {
    operations.append("update")
    guard let batch = graph.queue.next() else { return nil }
    batch.writes.forEach { $0(graph) }
    return batch.writes.count
  }

  func check() {
    let needy = readers.indices.filter { readers[$0].needs.contains(.body) }
    #expect(Set(needy) == marked, "\(operations)")
  }

  /// Removes the readers.
  func end() { for reader in readers { reader.discard() } }
}
