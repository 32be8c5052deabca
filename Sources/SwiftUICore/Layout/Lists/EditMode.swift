/// Whether the user can edit the content of a view.
///
/// Mirrors SwiftUI's `EditMode`.
public enum EditMode: Hashable, Sendable {
  /// The content is not being edited.
  case inactive
  /// The content is edited temporarily, such as a row that is swiped.
  case transient
  /// The content is being edited.
  case active

  /// Whether the content is edited, temporarily or not.
  public var isEditing: Bool { self != .inactive }
}

enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// A binding to the edit mode of the enclosing container; nil if there is none.
  ///
  /// A window has an edit mode, and each page of a navigation stack has its own.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

extension ViewGraph {
  /// Provides an edit mode for views outside of navigation pages.
  func keepEditMode() {
    let cell = Cell(EditMode.inactive)
    let mode = Binding {
      cell.read()
    } set: { [weak self] mode, transaction in
      MainActor.assumeIsolated { self?.queue.append(transaction: transaction) { cell.write(mode) } }
    }
    rootEnvironment.write(EditModeKey.self, mode)
  }
}

/// A button that toggles the edit mode.
///
/// Mirrors SwiftUI's `EditButton`: its title is “Edit”, and “Done” while the content is edited.
/// Without an enclosing edit mode, the button is disabled.
public nonisolated struct EditButton: View {
  @Environment(\.editMode) private var mode

  /// Creates a button that toggles the edit mode.
  public init() {}

  /// A button with the title for the current edit mode.
  @MainActor @preconcurrency public var body: some View {
    let isEditing = mode?.wrappedValue.isEditing == true
    Button(isEditing ? "Done" : "Edit") {
      withAnimation { mode?.wrappedValue = isEditing ? .inactive : .active }
    }
    .fontWeight(isEditing ? .semibold : nil)
    .disabled(mode == nil)
  }
}
