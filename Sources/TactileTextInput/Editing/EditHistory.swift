/// The undo history of a text.
struct EditHistory: Equatable {
  /// The kind of a change; consecutive changes of the same kind are coalesced into one undo group.
  enum Kind: Equatable {
    case typing
    case deleting
    /// A change that isn't coalesced, such as pasting.
    case other
  }

  /// An undo group: changes that are undone together, with the selection before them.
  struct Group: Equatable {
    fileprivate(set) var changes: [TextChange]
    let anchor: Int
    let head: Int
    let kind: Kind
  }

  private(set) var undoGroups: [Group] = []
  private(set) var redoGroups: [Group] = []
  /// Whether the next change of the same kind is coalesced into the last group.
  private var isOpen = false

  /// Records a change.
  ///
  /// - Parameter old: The text before the change; undoing restores its selection.
  /// - Returns: Whether the change begins an undo group.
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

  /// Ends coalescing: the next change begins an undo group.
  mutating func endGroup() { isOpen = false }

  /// Removes all changes.
  mutating func removeAll() { self = EditHistory() }

  /// Undoes the last group.
  ///
  /// - Returns: Whether there was a group.
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

  /// Redoes the last group that was undone.
  ///
  /// - Returns: Whether there was a group.
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
  /// Appends a change, merged with the last one if they are adjacent.
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
