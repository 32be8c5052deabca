import Foundation
import Testing

@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Values that a body has read of elements' geometry, compared with sums of the elements' frames.
@MainActor
@Suite struct GeometryReadingsModelTests {
  /// An element whose coordinate space has a name.
  private final class Branch: ElementNode {
    override func isCoordinateSpace(named name: AnyHashable) -> Bool {
      name == AnyHashable("branch")
    }
  }

  private enum Question: CaseIterable {
    case size, global, local, named, bounds, anchor

    var geometry: GeometryQuestion {
      switch self {
      case .size: .size
      case .global: .frame(.global)
      case .local: .frame(.local)
      case .named: .frame(.named("branch"))
      case .bounds: .bounds("branch")
      case .anchor: .anchor(.point(CGPoint(x: 5, y: 6)), CGAffineTransform(translationX: 3, y: 4))
      }
    }
  }

  /// A reading of the model: the element's number, and the numbers that were read.
  private struct Reading {
    let element: Int
    let question: Question
    let answer: [CGFloat]
  }

  /// Two elements with two inner ones each, and the model: their frames by number.
  @MainActor
  private final class Stage {
    let top: ElementNode
    let reader: ElementNode
    var elements: [Int: ElementNode] = [:]
    var parents: [Int: Int] = [:]
    var frames: [Int: CGRect] = [:]
    var readings = GeometryReadings()
    var list: [Reading] = []
    var random: RandomCases
    var operations: [String]

    init(seed: UInt64, inputs: ViewInputs) {
      random = RandomCases(seed: seed)
      operations = ["seed \(seed)"]
      (top, reader) = (ElementNode(inputs: inputs), ElementNode(inputs: inputs))
      for _ in 0..<2 {
        let branch = insert(Branch(inputs: inputs), in: nil)
        for _ in 0..<2 { _ = insert(ElementNode(inputs: inputs), in: branch) }
      }
    }

    private func insert(_ element: ElementNode, in parent: Int?) -> Int {
      let number = (elements.keys.max() ?? 0) + 1
      (parent.flatMap { elements[$0] } ?? top).adopt(element)
      (elements[number], parents[number]) = (element, parent)
      place(number)
      return number
    }

    private func randomNumber() -> Int { elements.keys.sorted()[random.below(elements.count)] }

    private func place(_ number: Int) {
      // Few frames, so that an element often gets an earlier one again.
      let (x, size) = (CGFloat(random.below(3)), CGFloat(10 + random.below(2)))
      let frame = CGRect(x: x, y: 2, width: size, height: 10)
      operations.append("\(number) at \(frame)")
      frames[number] = frame
      elements[number]?.place(
        Placement(frame: frame, proposal: ProposedViewSize(frame.size), in: .zero, scale: 2))
    }

    func move() { place(randomNumber()) }

    /// Removes an inner element, and inserts another.
    func replace() {
      let number = randomNumber()
      guard let parent = parents[number], let element = elements[number] else { return }
      operations.append("remove \(number)")
      elements[parent]?.remove(element)
      // The number isn't used again.
      _ = insert(ElementNode(inputs: top.inputs), in: parent)
      elements[number] = nil
    }

    /// The numbers that answer a question, from the frames; nil if the element was removed.
    private func answer(_ question: Question, of number: Int) -> [CGFloat]? {
      guard elements[number] != nil, let frame = frames[number] else { return nil }
      let outer = parents[number].flatMap { frames[$0] }
      let global = point(
        frame.minX + (outer?.minX ?? 0), frame.minY + (outer?.minY ?? 0))
      switch question {
      case .size: return [frame.width, frame.height]
      case .local: return [0, 0, frame.width, frame.height]
      case .global: return [global.x, global.y, frame.width, frame.height]
      case .named:
        let place = outer == nil ? .zero : frame.origin
        return [place.x, place.y, frame.width, frame.height]
      case .bounds:
        guard let outer else { return [0, 0, frame.width, frame.height] }
        return [-frame.minX, -frame.minY, outer.width, outer.height]
      case .anchor: return [5 + 3 - global.x, 6 + 4 - global.y]
      }
    }

    func read() {
      let (number, question) = (randomNumber(), Question.allCases[random.below(6)])
      guard let element = elements[number], let answer = answer(question, of: number) else {
        return
      }
      operations.append("read \(question) of \(number)")
      readings.note(question.geometry, of: element)
      list.append(Reading(element: number, question: question, answer: answer))
    }

    /// The body is evaluated again, and has read nothing yet.
    func evaluate() {
      operations.append("evaluate")
      (readings, list) = (GeometryReadings(), [])
    }

    /// Returns whether a value has changed.
    func check() -> Bool {
      let expected = list.contains { answer($0.question, of: $0.element) != $0.answer }
      #expect(readings.haveChanged(for: reader) == expected, "\(operations)")
      return expected
    }
  }

  @Test("readings have changed if the frames give another value, or an element was removed")
  func changes() {
    let window = Window {}
    var (changed, unchanged) = (0, 0)
    for seed in UInt64(0)..<60 {
      let stage = Stage(seed: seed, inputs: window.graph.root.inputs)
      for _ in 0..<60 {
        switch stage.random.below(12) {
        case 0...2: stage.read()
        case 3: stage.replace()
        case 4: stage.evaluate()
        default: stage.move()
        }
        if stage.check() { changed += 1 } else if !stage.list.isEmpty { unchanged += 1 }
      }
      for branch in stage.top.children { stage.top.remove(branch) }
      stage.reader.discard()
    }
    #expect(changed > 300 && unchanged > 300)
  }
}
