/// Whether the user edits what a view shows.
///
/// Mirrors SwiftUI's `EditMode`.
public enum EditMode: Hashable, Sendable {
  /// Nothing is edited.
  case inactive
  /// One thing is edited for a moment, such as a row that is swiped.
  case transient
  /// The content is edited.
  case active

  /// Whether anything is edited.
  public var isEditing: Bool { self != .inactive }
}

enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// Whether the user edits what views show; nil where nothing around keeps that.
  ///
  /// A window keeps it, and each page of a navigation stack keeps it for itself.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

extension ViewGraph {
  /// Keeps an edit mode for the views that no page of a stack keeps one for.
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

/// A button that turns editing on and off.
///
/// Mirrors SwiftUI's `EditButton`: its title is “Edit”, and “Done” while the content is edited. Where nothing
/// around keeps an edit mode it is disabled.
public nonisolated struct EditButton: View {
  @Environment(\.editMode) private var mode

  /// Creates the button.
  public init() {}

  /// A button with one of the titles.
  @MainActor @preconcurrency public var body: some View {
    let isEditing = mode?.wrappedValue.isEditing == true
    Button(isEditing ? "Done" : "Edit") {
      withAnimation { mode?.wrappedValue = isEditing ? .inactive : .active }
    }
    .fontWeight(isEditing ? .semibold : nil)
    .disabled(mode == nil)
  }
}
