import Foundation

/// Decides, for one pointer's sequence, which of the gestures on its path may act.
///
/// Entries stand in order of precedence, descendants first. One sentence rules: *an entry that has
/// recognised wins when every entry before it has failed; until then it is held, and the winner
/// cancels the rest* (rules 3.8.42 and 3.8.43).
@MainActor
final class GestureArena {
  private var entries: [any GestureRecognizer]
  private(set) var winner: (any GestureRecognizer)?

  init(_ entries: [any GestureRecognizer]) { self.entries = entries }

  /// Whether every entry has ended or failed.
  var isDecided: Bool { entries.allSatisfy(\.isFinished) }

  /// The earliest moment at which an entry wants to be asked.
  var deadline: TimeInterval? { entries.compactMap(\.deadline).min() }

  func contains(_ node: GestureNode) -> Bool { entries.contains { $0.node === node } }

  func receive(_ event: PointerEvent) {
    for entry in entries where !entry.isFinished { entry.receive(event) }
    decide()
  }

  func advance(to time: TimeInterval) {
    for entry in entries {
      if let deadline = entry.deadline, deadline <= time { entry.deadlinePassed(at: time) }
    }
    decide()
  }

  /// Takes an entry out, because its view has gone, was disabled or got another pointer.
  func cancel(_ node: GestureNode) {
    for entry in entries where entry.node === node && !entry.isFinished { entry.cancel() }
    decide()
  }

  private func decide() {
    if winner == nil {
      for entry in entries {
        if entry.hasRecognized {
          winner = entry
          break
        }
        // Whoever comes later is held until this one has failed.
        if !entry.isFinished { break }
      }
      if let winner {
        for entry in entries where entry !== winner && !entry.isFinished { entry.cancel() }
      }
    }
    for entry in entries where entry === winner || entry.isFinished { entry.deliver() }
  }
}
