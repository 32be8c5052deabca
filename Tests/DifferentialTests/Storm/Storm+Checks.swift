import SwiftUI
import TactileHeadlessHost

@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileViewGraph

/// What has to hold after events, and at rest.
extension Storm {
  /// Every gesture that was opened is closed once.
  func readLog() {
    for record in trace.removeRecords() {
      guard case .gesture(let gesture, let event) = record.event else { continue }
      switch event {
      case .opened:
        if isClosed[gesture] != nil {
          ledger.problems.append("gesture \(gesture.number) is opened twice")
        }
        isClosed[gesture] = false
      case .closed:
        if isClosed.removeValue(forKey: gesture) == nil {
          ledger.problems.append("gesture \(gesture.number) is closed twice")
        }
      case .joined, .judged:
        if isClosed[gesture] == nil {
          ledger.problems.append("gesture \(gesture.number) goes on after its end")
        }
      }
    }
  }

  /// Lifts all fingers and waits: then nothing may be left over.
  func rest() {
    while !pointers.isEmpty { lift(random.chance(2) ? .ended : .cancelled) }
    isKeyDown = true
    for key in keys.sorted(by: { $0.character < $1.character }) {
      host.send(KeyEvent(key, phase: .up))
    }
    isKeyDown = false
    keys = []
    ledger.checkReceived()
    if !host.settle(limit: 10) { ledger.problems.append("something never comes to rest") }
    readLog()
    func check(_ isFine: Bool, _ problem: @autoclosure () -> String) {
      if !isFine { ledger.problems.append(problem()) }
    }
    check(host.graph.events.isIdle, "a gesture is still active although all pointers are up")
    check(isClosed.isEmpty, "gestures \(isClosed.keys.map(\.number)) were never closed")
    for (name, states) in [
      ("state", ledger.isSet), ("button", ledger.isPressed), ("long press", ledger.isPressing),
    ] {
      for (number, isOn) in states where isOn && isHeard(number, name) {
        check(false, "the \(name) of \(number) stays set")
      }
    }
    let broken = host.graph.root.brokenInvariants() + host.graph.root.zombies()
    check(broken.isEmpty, broken.joined(separator: "; "))
    tokens.forgetAll()
  }

  /// Whether the view with the number is on screen, and is what it was; of others nothing is heard
  /// any more.
  private func isHeard(_ number: Int, _ name: String) -> Bool {
    guard number % 100 >= 10 else { return true }
    let tile = scene.rows[number / 100 - 1].tiles[number / 10 % 10 - 1]
    return tile.isThere && (name != "button" || tile.own.kind == .button)
  }
}
