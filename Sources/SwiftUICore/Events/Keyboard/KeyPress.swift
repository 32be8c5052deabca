/// What a key of the keyboard did, as a view that listens for it is told.
///
/// Mirrors SwiftUI's `KeyPress`.
public struct KeyPress: Sendable {
  /// What happened to the key.
  public let phase: KeyPress.Phases
  /// The key.
  public let key: KeyEquivalent
  /// What the key types: its own character, the capital one where shift or caps lock is down.
  public let characters: String
  /// The keys that were held down.
  public let modifiers: EventModifiers

  /// What may happen to a key.
  ///
  /// Mirrors SwiftUI's `KeyPress.Phases`.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// One bit a phase.
    public let rawValue: Int

    /// Makes a set of the phases whose bits are set.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key goes down.
    public static let down = Phases(rawValue: 1 << 0)
    /// The key is held, and acts again.
    public static let `repeat` = Phases(rawValue: 1 << 1)
    /// The key comes up.
    public static let up = Phases(rawValue: 1 << 2)
    /// All of them.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether a view had a use for a key.
  ///
  /// Mirrors SwiftUI's `KeyPress.Result`.
  public enum Result: Hashable, Sendable {
    /// The key goes no further.
    case handled
    /// The views around are asked, and then the control in focus.
    case ignored
  }
}

extension KeyPress {
  init(_ event: KeyEvent, phase: Phases) {
    let character = String(event.key.character)
    let isCapital = !event.modifiers.isDisjoint(with: [.shift, .capsLock])
    self.init(
      phase: phase, key: event.key, characters: isCapital ? character.uppercased() : character,
      modifiers: event.modifiers)
  }
}

extension KeyPress: CustomDebugStringConvertible {
  /// The key and what happened to it.
  public var debugDescription: String {
    let names: [(Phases, String)] = [(.down, "down"), (.repeat, "repeat"), (.up, "up")]
    let phases = names.filter { phase.contains($0.0) }.map(\.1).joined(separator: " and ")
    return "KeyPress(\(phases), \(characters.debugDescription), modifiers: \(modifiers.rawValue))"
  }
}
