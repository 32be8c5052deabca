/// The keys that change what another key means.
///
/// Mirrors SwiftUI's `EventModifiers`.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// One bit a key.
  public let rawValue: Int

  /// Makes a set of the keys whose bits are set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The caps lock key.
  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  /// A shift key.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// A control key.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// An option key; Alt on a PC's keyboard.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// A command key; the Super key on a PC's keyboard.
  public static let command = EventModifiers(rawValue: 1 << 4)
  /// A key of the numeric pad.
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
  /// All of them.
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]
}
