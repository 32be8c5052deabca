import Observation
import Testing

@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Bodies that read models, compared with sets of what each has read (rule 5.15).
@MainActor
@Suite struct ModelTrackingTests {
  @Observable
  final class Model {
    var name = 0
    var count = 0
  }

  /// A property of a model.
  private struct Property: Hashable {
    let model: Int
    let isName: Bool
  }

  /// Models and readers, and the model of both.
  private final class Stage: ReaderStage {
    let models = (0..<3).map { _ in Model() }
    let trackings: [ModelTracking]
    /// The properties that each reader has read, until one of them changes.
    var read: [Set<Property>]
    /// The number of evaluations of each reader.
    var evaluations: [Int]
    /// The readers for which a change waits for an update, with their numbers of evaluations.
    var waiting: [(reader: Int, evaluation: Int)] = []

    override init(seed: UInt64, inputs: ViewInputs) {
      // Readers of a type share its use of models.
      let uses = [ModelUse(), ModelUse()]
      trackings = (0..<4).map { ModelTracking(uses[$0 / 2]) }
      read = trackings.map { _ in [] }
      evaluations = trackings.map { _ in 0 }
      super.init(seed: seed, inputs: inputs)
    }

    func evaluate() {
      let reader = random.below(readers.count)
      let properties = (0..<random.below(4)).map { _ in property() }
      operations.append("\(reader) reads \(properties.map { "\($0.model)\($0.isName)" })")
      read[reader] = Set(properties)
      evaluations[reader] += 1
      evaluate(reader) {
        trackings[reader].evaluate(in: graph) {
          for property in properties {
            _ = property.isName ? models[property.model].name : models[property.model].count
          }
        }
      }
    }

    private func property() -> Property {
      Property(model: random.below(models.count), isName: random.below(2) == 0)
    }

    func change() {
      let property = property()
      operations.append("\(property.model)\(property.isName) changes")
      if property.isName {
        models[property.model].name += 1
      } else {
        models[property.model].count += 1
      }
      for reader in readers.indices where read[reader].contains(property) {
        read[reader] = []
        waiting.append((reader, evaluations[reader]))
      }
    }

    func release() {
      let reader = random.below(readers.count)
      operations.append("release \(reader)")
      trackings[reader].release()
      read[reader] = []
    }

    /// Applies the changes; those that a body has seen since then are old.
    func update() {
      var count = 0
      while let applied = applyNext() { count += applied }
      #expect(count == waiting.count, "one change for each reader: \(operations)")
      for (reader, evaluation) in waiting where evaluation == evaluations[reader] {
        marked.insert(reader)
      }
      waiting = []
    }
  }

  @Test(
    "5.15: a change marks each body that has read the property, once, unless it was evaluated since"
  )
  func models() {
    let window = Window {}
    for seed in UInt64(0)..<60 {
      let stage = Stage(seed: seed, inputs: window.graph.root.inputs)
      for _ in 0..<60 {
        switch stage.random.below(8) {
        case 0...2: stage.evaluate()
        case 3...5: stage.change()
        case 6: stage.update()
        default: if stage.random.below(4) == 0 { stage.release() }
        }
        stage.check()
      }
      stage.update()
      stage.check()
      stage.end()
    }
  }
}
