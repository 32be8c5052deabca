import Foundation
@_spi(Engine) import TactileViewGraph

/// A recorder of operations for undo and redo.
///
/// Each window has an undo manager, which views read with `@Environment(\.undoManager)`. With each change, register the
/// operation that reverses it. If that operation registers its own reversal, people can also redo the change:
///
/// ```swift
/// @MainActor func rename(_ note: Note, to title: String, _ undoManager: UndoManager?) {
///   let former = note.title
///   undoManager?.registerUndo(withTarget: note) { rename($0, to: former, undoManager) }
///   undoManager?.setActionName("Rename")
///   note.title = title
/// }
/// ```
///
/// Operations that are registered in one event of a window make one group. `undo()` reverses the last group, and
/// operations that are registered meanwhile make the group that `redo()` reverses. People undo with Control-Z or
/// Command-Z, and redo with Shift in addition. Buttons can call both methods; disable them while ``canUndo`` or
/// ``canRedo`` is false. A manager isn't observable, so read these in a view that the changes themselves update.
/// Selectors as operations and discardable actions aren't available.
///
/// Mirrors Foundation's `UndoManager`, which Foundation on Linux doesn't have.
@MainActor @preconcurrency
open class UndoManager {
  /// The undo groups, the oldest first.
  private var undoStack: [UndoGroup] = []
  /// The redo groups, the oldest first.
  private var redoStack: [UndoGroup] = []
  /// The groups that are open, the outermost first.
  private var openGroups: [UndoGroup] = []
  private var disabledCount = 0
  /// The window that the manager belongs to; nil for one that a program has made, whose groups end with the event of
  /// the window whose code runs.
  weak var window: WindowUndo?

  /// Creates an undo manager without operations, such as for a model of your own or a test.
  ///
  /// The undo keys don't reach it. To give it to views, set the environment's `undoManager`.
  public init() {}

  // MARK: Registering

  /// Whether operations that are registered are recorded; true until ``disableUndoRegistration()`` is called.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  /// Stops recording operations, until each call is balanced by one of ``enableUndoRegistration()``.
  ///
  /// Use it around changes that people shouldn't undo, such as loading a document.
  open func disableUndoRegistration() { disabledCount += 1 }

  /// Ends one ``disableUndoRegistration()``; without one, it has no effect and issues a runtime warning.
  open func enableUndoRegistration() {
    guard disabledCount > 0 else {
      return RuntimeWarning.issue(
        "UndoManager.enableUndoRegistration() was called without disableUndoRegistration(), and "
          + "does nothing. Balance the calls.")
    }
    disabledCount -= 1
  }

  /// Records an operation that reverses a change.
  ///
  /// The operation goes to the innermost open group; if there is none, to one for the event. While the registration is
  /// disabled, nothing is recorded.
  ///
  /// - Parameters:
  ///   - target: The object that the operation changes. It isn't retained; after it is deallocated, the operation does
  ///     nothing.
  ///   - handler: Reverses the change, and registers the operation that reverses it in turn.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if openGroups.isEmpty {
      guard groupsByEvent else {
        return RuntimeWarning.issue(
          "UndoManager.registerUndo() was called outside of a group while groupsByEvent is false; the "
            + "operation is not recorded. Call beginUndoGrouping() first.")
      }
      beginUndoGrouping()
      (window ?? HostServices.ofThread?.graph?.feature(WindowUndo.self))?.endsEvent(of: self)
    }
    if !isUndoing, !isRedoing { redoStack = [] }
    openGroups.last?.operations.append(
      UndoGroup.Operation(target: target) { [weak target] in
        if let target { handler(target) }
      })
  }

  // MARK: Grouping

  /// Whether operations that are registered in one event make a group; true by default.
  ///
  /// If false, call ``beginUndoGrouping()`` first: an operation outside of a group isn't recorded, and issues a runtime
  /// warning.
  open var groupsByEvent = true

  /// The number of open groups, one inside the other.
  open var groupingLevel: Int { openGroups.count }

  /// The largest number of groups that can be undone or redone; 0, the default, for no limit.
  ///
  /// The oldest groups above the limit are dropped.
  open var levelsOfUndo = 0 {
    didSet { limit() }
  }

  /// Opens a group, whose operations are undone together; balance it with ``endUndoGrouping()``.
  ///
  /// Groups can be nested. The outermost one is undone as a whole.
  open func beginUndoGrouping() { openGroups.append(UndoGroup()) }

  /// Closes the innermost open group; an empty group is dropped, and a nested one becomes a part of the outer group.
  ///
  /// Without an open group, it has no effect and issues a runtime warning.
  open func endUndoGrouping() {
    guard let group = openGroups.popLast() else {
      return RuntimeWarning.issue(
        "UndoManager.endUndoGrouping() was called without beginUndoGrouping(), and does nothing. "
          + "Balance the calls.")
    }
    guard !group.operations.isEmpty else { return }
    if let outer = openGroups.last {
      outer.operations += group.operations
      if !group.name.isEmpty { outer.name = group.name }
    } else if isUndoing {
      redoStack.append(group)
    } else {
      undoStack.append(group)
      limit()
    }
    NotificationCenter.default.post(name: .NSUndoManagerDidCloseUndoGroup, object: self)
  }

  private func limit() {
    guard levelsOfUndo > 0 else { return }
    undoStack.removeFirst(max(undoStack.count - levelsOfUndo, 0))
    redoStack.removeFirst(max(redoStack.count - levelsOfUndo, 0))
  }

  /// Closes the group of an event.
  func endEvent() { while groupsByEvent, !openGroups.isEmpty { endUndoGrouping() } }

  // MARK: Undo and redo

  /// Whether operations are being undone, which is true while ``undo()`` runs.
  open private(set) var isUndoing = false
  /// Whether operations are being redone, which is true while ``redo()`` runs.
  open private(set) var isRedoing = false

  /// Whether there is a group to undo, including the open one.
  open var canUndo: Bool { !undoStack.isEmpty || openGroups.contains { !$0.operations.isEmpty } }
  /// Whether there is a group to redo.
  open var canRedo: Bool { !redoStack.isEmpty }

  /// Undoes the last group, after closing the open group if there is just one.
  ///
  /// Without a group to undo, it has no effect. In a nested group, or in an operation of undo or redo, it undoes
  /// nothing and issues a runtime warning.
  open func undo() {
    if groupingLevel == 1 { endUndoGrouping() }
    undoNestedGroup()
  }

  /// Undoes the last closed group, like ``undo()``, but without closing an open group first.
  ///
  /// While a group of an event is open, call ``undo()`` instead.
  open func undoNestedGroup() {
    guard groupingLevel == 0, !isUndoing, !isRedoing else {
      return RuntimeWarning.issue(
        "UndoManager.undo() was called in an open group or from an undo operation, and does nothing. "
          + "Call endUndoGrouping() first.")
    }
    guard let group = undoStack.popLast() else { return }
    NotificationCenter.default.post(name: .NSUndoManagerWillUndoChange, object: self)
    isUndoing = true
    reverse(group)
    isUndoing = false
    NotificationCenter.default.post(name: .NSUndoManagerDidUndoChange, object: self)
  }

  /// Redoes the last group that was undone; without one, it has no effect.
  ///
  /// An operation that is registered outside of undo and redo removes all groups to redo. In a group with operations,
  /// in a nested group, or in an operation of undo or redo, it redoes nothing and issues a runtime warning.
  open func redo() {
    if groupingLevel == 1, openGroups[0].operations.isEmpty { endUndoGrouping() }
    guard groupingLevel == 0, !isUndoing, !isRedoing else {
      return RuntimeWarning.issue(
        "UndoManager.redo() was called in an open group or from an undo operation, and does nothing. "
          + "Call endUndoGrouping() first.")
    }
    guard let group = redoStack.popLast() else { return }
    NotificationCenter.default.post(name: .NSUndoManagerWillRedoChange, object: self)
    isRedoing = true
    reverse(group)
    isRedoing = false
    NotificationCenter.default.post(name: .NSUndoManagerDidRedoChange, object: self)
  }

  /// Runs a group's operations, the last one first, within a group of the same name.
  private func reverse(_ group: UndoGroup) {
    beginUndoGrouping()
    openGroups[0].name = group.name
    for operation in group.operations.reversed() { operation.run() }
    while groupingLevel > 0 { endUndoGrouping() }
  }

  /// Removes all operations and open groups, and enables the registration of new operations.
  open func removeAllActions() {
    (undoStack, redoStack, openGroups) = ([], [], [])
    disabledCount = 0
  }

  /// Removes the operations of a target, and the closed groups that become empty; call it when the object goes away.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    for group in undoStack + redoStack + openGroups {
      group.operations.removeAll { $0.target === target }
    }
    undoStack.removeAll(where: \.operations.isEmpty)
    redoStack.removeAll(where: \.operations.isEmpty)
  }

  // MARK: Names

  /// Names the group that is open, or else the last one, for the menu items.
  ///
  /// Call it after registering the operation. Without a group, it has no effect.
  ///
  /// - Parameter actionName: The name, such as “Typing”; the menu item is then “Undo Typing”.
  open func setActionName(_ actionName: String) {
    (openGroups.first ?? (isUndoing ? redoStack : undoStack).last)?.name = actionName
  }

  /// The name of the group that is undone next; empty for none.
  open var undoActionName: String {
    (openGroups.first { !$0.operations.isEmpty } ?? undoStack.last)?.name ?? ""
  }
  /// The name of the group that is redone next; empty for none.
  open var redoActionName: String { redoStack.last?.name ?? "" }
  /// The title of a menu item for undo, such as “Undo Typing”.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of a menu item for redo, such as “Redo Typing”.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// The title of a menu item that undoes a group with a name; “Undo” for an empty name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  /// The title of a menu item that redoes a group with a name; “Redo” for an empty name.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }
}

/// Operations that are undone together.
private final class UndoGroup {
  struct Operation {
    weak let target: AnyObject?
    let run: () -> Void

    init(target: AnyObject, run: @escaping () -> Void) {
      self.target = target
      self.run = run
    }
  }

  var operations: [Operation] = []
  var name = ""
}

extension Notification.Name {
  /// An undo manager, which is the object of the notification, has closed a group with operations.
  public static let NSUndoManagerDidCloseUndoGroup = Notification.Name(
    "NSUndoManagerDidCloseUndoGroupNotification")
  /// An undo manager, which is the object of the notification, is about to undo a group.
  public static let NSUndoManagerWillUndoChange = Notification.Name(
    "NSUndoManagerWillUndoChangeNotification")
  /// An undo manager, which is the object of the notification, has undone a group.
  public static let NSUndoManagerDidUndoChange = Notification.Name(
    "NSUndoManagerDidUndoChangeNotification")
  /// An undo manager, which is the object of the notification, is about to redo a group.
  public static let NSUndoManagerWillRedoChange = Notification.Name(
    "NSUndoManagerWillRedoChangeNotification")
  /// An undo manager, which is the object of the notification, has redone a group.
  public static let NSUndoManagerDidRedoChange = Notification.Name(
    "NSUndoManagerDidRedoChangeNotification")
}
