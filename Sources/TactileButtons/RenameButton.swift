@_spi(Engine) import TactileInput
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A button that starts renaming an item.
///
/// The button performs the action that the closest `renameAction(_:)` sets. Without one, it is disabled. Use it in a
/// menu or a context menu.
///
/// ```swift
/// Text(name)
///   .contextMenu { RenameButton() }
///   .renameAction { isRenaming = true }
///   .alert("Choose a name", isPresented: $isRenaming) {
///     Button("Notes") { name = "Notes" }
///     Button("Ideas") { name = "Ideas" }
///   }
/// ```
///
/// SwiftUI also offers the button in the menu of a navigation title, which Tactile doesn't have.
///
/// Mirrors SwiftUI's `RenameButton`.
public nonisolated struct RenameButton<Label: View>: View {
  private let label: Label
  @Environment(\.rename) private var rename

  /// Creates a rename button with the system's label.
  ///
  /// The label is “Rename” with a pencil; for another one, call `\.rename` from a button of your own.
  public nonisolated init() where Label == TactileButtons.Label<Text, Image> {
    label = TactileButtons.Label("Rename", systemImage: "pencil")
  }

  /// A button that triggers the rename action.
  @MainActor @preconcurrency public var body: some View {
    Button {
      rename?()
    } label: {
      label
    }
    .disabled(rename == nil)
  }
}

/// An action that starts renaming an item.
///
/// Read the action from the environment and call it like a function, for example in a control of your own that replaces
/// a ``RenameButton``. You don't create the action: `renameAction(_:)` sets it for the views inside the view that it
/// modifies. Elsewhere, the environment's `rename` is nil.
///
/// ```swift
/// @Environment(\.rename) private var rename
///
/// var body: some View {
///   Button("Change name…") { rename?() }
///     .disabled(rename == nil)
/// }
/// ```
///
/// Mirrors SwiftUI's `RenameAction`.
public struct RenameAction {
  fileprivate let action: () -> Void

  /// Runs the closure of `renameAction(_:)`, or moves the focus to the view that it states; call it as `rename?()`.
  @MainActor @preconcurrency
  public func callAsFunction() { action() }
}

private enum RenameKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  /// The action that starts renaming; nil if no enclosing view has a `renameAction(_:)`.
  public var rename: RenameAction? { self[RenameKey.self] }

  fileprivate var writableRename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// Sets the action that rename buttons in this view perform.
  ///
  /// The closest action takes precedence. Apply this modifier outside a context menu that has a ``RenameButton``.
  public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.writableRename, RenameAction(action: action))
  }

  /// Makes rename buttons in this view move the focus to the view that edits the name.
  ///
  /// The view has to be focusable. Text fields aren't available yet, so this example handles the keys itself:
  ///
  /// ```swift
  /// @FocusState private var isFocused: Bool
  ///
  /// var body: some View {
  ///   Text(name)
  ///     .focusable(interactions: .edit)
  ///     .focused($isFocused)
  ///     .onKeyPress(characters: .letters) { press in
  ///       name += press.characters
  ///       return .handled
  ///     }
  ///     .contextMenu { RenameButton() }
  ///     .renameAction($isFocused)
  /// }
  /// ```
  ///
  /// - Parameter isFocused: The binding of the focus state, which the button sets to true.
  public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
