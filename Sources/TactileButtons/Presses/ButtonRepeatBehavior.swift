import Foundation
@_spi(Engine) import TactileViewGraph

/// Whether a button repeats its action while it is held down.
///
/// Set a behavior with `buttonRepeatBehavior(_:)` for actions that people repeat, such as counting up, as in
/// `Button("+") { count += 1 }.buttonRepeatBehavior(.enabled)`. Holding the button, its keyboard shortcut, or the space
/// bar while the button has the focus, repeats the action: every 0.5 seconds at first, every 0.1 after 5 repetitions,
/// and every 0.05 after 20. On a desktop, the mouse and the keys repeat it after 0.4 seconds, and then every 0.075.
/// Repetition pauses while the pointer is outside. Mirrors SwiftUI's `ButtonRepeatBehavior`.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case automatic
    case enabled
    case disabled
  }

  private let kind: Kind

  /// The system's behavior, which is not to repeat the action.
  public static let automatic = ButtonRepeatBehavior(kind: .automatic)
  /// The button runs its action when it is pressed, and repeatedly while it is held.
  public static let enabled = ButtonRepeatBehavior(kind: .enabled)
  /// The button runs its action once, however long it is held down.
  public static let disabled = ButtonRepeatBehavior(kind: .disabled)

  package var repeats: Bool { kind == .enabled }
}

enum ButtonRepeatBehaviorKey: EnvironmentKey {
  static var defaultValue: ButtonRepeatBehavior { .automatic }
}

extension EnvironmentValues {
  /// Whether buttons repeat their actions while they are held down.
  public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatBehaviorKey.self] }
    set { self[ButtonRepeatBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Sets whether buttons in this view repeat their actions while they are held down.
  ///
  /// The behavior applies to the system's styles and to every ``ButtonStyle``. A ``PrimitiveButtonStyle`` with its own
  /// gesture has to repeat the action itself.
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

/// The timing of the repeated actions of a button that is held down.
package struct RepeatTimer {
  package var idiom: Idiom
  private var count = 0
  /// The time of the next action, in seconds; nil while the pointer is outside.
  private(set) var next: TimeInterval?

  package init(idiom: Idiom) { self.idiom = idiom }

  /// The time until the next repetition, in seconds (rule 2.2.39).
  private var interval: TimeInterval {
    if idiom == .mac { return count == 0 ? 0.4 : 0.075 }
    return count < 5 ? 0.5 : count < 20 ? 0.1 : 0.05
  }

  /// Schedules the next repetition, starting from a time in seconds.
  mutating func wait(from time: TimeInterval) { next = time + interval }

  /// Stops repeating until the pointer returns (rule 2.2.40).
  mutating func pause() { next = nil }

  /// Counts a repetition and schedules the next one.
  mutating func repeated() {
    let time = next ?? 0
    count += 1
    wait(from: time)
  }
}
