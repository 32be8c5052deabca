/// The systems whose controls, lists and bars a window can look like.
///
/// A window has the look of iOS 26 unless its host sets another: tests with an `Appearance`, the page and the tool of
/// previews with a setting, and a preview with a trait:
///
/// ```swift
/// #Preview("iOS 18", traits: .look(.iOS18)) { SettingsView() }
/// ```
///
/// The look sets colors, sizes and shapes, but neither the interface that a program can use nor how controls behave.
/// SwiftUI has no such type: there, the system and the SDK decide.
public enum SystemLook: String, CaseIterable, Hashable, Sendable {
  /// The look of iOS 18 and earlier: rounded rectangles, and rows 44 points high.
  case iOS18 = "18"
  /// The look of iOS 26: capsules, rows 52 points high, and bars of glass.
  case iOS26 = "26"

  /// The look of a window whose host sets none; tests can choose another for their task.
  @TaskLocal package static var standard = SystemLook.iOS26
}

package enum SystemLookKey: EnvironmentKey {
  package static var defaultValue: SystemLook { .standard }
}

extension EnvironmentValues {
  /// The system whose look controls have.
  package var systemLook: SystemLook {
    get { self[SystemLookKey.self] }
    set { self[SystemLookKey.self] = newValue }
  }
}
