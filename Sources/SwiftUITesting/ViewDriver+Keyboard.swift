import SwiftUI

extension ViewDriver {
  /// Whether the window is the active one.
  ///
  /// When a window becomes inactive, its presses are cancelled, hovering ends, and no focus ring is
  /// drawn in it. The default is true.
  public var isActive: Bool {
    get { host.isActive }
    set { host.isActive = newValue }
  }

  /// Presses and releases a key: a shortcut, or input for the focused view.
  ///
  /// ```swift
  /// driver.press(.return)
  /// driver.press("s", modifiers: .command)
  /// ```
  ///
  /// - Returns: Whether a view in the window handled the key.
  @discardableResult
  public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> Bool {
    let isUsed = keyDown(key, modifiers: modifiers)
    return keyUp(key, modifiers: modifiers) || isUsed
  }

  /// Presses a key and holds it down.
  ///
  /// - Returns: Whether a view in the window handled the event.
  @discardableResult
  public func keyDown(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> Bool {
    host.send(KeyEvent(key, modifiers: modifiers, phase: .down))
  }

  /// Releases a key that is down.
  ///
  /// - Returns: Whether a view in the window handled the event.
  @discardableResult
  public func keyUp(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> Bool {
    host.send(KeyEvent(key, modifiers: modifiers, phase: .up))
  }
}
