import Foundation
import Testing

@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The views under the mouse, compared with the set of views that were told of it.
@MainActor
@Suite struct HoverTrackerTests {
  private final class Listener: ElementNode {
    let number: Int
    let journal: Journal

    init(_ number: Int, journal: Journal, inputs: ViewInputs) {
      self.number = number
      self.journal = journal
      super.init(inputs: inputs)
    }

    /// Every third view is only passed over.
    override var observesHover: Bool { number % 3 > 0 }

    override func hoverDidMove(to location: CGPoint, isNew: Bool) {
      journal.note("\(isNew ? "enter" : "move") \(number) \(location.x)")
    }

    override func hoverDidEnd() { journal.note("leave \(number)") }
  }

  /// The notifications of a move: of the views that are left, then of those under the mouse, innermost first.
  private func notes(from old: [Int], to new: [Int], at place: CGFloat) -> [String] {
    old.filter { !new.contains($0) }.map { "leave \($0)" }
      + new.map { "\(old.contains($0) ? "move" : "enter") \($0) \(place)" }
  }

  @Test("each observing view is told once that the mouse enters, moves and leaves")
  func moves() {
    let window = Window {}
    for seed in UInt64(0)..<40 { play(seed, window) }
  }

  private func play(_ seed: UInt64, _ window: Window) {
    var random = RandomCases(seed: seed)
    let journal = Journal()
    let listeners = (0..<8).map {
      Listener($0, journal: journal, inputs: window.graph.root.inputs)
    }
    var tracker = HoverTracker()
    var over: [Int] = []
    var operations = ["seed \(seed)"]
    for step in 0..<60 {
      var expected: [String] = []
      if random.below(3) == 0 {
        let removed = random.below(listeners.count)
        operations.append("remove \(removed)")
        if over.contains(removed) { expected = ["leave \(removed)"] }
        over.removeAll { $0 == removed }
        tracker.remove(listeners[removed])
      } else {
        let path = Array(listeners.indices.shuffled(using: &random).prefix(random.below(6)))
        operations.append("move over \(path)")
        let new = path.filter { $0 % 3 > 0 }
        expected = notes(from: over, to: new, at: CGFloat(step))
        over = new
        tracker.move(over: path.map { listeners[$0] }, at: point(CGFloat(step), 0))
      }
      #expect(journal.entries == expected, "\(operations)")
      journal.clear()
    }
  }
}
