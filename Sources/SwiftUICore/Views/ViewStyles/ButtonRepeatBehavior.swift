import Foundation

/// Whether a button that is held down acts again and again.
///
/// Mirrors SwiftUI's `ButtonRepeatBehavior`.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case automatic
    case enabled
    case disabled
  }

  private let kind: Kind

  /// As the system does: not at all.
  public static let automatic = ButtonRepeatBehavior(kind: .automatic)
  /// It acts when pressed, and again while held.
  public static let enabled = ButtonRepeatBehavior(kind: .enabled)
  /// It acts once, when released.
  public static let disabled = ButtonRepeatBehavior(kind: .disabled)

  var repeats: Bool { kind == .enabled }
}

enum ButtonRepeatBehaviorKey: EnvironmentKey {
  static var defaultValue: ButtonRepeatBehavior { .automatic }
}

extension EnvironmentValues {
  /// Whether buttons that are held down act again and again.
  public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatBehaviorKey.self] }
    set { self[ButtonRepeatBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Sets whether buttons in this view act again and again while they are held down.
  ///
  /// Works for the system's styles and for every ``ButtonStyle``; a ``PrimitiveButtonStyle`` with a
  /// gesture of its own decides for itself (rule 2.2.39).
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    modifier(ButtonRepeatBehaviorModifier(behavior: behavior))
  }
}

nonisolated struct ButtonRepeatBehaviorModifier: EnvironmentModifier {
  typealias Body = Never
  let behavior: ButtonRepeatBehavior

  @MainActor
  func modify(_ values: inout EnvironmentValues) { values.buttonRepeatBehavior = behavior }
}

/// When a held button acts again.
struct RepeatTimer {
  private let idiom: Idiom
  private var count = 0
  /// The time of the next action, in seconds; nil while the pointer is outside.
  private(set) var next: TimeInterval?

  init(idiom: Idiom) { self.idiom = idiom }

  /// The seconds until the next repetition (rule 2.2.39).
  private var interval: TimeInterval {
    if idiom == .mac { return count == 0 ? 0.4 : 0.075 }
    return count < 5 ? 0.5 : count < 20 ? 0.1 : 0.05
  }

  /// Waits for the next repetition from a time on.
  mutating func wait(from time: TimeInterval) { next = time + interval }

  /// Leaves it at that until the pointer is back (rule 2.2.40).
  mutating func pause() { next = nil }

  /// Takes note of a repetition and waits for the one after it.
  mutating func repeated() {
    let time = next ?? 0
    count += 1
    wait(from: time)
  }
}
