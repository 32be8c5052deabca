@_spi(Engine) import TactileViewGraph

/// The binding that stores a list's selection.
nonisolated enum ListSelectionBinding<Value: Hashable> {
  /// At most one row is selected.
  case one(Binding<Value?>)
  /// Any number of rows is selected.
  case many(Binding<Set<Value>>)

  /// The selected values.
  @MainActor var values: Set<Value> {
    switch self {
    case .one(let binding): Set(binding.wrappedValue.map { [$0] } ?? [])
    case .many(let binding): binding.wrappedValue
    }
  }

  /// Selects a value; in a multiple selection, toggles it.
  @MainActor func choose(_ value: Value) {
    switch self {
    case .one(let binding): binding.wrappedValue = value
    case .many(let binding): binding.wrappedValue.formSymmetricDifference([value])
    }
  }
}

/// The type-erased selection of a list, as its rows use it.
@MainActor
class AnyListSelection {
  /// Returns whether the list can select a tag.
  func accepts(_ tag: any AnyTag) -> Bool { false }

  /// Returns whether a tag is selected, and makes the current evaluation depend on it.
  func isSelected(_ tag: any AnyTag) -> Bool { false }

  func choose(_ tag: any AnyTag) {}
}

/// A selection that invalidates a row only when its own selected state changes.
@MainActor
final class ListSelection<Value: Hashable>: AnyListSelection {
  private var binding: ListSelectionBinding<Value>?
  private var values: Set<Value> = []
  /// A cell for each value that a row has queried.
  private var cells: [Value: Cell<Bool>] = [:]

  /// Updates the selection from a binding.
  func following(_ binding: ListSelectionBinding<Value>) -> AnyListSelection {
    self.binding = binding
    let old = values
    values = binding.values
    for value in old.symmetricDifference(values) { cells[value]?.write(values.contains(value)) }
    return self
  }

  override func accepts(_ tag: any AnyTag) -> Bool { tag.value(as: Value.self) != nil }

  override func isSelected(_ tag: any AnyTag) -> Bool {
    guard let value = tag.value(as: Value.self) else { return false }
    let cell = cells[value] ?? Cell(values.contains(value))
    cells[value] = cell
    return cell.read()
  }

  override func choose(_ tag: any AnyTag) {
    if let value = tag.value(as: Value.self) { binding?.choose(value) }
  }
}

enum SelectionDisabledKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}

extension View {
  /// Sets whether people are kept from selecting this view's list row.
  ///
  /// ```swift
  /// List(rooms, selection: $room) { room in
  ///   Text(room.name).selectionDisabled(room.isTaken)
  /// }
  /// ```
  ///
  /// The row isn't dimmed. A program can still select it.
  ///
  /// - Parameter isDisabled: Whether the selection is disabled; the default is true.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    layoutValue(key: SelectionDisabledKey.self, value: isDisabled)
  }
}

private enum ListSelectionKey: EnvironmentKey {
  static var defaultValue: AnyListSelection? { nil }
}

extension EnvironmentValues {
  /// The selection of the enclosing list.
  var listSelection: AnyListSelection? {
    get { self[ListSelectionKey.self] }
    set { self[ListSelectionKey.self] = newValue }
  }
}
