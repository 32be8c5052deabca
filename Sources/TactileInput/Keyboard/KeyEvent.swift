@_spi(Engine) import TactileViewGraph

/// An event of a key on the keyboard.
package struct KeyEvent: Equatable, Sendable {
  /// The phase of a key press.
  package enum Phase: String, Sendable {
    case down, up
  }

  package var key: KeyEquivalent
  package var modifiers: EventModifiers
  package var phase: Phase

  package init(_ key: KeyEquivalent, modifiers: EventModifiers = [], phase: Phase = .down) {
    self.key = key
    self.modifiers = modifiers
    self.phase = phase
  }
}
