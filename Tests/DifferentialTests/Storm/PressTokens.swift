import Foundation
import SwiftUI

@_spi(Engine) @testable import TactileViewGraph

/// The buttons that were pressed according to the rules, and may act: a single finger went down on
/// an enabled button, and was lifted in its region (rules 2.2.22 to 2.2.36).
@MainActor
struct PressTokens {
  private struct Token {
    let pointer: PointerEvent.Pointer
    var isReleased = false
    var isValid = true
  }

  /// The presses of each button, oldest first.
  private var tokens: [Int: [Token]] = [:]

  mutating func begin(_ pointer: PointerEvent.Pointer, on number: Int) {
    var presses = tokens[number] ?? []
    if let held = presses.firstIndex(where: { !$0.isReleased }) {
      // Two at once press nothing; the first one's press is over as well.
      presses[held].isValid = false
    } else {
      // A press that was held back is still good for a while, and acts before the new one.
      presses = presses.filter(\.isValid).suffix(1) + [Token(pointer: pointer)]
    }
    tokens[number] = presses
  }

  mutating func end(_ pointer: PointerEvent.Pointer, isCancelled: Bool, inside: (Int) -> Bool) {
    for (number, presses) in tokens {
      for index in presses.indices
      where presses[index].pointer == pointer && !presses[index].isReleased {
        tokens[number]?[index].isReleased = true
        if isCancelled || !inside(number) { tokens[number]?[index].isValid = false }
      }
    }
  }

  /// The button has gone or may no longer be used.
  mutating func disable(_ number: Int) {
    for index in tokens[number, default: []].indices { tokens[number]?[index].isValid = false }
  }

  /// Another view stands in the button's place.
  mutating func forget(_ number: Int) { tokens[number] = nil }

  /// Takes note of an action and says whether it was due.
  mutating func act(_ number: Int) -> Bool {
    guard let due = tokens[number]?.firstIndex(where: { $0.isReleased && $0.isValid }) else {
      return false
    }
    tokens[number]?.remove(at: due)
    return true
  }

  mutating func forgetAll() { tokens = [:] }
}
