/// A button that starts renaming what it stands in.
///
/// Mirrors SwiftUI's `RenameButton`. It runs the action that `renameAction(_:)` around it set; without one it
/// is disabled.
public nonisolated struct RenameButton<Label: View>: View {
  private let label: Label
  @Environment(\.rename) private var rename

  /// Creates a button with the standard label.
  public nonisolated init() where Label == SwiftUICore.Label<Text, Image> {
    label = SwiftUICore.Label("Rename", systemImage: "pencil")
  }

  /// A button with the label.
  @MainActor @preconcurrency public var body: some View {
    Button {
      rename?()
    } label: {
      label
    }
    .disabled(rename == nil)
  }
}

/// Starts renaming.
///
/// Mirrors SwiftUI's `RenameAction`.
public struct RenameAction {
  fileprivate let action: () -> Void

  /// Starts renaming.
  @MainActor @preconcurrency
  public func callAsFunction() { action() }
}

private enum RenameKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  /// Starts renaming; nil where nothing can be renamed.
  public var rename: RenameAction? { self[RenameKey.self] }

  fileprivate var writableRename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// Sets what rename buttons in this view do.
  public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.writableRename, RenameAction(action: action))
  }

  /// Makes rename buttons in this view move the focus to what the name is edited in.
  public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
