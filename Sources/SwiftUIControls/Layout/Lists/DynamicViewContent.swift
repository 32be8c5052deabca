@_spi(Engine) import SwiftUICore
@_spi(Engine) import SwiftUIViews
import Foundation

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
/// Mirrors SwiftUI's `DynamicViewContent`.
public protocol DynamicViewContent<Data>: View {
  /// The type of the collection.
  associatedtype Data: Collection

  /// The collection that the views are made from.
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
  /// A swipe towards the leading edge reveals a Delete button, and a long swipe deletes, unless the row
  /// has swipe actions at its trailing edge. While the list is edited, a button at the leading edge
  /// reveals Delete.
  ///
  /// - Parameter action: receives the index of the row's element, counted from 0, in an animated
  ///   transaction; nil for rows that cannot be deleted.
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
  /// - Parameter action: receives the index of the row's element and the index of the element that it
  ///   was dropped in front of, as `move(fromOffsets:toOffset:)` takes them; nil for rows that cannot be
  ///   moved.
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
  /// Keeps the row of a list that this view is from being deleted.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    listRowTrait { if isDisabled { $0.disabledEdits.insert(.delete) } }
      .layoutValue(key: DeleteDisabledKey.self, value: isDisabled)
  }

  /// Keeps the row of a list that this view is from being moved.
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
