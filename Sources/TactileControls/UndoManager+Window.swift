import Foundation
@_spi(Engine) import TactileInput
@_spi(Engine) import TactileViewGraph

/// The undo manager that a view sets for its content; nil if none does.
private enum UndoManagerKey: EnvironmentKey {
  static var defaultValue: UndoManager?? { nil }
}

extension EnvironmentValues {
  /// The undo manager of the window.
  ///
  /// Register the reversal of each change with ``UndoManager/registerUndo(withTarget:handler:)``. Command-Z or
  /// Control-Z undoes the last group of the window's own manager, and with Shift redoes it, unless a view handles the
  /// key.
  ///
  /// The value is nil in a view without a window, and off the main thread, unless you set it.
  public var undoManager: UndoManager? {
    get {
      if let manager = self[UndoManagerKey.self] { return manager }
      guard MainQueue.isCurrent, let services = hostServices else { return nil }
      return MainActor.assumeIsolated { services.graph?.feature(WindowUndo.self).manager }
    }
    set { self[UndoManagerKey.self] = .some(newValue) }
  }
}

/// A window's own undo manager, and the groups that wait for the end of an event.
@MainActor
final class WindowUndo: KeyHandler {
  private unowned let graph: ViewGraph
  let manager = UndoManager()
  /// The undo managers with a group that the event being handled has opened.
  private var waiting: [UndoManager] = []

  init(graph: ViewGraph) {
    self.graph = graph
    manager.window = self
  }

  /// Closes the group of an undo manager when the event that is being handled has ended.
  func endsEvent(of manager: UndoManager) {
    if !waiting.contains(where: { $0 === manager }) { waiting.append(manager) }
  }

  /// Closes the groups that were opened during an event.
  func updateWillEnd() {
    guard !waiting.isEmpty else { return }
    let managers = waiting
    waiting = []
    for manager in managers { manager.endEvent() }
  }

  /// Undoes or redoes for a key that no view has a use for.
  ///
  /// - Returns: Whether the key stands for that and there is something to undo or redo.
  func handle(_ event: KeyEvent) -> Bool {
    let modifiers = event.modifiers.subtracting([.capsLock, .numericPad])
    let redoes = modifiers.contains(.shift)
    let command = modifiers.subtracting(.shift)
    guard event.key.lowercased == "z",
      command == .command || command == .control,
      redoes ? manager.canRedo : manager.canUndo
    else { return false }
    graph.actions.append { [manager] in if redoes { manager.redo() } else { manager.undo() } }
    return true
  }
}
