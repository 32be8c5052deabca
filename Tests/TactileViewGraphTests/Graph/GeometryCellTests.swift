import Testing

@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The readers of elements' positions, compared with a set of readings.
@MainActor
@Suite struct GeometryCellTests {
  private final class Reader: ViewNode {
    var marked: PhaseSet = []

    override func geometryDidChange(_ phase: PhaseSet) { marked.formUnion(phase) }
  }

  /// A reading of an element's position by a reader's phase.
  private struct Reading: Hashable {
    let element: ObjectIdentifier
    let reader: Int
    let phase: Int
  }

  private static let phases: [PhaseSet] = [.body, .measure, .place]

  /// Elements in a container, with nodes that read their positions, and the model.
  @MainActor
  private final class Stage {
    let container: ElementNode
    let readers: [Reader]
    var elements: [ElementNode] = []
    var readings: Set<Reading> = []
    var random: RandomCases
    var operations: [String]

    init(seed: UInt64, inputs: ViewInputs) {
      random = RandomCases(seed: seed)
      operations = ["seed \(seed)"]
      container = ElementNode(inputs: inputs)
      readers = (0..<4).map { _ in Reader(inputs: inputs) }
      for _ in 0..<5 { insert() }
    }

    private func insert() {
      let element = ElementNode(inputs: container.inputs)
      elements.append(element)
      container.adopt(element)
    }

    /// Evaluates a phase, which forgets what it has read before, or a part of one.
    ///
    /// It may evaluate a phase of another reader on the way.
    func evaluate(within outer: Int? = nil) {
      let (reader, phase) = (random.below(readers.count), random.below(3))
      guard reader != outer else { return }
      let isPart = random.below(4) == 0
      let numbers = (0..<random.below(5)).map { _ in random.below(elements.count) }
      operations.append("\(reader) \(isPart ? "also " : "")reads \(numbers) in phase \(phase)")
      if !isPart { readings = readings.filter { $0.reader != reader || $0.phase != phase } }
      func read() {
        for (index, number) in numbers.enumerated() {
          if index == 2, outer == nil { evaluate(within: reader) }
          elements[number].followGeometry()
          let element = ObjectIdentifier(elements[number])
          readings.insert(Reading(element: element, reader: reader, phase: phase))
        }
      }
      let phases = GeometryCellTests.phases
      if isPart {
        readers[reader].trackingAgain(phases[phase], read)
      } else {
        readers[reader].tracking(phases[phase], read)
      }
    }

    /// Moves an element: those that have read its position are marked, once.
    func move() {
      let number = random.below(elements.count)
      operations.append("move \(number)")
      for reader in readers { reader.marked = [] }
      elements[number].geometryHasChanged()
      let element = ObjectIdentifier(elements[number])
      for (index, reader) in readers.enumerated() {
        var expected: PhaseSet = []
        for (phase, set) in GeometryCellTests.phases.enumerated()
        where readings.remove(Reading(element: element, reader: index, phase: phase)) != nil {
          expected.formUnion(set)
        }
        #expect(reader.marked == expected, "\(operations), reader \(index)")
      }
    }

    /// Removes an element with its readings, and inserts another, perhaps at the same address.
    func replace() {
      let number = random.below(elements.count)
      operations.append("replace \(number)")
      let id = ObjectIdentifier(elements[number])
      readings = readings.filter { $0.element != id }
      container.remove(elements[number])
      #expect(container.graph.geometry[elements.remove(at: number)] == nil, "\(operations)")
      insert()
    }
  }

  @Test(
    "a moved element marks exactly the phases that have read its position in their last evaluation")
  func readings() {
    let window = Window {}
    for seed in UInt64(0)..<30 {
      let stage = Stage(seed: seed, inputs: window.graph.root.inputs)
      for _ in 0..<80 {
        switch stage.random.below(9) {
        case 0...3: stage.evaluate()
        case 4: stage.replace()
        default: stage.move()
        }
      }
      for element in stage.elements { stage.container.remove(element) }
    }
  }

  @Test("reading outside of an evaluation makes no cell, and an element keeps its cell")
  func cells() {
    let window = Window {}
    let element = ElementNode(inputs: window.graph.root.inputs)
    element.followGeometry()
    #expect(window.graph.geometry[element] == nil)
    let cell = window.graph.geometry.makeCell(of: element)
    #expect(window.graph.geometry.makeCell(of: element) === cell)
    #expect(window.graph.geometry[element] === cell)
  }
}
