@_spi(Engine) import TactileViewGraph

/// The events that trigger a submission.
///
/// Mirrors SwiftUI's `SubmitTriggers`.
public struct SubmitTriggers: OptionSet, Sendable {
  /// A bit mask with a bit for each event.
  public typealias RawValue = Int

  /// A bit mask with a bit for each event.
  public let rawValue: Int

  /// Creates a set of the events whose bits are set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The Return key in a text field or a secure field.
  public static let text = SubmitTriggers(rawValue: 1 << 0)
  /// The Return key in a search field.
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}

/// The `onSubmit` actions around a view.
package struct SubmitActions {
  private var entries: [(triggers: SubmitTriggers, action: () -> Void)] = []

  package init() {}

  /// Appends an action inside the others.
  package mutating func append(_ triggers: SubmitTriggers, _ action: @escaping () -> Void) {
    entries.append((triggers, action))
  }

  /// Removes the actions of the enclosing views.
  package mutating func removeAll() { entries = [] }

  /// Runs the actions of an event, from the outermost to the innermost (rule 7.3.25).
  package func run(_ trigger: SubmitTriggers) {
    for entry in entries where entry.triggers.contains(trigger) { entry.action() }
  }
}

private enum SubmitActionsKey: EnvironmentKey {
  static var defaultValue: SubmitActions { SubmitActions() }
}

extension EnvironmentValues {
  /// The `onSubmit` actions around the view.
  package var submitActions: SubmitActions {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }
}

extension View {
  /// Adds an action to perform when a text field in this view is submitted.
  ///
  /// ```swift
  /// TextField("Name", text: $name)
  ///   .onSubmit { save(name) }
  /// ```
  ///
  /// The Return key submits a field. All actions around the field run, the outermost first. On an iPhone and an iPad,
  /// the field then loses focus, unless an action writes a focus state; on a Mac and on desktops, its text is selected.
  /// In a field with a vertical axis, the Return key of a hardware keyboard submits, and that of an on-screen keyboard
  /// inserts a newline.
  ///
  /// - Parameters:
  ///   - triggers: The events that trigger the action; the default is ``SubmitTriggers/text``.
  ///   - action: The action to perform.
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping (() -> Void)
  ) -> some View {
    transformEnvironment(\.submitActions) { $0.append(triggers, action) }
  }

  /// Prevents submissions in this view from triggering the `onSubmit` actions around it.
  ///
  /// - Parameter isBlocking: Whether submissions are blocked; the default is true.
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitActions) { if isBlocking { $0.removeAll() } }
  }
}
