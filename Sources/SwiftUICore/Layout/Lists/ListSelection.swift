/// Where a list keeps what is selected.
nonisolated enum ListSelectionBinding<Value: Hashable> {
  /// One row at most.
  case one(Binding<Value?>)
  /// Any number of rows.
  case many(Binding<Set<Value>>)

  /// What is selected.
  @MainActor var values: Set<Value> {
    switch self {
    case .one(let binding): Set(binding.wrappedValue.map { [$0] } ?? [])
    case .many(let binding): binding.wrappedValue
    }
  }

  /// Selects a value; one of several that is selected already is so no more.
  @MainActor func choose(_ value: Value) {
    switch self {
    case .one(let binding): binding.wrappedValue = value
    case .many(let binding): binding.wrappedValue.formSymmetricDifference([value])
    }
  }
}

/// What is selected in a list, as its rows know it: the type of the values is forgotten.
@MainActor
class AnyListSelection {
  /// Whether the list can select what stands for that.
  func accepts(_ tag: any AnyTag) -> Bool { false }

  /// Whether it is selected; makes the computation being evaluated depend on that.
  func isSelected(_ tag: any AnyTag) -> Bool { false }

  func choose(_ tag: any AnyTag) {}
}

/// Tells each row only when it is selected itself, or is so no more.
@MainActor
final class ListSelection<Value: Hashable>: AnyListSelection {
  private var binding: ListSelectionBinding<Value>?
  private var values: Set<Value> = []
  /// One for each value that a row has asked about.
  private var cells: [Value: Cell<Bool>] = [:]

  /// Takes what is selected now.
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

private enum ListSelectionKey: EnvironmentKey {
  static var defaultValue: AnyListSelection? { nil }
}

extension EnvironmentValues {
  /// What is selected in the list around.
  var listSelection: AnyListSelection? {
    get { self[ListSelectionKey.self] }
    set { self[ListSelectionKey.self] = newValue }
  }
}
