import SwiftUI

// Undo managers and the changes that they register.

@MainActor
final class UndoneDocument {
  var title = "" {
    didSet { notifications.forEach { _ = $0.rawValue } }
  }

  var notifications: [Notification.Name] {
    [
      .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange,
      .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange,
    ]
  }

  func rename(_ title: String, _ manager: UndoManager?) {
    let old = self.title
    self.title = title
    manager?.registerUndo(withTarget: self) { $0.rename(old, manager) }
    manager?.setActionName("Rename")
  }

  func group(_ manager: UndoManager) {
    manager.groupsByEvent = false
    manager.levelsOfUndo = manager.groupingLevel + 10
    manager.beginUndoGrouping()
    if manager.isUndoRegistrationEnabled { rename("A", manager) }
    manager.disableUndoRegistration()
    manager.enableUndoRegistration()
    manager.endUndoGrouping()
    manager.undoNestedGroup()
    if !manager.isUndoing, !manager.isRedoing { manager.removeAllActions(withTarget: self) }
    manager.removeAllActions()
  }
}

struct UndoMenu: View {
  @Environment(\.undoManager) private var undoManager
  @State private var document = UndoneDocument()

  var body: some View {
    Button(undoManager?.undoMenuItemTitle ?? "Undo") { undoManager?.undo() }
      .disabled(undoManager?.canUndo != true)
    Button(undoManager?.redoMenuItemTitle ?? "Redo") { undoManager?.redo() }
      .disabled(undoManager?.canRedo == false)
    if let manager = undoManager {
      Text(manager.undoMenuTitle(forUndoActionName: manager.undoActionName))
      Text(manager.redoMenuTitle(forUndoActionName: manager.redoActionName))
      Button("Group") { document.group(manager) }
    }
    UndoMenu().environment(\.undoManager, UndoManager())
  }
}
