@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileControls
@_spi(Engine) import TactileInput
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// The standard menus of an app, and their items.
@MainActor
struct StandardCommands {
  let app: AppReference

  /// The menus before those of the app's own commands, with their placements in order.
  var leadingMenus: [(title: Text, places: [CommandGroupPlacement])] {
    [
      (
        Text(verbatim: app.app?.name ?? ""),
        [.appInfo, .appSettings, .systemServices, .appVisibility, .appTermination]
      ),
      (Text("File"), [.newItem, .saveItem, .importExport, .printItem]),
      (Text("Edit"), [.undoRedo, .pasteboard, .textEditing]),
      (Text("Format"), [.textFormatting]),
      (Text("View"), [.toolbar, .sidebar]),
    ]
  }

  /// The menus after those of the app's own commands.
  var trailingMenus: [(title: Text, places: [CommandGroupPlacement])] {
    [
      (Text("Window"), [.windowSize, .singleWindowList, .windowList, .windowArrangement]),
      (Text("Help"), [.help]),
    ]
  }

  /// Returns the standard items of a placement; nil if it has none.
  func items(of place: CommandGroupPlacement) -> AnyView? {
    let app = app
    switch place {
    case .appSettings where app.app?.hasSettings == true:
      return item("Settings…", ",") { $0.app?.openSettings() }
    case .appTermination:
      return AnyView(
        Button("Quit \(app.app?.name ?? "")") { app.app?.quit() }.keyboardShortcut("q"))
    case .newItem where app.app?.hasWindowGroup == true:
      return item("New Window", "n") { $0.app?.openNewWindow() }
    case .saveItem:
      return item("Close Window", "w") { app in app.window.map { app.app?.close($0) } }
    case .undoRedo: return AnyView(UndoItems())
    case .sidebar where app.app?.hasMenuBar == true:
      return AnyView(
        Button("Full Screen") { app.window.map { app.app?.host?.toggleFullScreen($0) } }
          .keyboardShortcut(.f11, modifiers: []))
    case .singleWindowList where app.app?.singleWindows.isEmpty == false:
      return AnyView(SingleWindowItems(app: app))
    default: return nil
    }
  }

  private func item(
    _ title: LocalizedStringKey, _ key: KeyEquivalent, action: @escaping (AppReference) -> Void
  ) -> AnyView {
    let app = app
    return AnyView(Button(title) { action(app) }.keyboardShortcut(key))
  }
}

extension KeyEquivalent {
  /// The key F11, with the character that AppKit gives it.
  fileprivate static let f11 = KeyEquivalent("\u{F70E}")
}

/// The items that undo and redo.
///
/// They have no shortcuts of their own, since windows undo and redo by keys without them.
private struct UndoItems: View {
  @Environment(\.undoManager) private var undoManager

  var body: some View {
    Button("Undo") { undoManager?.undo() }.disabled(undoManager?.canUndo != true)
    Button("Redo") { undoManager?.redo() }.disabled(undoManager?.canRedo != true)
  }
}

/// The items that open the app's single windows.
private struct SingleWindowItems: View {
  let app: AppReference

  var body: some View {
    let scenes = app.app?.singleWindows ?? []
    ForEach(scenes.indices, id: \.self) { index in
      Button {
        app.app?.open(id: scenes[index].id, value: nil)
      } label: {
        scenes[index].title
      }
    }
  }
}
