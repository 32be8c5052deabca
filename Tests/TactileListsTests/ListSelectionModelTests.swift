import SwiftUI
import Testing

@_spi(Engine) @testable import TactileLists
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The selection of a list and the rows that show it, compared with a set of values.
@MainActor
@Suite struct ListSelectionModelTests {
  /// Rows that read a selection, and the model.
  private final class Stage: ReaderStage {
    let selection = ListSelection<Int>()
    /// The program's state, and the state as the list has last seen it.
    var stored: Set<Int> = []
    var followed: Set<Int> = []
    /// The values that each row has asked for in its last evaluation.
    var read: [Set<Int>] = Array(repeating: [], count: 4)
    lazy var isMultiple = random.below(2) == 0

    private func tag(_ value: Int) -> TactileViewGraph.Tag<Int> {
      TactileViewGraph.Tag(content: value)
    }

    private var binding: ListSelectionBinding<Int> {
      guard isMultiple else {
        return .one(
          Binding(
            get: { [unowned self] in stored.first },
            set: { [unowned self] in stored = Set([$0].compactMap(\.self)) }))
      }
      return .many(
        Binding(get: { [unowned self] in stored }, set: { [unowned self] in stored = $0 }))
    }

    /// A tap on a row toggles it, or selects it in place of another.
    func choose() {
      let value = random.below(6)
      operations.append("choose \(value)")
      let expected = isMultiple ? stored.symmetricDifference([value]) : [value]
      selection.choose(tag(value))
      #expect(stored == expected, "\(operations)")
    }

    /// The program selects a range, or nothing.
    func write() {
      let start = random.below(6)
      let length = random.below(isMultiple ? 4 : 2)
      operations.append("select \(start)..<\(start + length)")
      stored = Set(start..<start + length)
    }

    /// The list sees the state: the rows whose values have changed are marked.
    func follow() {
      operations.append("follow \(stored.sorted())")
      _ = selection.following(binding)
      for reader in readers.indices {
        for value in read[reader] where stored.contains(value) != followed.contains(value) {
          marked.insert(reader)
        }
      }
      followed = stored
    }

    /// Evaluates a row, which asks for some values.
    func evaluate() {
      let reader = random.below(readers.count)
      read[reader] = Set((0..<9).filter { _ in random.below(4) == 0 })
      operations.append("\(reader) reads \(read[reader].sorted())")
      evaluate(reader) {
        for value in read[reader] {
          #expect(selection.isSelected(tag(value)) == followed.contains(value), "\(operations)")
        }
      }
    }

    /// A tag of another type is never selected.
    func other() {
      let (other, old) = (TactileViewGraph.Tag(content: "\(random.below(6))"), stored)
      selection.choose(other)
      #expect(!selection.accepts(other) && !selection.isSelected(other) && stored == old)
      #expect(selection.accepts(tag(random.below(6))))
    }
  }

  @Test("a list selects what a set contains, and marks only the rows whose selection has changed")
  func selections() {
    let window = Window {}
    for seed in UInt64(0)..<40 {
      let stage = Stage(seed: seed, inputs: window.graph.root.inputs)
      stage.follow()
      for _ in 0..<80 {
        switch stage.random.below(9) {
        case 0, 1: stage.choose()
        case 2: stage.write()
        case 3...5: stage.follow()
        case 6: stage.other()
        default: stage.evaluate()
        }
        stage.check()
      }
      stage.end()
    }
  }
}
