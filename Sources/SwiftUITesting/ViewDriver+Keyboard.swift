import SwiftUI

extension ViewDriver {
  /// Presses a key and lets it go: a shortcut, or a key for what has the focus.
  ///
  /// ```swift
  /// driver.press(.return)
  /// driver.press("s", modifiers: .command)
  /// ```
  ///
  /// - Returns: whether anything in the window had a use for it.
  @discardableResult
  public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> Bool {
    let isUsed = keyDown(key, modifiers: modifiers)
    return keyUp(key, modifiers: modifiers) || isUsed
  }

  /// Presses a key and holds it.
  ///
  /// - Returns: whether anything in the window had a use for it.
  @discardableResult
  public func keyDown(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> Bool {
    host.send(KeyEvent(key, modifiers: modifiers, phase: .down))
  }

  /// Lets a key go.
  ///
  /// - Returns: whether anything in the window had a use for it.
  @discardableResult
  public func keyUp(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> Bool {
    host.send(KeyEvent(key, modifiers: modifiers, phase: .up))
  }
}
