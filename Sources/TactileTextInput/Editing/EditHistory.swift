/// The changes of a text that people can undo, in groups.
struct EditHistory: Equatable {
  /// The kind of a change, which joins the group of the change before only if that was of the same kind.
  enum Kind: Equatable {
    case typing
    case deleting
    /// A change of its own, such as pasting.
    case other
  }

  /// Changes that are undone together, and the selection before them.
  struct Group: Equatable {
    fileprivate(set) var changes: [TextChange]
    let anchor: Int
    let head: Int
    let kind: Kind
  }

  private(set) var undoGroups: [Group] = []
  private(set) var redoGroups: [Group] = []
  /// Whether the next change of the same kind joins the last group.
  private var isOpen = false

  /// Records a change.
  ///
  /// - Parameter old: The text before the change, whose selection is restored with it.
  /// - Returns: Whether the change begins a group.
  @discardableResult
  mutating func record(_ change: TextChange, of old: EditedText, _ kind: Kind) -> Bool {
    redoGroups = []
    defer { isOpen = kind != .other }
    if isOpen, let last = undoGroups.last, last.kind == kind {
      undoGroups[undoGroups.count - 1].join(change)
      return false
    }
    undoGroups.append(Group(changes: [change], anchor: old.anchor, head: old.head, kind: kind))
    return true
  }

  /// Ends the group, so that the next change begins another one.
  mutating func endGroup() { isOpen = false }

  /// Forgets all changes, because the text is another one.
  mutating func removeAll() { self = EditHistory() }

  /// Undoes the last group.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  mutating func undo(_ text: inout EditedText) -> Bool {
    isOpen = false
    guard let group = undoGroups.popLast() else { return false }
    redoGroups.append(
      Group(changes: group.changes, anchor: text.anchor, head: text.head, kind: group.kind))
    for change in group.changes.reversed() {
      text.replace(change.insertedRange, with: change.removed)
    }
    text.select(from: group.anchor, to: group.head)
    return true
  }

  /// Does the group that was undone last again.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  mutating func redo(_ text: inout EditedText) -> Bool {
    isOpen = false
    guard let group = redoGroups.popLast() else { return false }
    undoGroups.append(
      Group(changes: group.changes, anchor: text.anchor, head: text.head, kind: group.kind))
    for change in group.changes {
      text.replace(change.reversed.insertedRange, with: change.inserted)
    }
    return true
  }
}

extension EditHistory.Group {
  /// Adds a change, to the last one if it continues that.
  fileprivate mutating func join(_ change: TextChange) {
    if var last = changes.last {
      if change.removed.isEmpty, change.start == last.insertedRange.upperBound {
        last.inserted += change.inserted
        changes[changes.count - 1] = last
        return
      }
      if change.inserted.isEmpty, last.inserted.isEmpty,
        change.start + change.removed.utf8.count == last.start
      {
        last.start = change.start
        last.removed = change.removed + last.removed
        changes[changes.count - 1] = last
        return
      }
    }
    changes.append(change)
  }
}
