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
  /// A key that no view handles doesn't fail the test. To check that it has no effect, compare the result:
  ///
  /// ```swift
  /// #expect(!driver.press("s", modifiers: .command))
  /// ```
  ///
  /// - Returns: Whether a view in the window handled the key.
  @discardableResult
  public func press(
    _ key: KeyEquivalent, modifiers: EventModifiers = [], file: StaticString = #filePath,
    line: UInt = #line
  ) -> Bool {
    let isUsed = keyDown(key, modifiers: modifiers, file: file, line: line)
    return keyUp(key, modifiers: modifiers, file: file, line: line) || isUsed
  }

  /// Presses a key and holds it down; a key that is already down repeats.
  ///
  /// - Returns: Whether a view in the window handled the event.
  @discardableResult
  public func keyDown(
    _ key: KeyEquivalent, modifiers: EventModifiers = [], file: StaticString = #filePath,
    line: UInt = #line
  ) -> Bool {
    lastSite = CallSite(file, line)
    let event = KeyEvent(key, modifiers: modifiers, phase: .down)
    if !keys.contains(key) { keys.append(key) }
    return host.send(event)
  }

  /// Releases a key that ``keyDown(_:modifiers:)`` pressed.
  ///
  /// If the key isn't down, the call fails the test.
  ///
  /// - Returns: Whether a view in the window handled the event.
  @discardableResult
  public func keyUp(
    _ key: KeyEquivalent, modifiers: EventModifiers = [], file: StaticString = #filePath,
    line: UInt = #line
  ) -> Bool {
    lastSite = CallSite(file, line)
    if !keys.contains(key) {
      misuse(
        "the key \(key.code) isn't down, so keyUp(\(key.code)) has no effect; call driver.keyDown(\(key.code)) first",
        file, line)
    }
    keys.removeAll { $0 == key }
    return host.send(KeyEvent(key, modifiers: modifiers, phase: .up))
  }
}

extension KeyEquivalent {
  /// The code for the key in a test.
  var code: String {
    let names: [(key: KeyEquivalent, name: String)] = [
      (.upArrow, "upArrow"), (.downArrow, "downArrow"), (.leftArrow, "leftArrow"),
      (.rightArrow, "rightArrow"), (.escape, "escape"), (.delete, "delete"),
      (.deleteForward, "deleteForward"), (.home, "home"), (.end, "end"), (.pageUp, "pageUp"),
      (.pageDown, "pageDown"), (.clear, "clear"), (.tab, "tab"), (.space, "space"),
      (.return, "return"),
    ]
    return names.first { $0.key == self }.map { ".\($0.name)" } ?? "\"\(character)\""
  }
}
