@_spi(Engine) import TactileViewGraph

/// A keyboard event that a view can handle.
///
/// `onKeyPress` passes key presses to its closure while its view or a view inside it has the focus. Return
/// ``Result/handled`` for a key that the view handles, and ``Result/ignored`` to pass the event to the enclosing views.
/// A disabled view receives none, nor does a view behind a sheet or another presentation. Keyboard shortcuts take
/// precedence: for a command that should work wherever the focus is, use `keyboardShortcut(_:)`.
///
/// ```swift
/// Grid { cells }
///   .focusable()
///   .onKeyPress(keys: [.leftArrow, .rightArrow]) { press in
///     move(by: press.key == .leftArrow ? -1 : 1)
///     return .handled
///   }
/// ```
///
/// Mirrors SwiftUI's `KeyPress`.
public struct KeyPress: Sendable {
  /// The phase of the key press: down, repeat or up.
  public let phase: KeyPress.Phases
  /// The key that was pressed or released, such as `.return` or `"a"`.
  public let key: KeyEquivalent
  /// The characters that the key types: its own, in uppercase while Shift is down or Caps Lock is on.
  public let characters: String
  /// The modifier keys that were held down, to tell Control-A from A; the Control key of a desktop is `.command`.
  public let modifiers: EventModifiers

  /// The phases of a key press.
  ///
  /// Pass a set to `onKeyPress(phases:action:)` to select the events that its closure receives: by default, presses and
  /// repeats, but not releases. The ``KeyPress/phase`` of an event is a set of one phase:
  ///
  /// ```swift
  /// Game()
  ///   .focusable()
  ///   .onKeyPress(.space, phases: [.down, .up]) { press in
  ///     isBraking = press.phase == .down
  ///     return .handled
  ///   }
  /// ```
  ///
  /// Mirrors SwiftUI's `KeyPress.Phases`.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// A bit mask with one bit for each phase.
    public let rawValue: Int

    /// Creates a set of the phases whose bits are set.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key has been pressed down.
    public static let down = Phases(rawValue: 1 << 0)
    /// The key is held down and repeats, at the keyboard's rate.
    public static let `repeat` = Phases(rawValue: 1 << 1)
    /// The key has been released.
    public static let up = Phases(rawValue: 1 << 2)
    /// The down, repeat and up phases.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether a view handled a key press.
  ///
  /// The closure of `onKeyPress` returns a result for each event. Return ``handled`` only for keys that the view uses:
  /// a view that handles every key keeps the Tab key from moving the focus.
  ///
  /// Mirrors SwiftUI's `KeyPress.Result`.
  public enum Result: Hashable, Sendable {
    /// The view handled the key press, which isn't passed on.
    case handled
    /// The key press is passed on to the enclosing views. If none handles it, keys such as Tab and Space act as usual.
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
  /// The phase, characters and modifiers of the key press.
  public var debugDescription: String {
    let names: [(Phases, String)] = [(.down, "down"), (.repeat, "repeat"), (.up, "up")]
    let phases = names.filter { phase.contains($0.0) }.map(\.1).joined(separator: " and ")
    return "KeyPress(\(phases), \(characters.debugDescription), modifiers: \(modifiers.rawValue))"
  }
}
