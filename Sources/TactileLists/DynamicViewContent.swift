import Foundation
@_spi(Engine) import TactileViewGraph

/// A view that creates views from a collection.
///
/// `ForEach` conforms to this protocol. In a ``List``, `onDelete(perform:)` and `onMove(perform:)` let people remove
/// and reorder its elements:
///
/// ```swift
/// List {
///   ForEach(tasks) { task in Text(task.name) }
///     .onDelete { tasks.remove(atOffsets: $0) }
///     .onMove { tasks.move(fromOffsets: $0, toOffset: $1) }
/// }
/// ```
///
/// Apply these modifiers to the `ForEach` itself, before modifiers that return a plain `View`. The modifiers for
/// dropped items, `onInsert` and `dropDestination`, aren't available.
///
/// Mirrors SwiftUI's `DynamicViewContent`.
public protocol DynamicViewContent<Data>: View {
  /// The type of the collection.
  associatedtype Data: Collection

  /// The collection that the views are made from; `onDelete` and `onMove` pass offsets into it.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The collection of the modified content.
  @MainActor @preconcurrency public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Lets people delete rows of a list.
  ///
  /// A swipe towards the leading edge reveals a Delete button, and a long swipe deletes. While the list is edited, a
  /// button at the leading edge reveals Delete. If a row has swipe actions at its trailing edge, they take the place of
  /// Delete in both cases.
  ///
  /// ```swift
  /// ForEach(tasks) { task in Text(task.name) }
  ///   .onDelete { tasks.remove(atOffsets: $0) }
  /// ```
  ///
  /// - Parameter action: A closure that removes the element from the collection. It receives the element's index,
  ///   counted from 0, and runs in an animated transaction. Pass nil for rows that can't be deleted.
  public nonisolated func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    EditableContent(
      base: self,
      trait: { if let action { $0.onDelete = action } },
      edits: action == nil ? [] : .delete)
  }

  /// Lets people move rows of a list, while it is edited, by dragging the handle at their trailing edge.
  ///
  /// Add an ``EditButton``, so that people can start editing:
  ///
  /// ```swift
  /// ForEach(tasks) { task in Text(task.name) }
  ///   .onMove { tasks.move(fromOffsets: $0, toOffset: $1) }
  /// ```
  ///
  /// - Parameter action: A closure that moves the element in the collection. It receives the element's index and the
  ///   index of the element that it was dropped in front of, or the number of elements for the end. Both are counted
  ///   from 0, before the move. The closure runs in an animated transaction. Pass nil for rows that can't be moved.
  public nonisolated func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    EditableContent(
      base: self,
      trait: { if let action { $0.onMove = action } },
      edits: action == nil ? [] : .move)
  }
}

extension View {
  /// Sets whether deleting this view's list row is disabled.
  ///
  /// Apply it to a row of a `ForEach` that has `onDelete(perform:)`:
  ///
  /// ```swift
  /// ForEach(tasks) { task in
  ///   Text(task.name).deleteDisabled(task.isPinned)
  /// }
  /// .onDelete { tasks.remove(atOffsets: $0) }
  /// ```
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    listRowTrait { if isDisabled { $0.disabledEdits.insert(.delete) } }
      .layoutValue(key: DeleteDisabledKey.self, value: isDisabled)
  }

  /// Sets whether moving this view's list row is disabled.
  ///
  /// Apply it to a row of a `ForEach` that has `onMove(perform:)`. While the list is edited, the row has no handle, but
  /// other rows can still be moved past it.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
    listRowTrait { if isDisabled { $0.disabledEdits.insert(.move) } }
      .layoutValue(key: MoveDisabledKey.self, value: isDisabled)
  }
}

/// The edits that people can make to a row of a list.
struct ListRowEdits: OptionSet, Hashable {
  let rawValue: UInt8

  static let delete = ListRowEdits(rawValue: 1)
  static let move = ListRowEdits(rawValue: 2)

  /// The edits that are allowed for the content of a row.
  @MainActor
  static func allowed(for content: LayoutSubview) -> ListRowEdits {
    var edits: ListRowEdits = []
    if content[DeletableKey.self], !content[DeleteDisabledKey.self] { edits.insert(.delete) }
    if content[MovableKey.self], !content[MoveDisabledKey.self] { edits.insert(.move) }
    return edits
  }
}

/// Rows that people can edit.
private nonisolated struct EditableContent<Base: DynamicViewContent>: DynamicViewContent {
  let base: Base
  let trait: (inout ListRowTraits) -> Void
  let edits: ListRowEdits

  @MainActor var data: Base.Data { base.data }

  @ViewBuilder @MainActor var body: some View {
    let content = base.listRowTrait(trait)
    if edits == .delete {
      content.layoutValue(key: DeletableKey.self, value: true)
    } else if edits == .move {
      content.layoutValue(key: MovableKey.self, value: true)
    } else {
      content
    }
  }
}

private enum DeletableKey: LayoutValueKey { static var defaultValue: Bool { false } }
private enum MovableKey: LayoutValueKey { static var defaultValue: Bool { false } }
private enum DeleteDisabledKey: LayoutValueKey { static var defaultValue: Bool { false } }
private enum MoveDisabledKey: LayoutValueKey { static var defaultValue: Bool { false } }
