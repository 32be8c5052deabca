@_spi(Engine) import TactileMotion
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// Whether the user can edit the content of a view.
///
/// An ``EditButton`` changes the mode. Read it from the environment to show other controls while the content is edited:
///
/// ```swift
/// @Environment(\.editMode) private var editMode
///
/// var body: some View {
///   if editMode?.wrappedValue.isEditing == true { Button("Delete all", action: deleteAll) }
/// }
/// ```
///
/// A list in edit mode shows controls to delete and move the rows of a `ForEach` with `onDelete(perform:)` or
/// `onMove(perform:)`. Unlike on an iPhone, people can select several rows in any mode.
///
/// Mirrors SwiftUI's `EditMode`.
public enum EditMode: Hashable, Sendable {
  /// The content is not being edited.
  case inactive
  /// The content is edited temporarily.
  ///
  /// Only your own code sets this mode; swiping a row doesn't.
  case transient
  /// The content is being edited.
  case active

  /// Whether the content is edited, temporarily or not.
  public var isEditing: Bool { self != .inactive }
}

/// The binding that a container sets for its content; nil if none does.
enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>?? { nil }
}

extension EnvironmentValues {
  /// A binding to the edit mode of the enclosing container; nil if there is none.
  ///
  /// A window has an edit mode, and each page of a navigation stack has its own. Read the latter in a view inside of
  /// the page, rather than in the one that creates the stack. To start or end editing, write to the binding's value, or
  /// use an ``EditButton``. To edit a list all the time, set a constant binding:
  ///
  /// ```swift
  /// List { rows }
  ///   .environment(\.editMode, .constant(.active))
  /// ```
  public var editMode: Binding<EditMode>? {
    get {
      if let mode = self[EditModeKey.self] { return mode }
      guard MainQueue.isCurrent, let services = hostServices else { return nil }
      return MainActor.assumeIsolated { services.graph?.feature(WindowEditMode.self).mode }
    }
    set { self[EditModeKey.self] = .some(newValue) }
  }
}

/// The edit mode of a window, for views outside of navigation pages.
@MainActor
private final class WindowEditMode: WindowFeature {
  let mode: Binding<EditMode>

  init(graph: ViewGraph) {
    let cell = Cell(EditMode.inactive)
    mode = Binding {
      cell.read()
    } set: { [services = graph.services] mode, transaction in
      MainActor.assumeIsolated {
        services.graph?.queue.append(transaction: transaction) { _ in cell.write(mode) }
      }
    }
  }
}

/// A button that starts and ends editing.
///
/// The title is “Edit”, or “Done” while the content is edited. The button changes the environment's `editMode`. A list
/// in edit mode shows controls for `onDelete(perform:)` and `onMove(perform:)`. If the environment has no edit mode,
/// the button is disabled.
///
/// ```swift
/// NavigationStack {
///   List { rows }.toolbar { EditButton() }
/// }
/// ```
///
/// Mirrors SwiftUI's `EditButton`.
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
