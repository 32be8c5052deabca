import Foundation
import SwiftUI

@_spi(Engine) @testable import SwiftUICore

/// The buttons that were pressed according to the rules, and may act: a single finger went down on
/// an enabled button, and was lifted in its region (rules 2.2.22 to 2.2.36).
@MainActor
struct PressTokens {
  private struct Token {
    let pointer: PointerEvent.Pointer
    var isReleased = false
    var isValid = true
  }

  private var tokens: [Int: Token] = [:]

  mutating func begin(_ pointer: PointerEvent.Pointer, on number: Int) {
    if let token = tokens[number], !token.isReleased {
      // Two at once press nothing; the first one's press is over as well.
      tokens[number]?.isValid = false
      return
    }
    // A press that was held back is still good for a while.
    if tokens[number]?.isReleased == true, tokens[number]?.isValid == true { return }
    tokens[number] = Token(pointer: pointer)
  }

  mutating func end(_ pointer: PointerEvent.Pointer, isCancelled: Bool, inside: (Int) -> Bool) {
    for (number, token) in tokens where token.pointer == pointer && !token.isReleased {
      tokens[number]?.isReleased = true
      if isCancelled || !inside(number) { tokens[number]?.isValid = false }
    }
  }

  /// The button has gone or may no longer be used.
  mutating func disable(_ number: Int) { tokens[number]?.isValid = false }

  /// Another view stands in the button's place.
  mutating func forget(_ number: Int) { tokens[number] = nil }

  /// Takes note of an action and says whether it was due.
  mutating func act(_ number: Int) -> Bool {
    guard let token = tokens[number], token.isReleased, token.isValid else { return false }
    tokens[number] = nil
    return true
  }

  mutating func forgetAll() { tokens = [:] }
}
