import Foundation

private enum UndoManagerKey: EnvironmentKey {
  static var defaultValue: UndoManager? { nil }
}

extension EnvironmentValues {
  /// The undo manager of the window.
  ///
  /// Command-Z or Control-Z undoes its last group, and with Shift redoes it, unless a view takes the key.
  public var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }
}

extension ViewGraph {
  /// Gives the window an undo manager.
  func keepUndoManager() { rootEnvironment.write(UndoManagerKey.self, UndoManager()) }

  /// Closes the group of an undo manager when the event that is being handled has ended.
  func endsEvent(of manager: UndoManager) {
    if !undoManagersInEvent.contains(where: { $0 === manager }) {
      undoManagersInEvent.append(manager)
    }
  }

  /// Closes the groups that were opened during an event.
  func endUndoEvent() {
    guard !undoManagersInEvent.isEmpty else { return }
    let managers = undoManagersInEvent
    undoManagersInEvent = []
    for manager in managers { manager.endEvent() }
  }

  /// Undoes or redoes for a key that no view has a use for.
  ///
  /// - Returns: whether the key stands for that and there is something to undo or redo.
  func undo(for event: KeyEvent) -> Bool {
    let modifiers = event.modifiers.subtracting([.capsLock, .numericPad])
    let redoes = modifiers.contains(.shift)
    let command = modifiers.subtracting(.shift)
    guard event.key.lowercased == "z",
      command == .command || command == .control,
      let manager = rootEnvironment.value(UndoManagerKey.self),
      redoes ? manager.canRedo : manager.canUndo
    else { return false }
    actions.append { if redoes { manager.redo() } else { manager.undo() } }
    return true
  }
}
