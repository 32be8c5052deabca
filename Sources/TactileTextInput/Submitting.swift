@_spi(Engine) import TactileViewGraph

/// The events that submit something.
///
/// Mirrors SwiftUI's `SubmitTriggers`.
public struct SubmitTriggers: OptionSet, Sendable {
  /// A bit mask with one bit for each event.
  public typealias RawValue = Int

  /// A bit mask with one bit for each event.
  public let rawValue: Int

  /// Creates a set of the events whose bits are set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The Return key in a text field or a secure field.
  public static let text = SubmitTriggers(rawValue: 1 << 0)
  /// The Return key in a search field.
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}

/// The actions of `onSubmit` around a view.
struct SubmitActions {
  private var entries: [(triggers: SubmitTriggers, action: () -> Void)] = []

  /// Adds an action closer to the view.
  mutating func append(_ triggers: SubmitTriggers, _ action: @escaping () -> Void) {
    entries.append((triggers, action))
  }

  /// Removes the actions around a view, so that submitting in it reaches none of them.
  mutating func removeAll() { entries = [] }

  /// Runs the actions of an event, from the outermost to the innermost (rule 7.3.25).
  func run(_ trigger: SubmitTriggers) {
    for entry in entries where entry.triggers.contains(trigger) { entry.action() }
  }
}

private enum SubmitActionsKey: EnvironmentKey {
  static var defaultValue: SubmitActions { SubmitActions() }
}

extension EnvironmentValues {
  /// The actions of `onSubmit` around the view.
  var submitActions: SubmitActions {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }
}

extension View {
  /// Adds an action that runs when people submit a text in this view, with the Return key.
  ///
  /// ```swift
  /// TextField("Name", text: $name)
  ///   .onSubmit { save(name) }
  /// ```
  ///
  /// Several actions around a field all run, the outermost first. On an iPhone and an iPad, the field then loses the
  /// focus, unless an action writes a focus state; on a Mac and on desktops, it selects its text. A field with a vertical
  /// axis submits by the Return key of a keyboard, but not by that on the screen.
  ///
  /// - Parameters:
  ///   - triggers: The events that run the action; by default, those of text fields.
  ///   - action: The action.
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping (() -> Void)
  ) -> some View {
    transformEnvironment(\.submitActions) { $0.append(triggers, action) }
  }

  /// Keeps what people submit in this view from the actions of `onSubmit` around it.
  ///
  /// - Parameter isBlocking: Whether it does; true by default.
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitActions) { if isBlocking { $0.removeAll() } }
  }
}
