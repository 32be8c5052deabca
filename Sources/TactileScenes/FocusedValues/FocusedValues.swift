@_spi(Engine) import TactileViewGraph

/// A key of a value that the focused view, a view around it, or the window publishes.
///
/// Declare a key and a property of ``FocusedValues`` for it. The macro `@Entry` writes both: `@Entry var note: Note?`
/// in an extension of ``FocusedValues`` is enough. Unlike a key of the environment, it has no default value: the value
/// is nil while none is published.
///
/// ```swift
/// struct NoteKey: FocusedValueKey { typealias Value = Binding<Note> }
///
/// extension FocusedValues {
///   var note: Binding<Note>? {
///     get { self[NoteKey.self] }
///     set { self[NoteKey.self] = newValue }
///   }
/// }
/// ```
///
/// Mirrors SwiftUI's `FocusedValueKey`.
public protocol FocusedValueKey {
  /// The type of the key's value.
  associatedtype Value
}

/// The values that the focused view, the views around it, and its window publish.
///
/// You don't create this collection. Add a property to it for each value, publish the value with `focusedValue(_:_:)`
/// or, wherever the focus is in the window, with `focusedSceneValue(_:_:)`, and read it with ``FocusedValue`` or
/// ``FocusedBinding``. The property is optional: it is nil while none of them publishes a value. An inner view
/// takes precedence over an outer one.
///
/// ```swift
/// extension FocusedValues {
///   @Entry var selectedNote: Binding<Note>?
/// }
///
/// struct NoteEditor: View {
///   @Binding var note: Note
///   var body: some View { Text(note.title).focusable().focusedValue(\.selectedNote, $note) }
/// }
///
/// struct PinButton: View {
///   @FocusedBinding(\.selectedNote) private var note
///   var body: some View { Button("Pin") { note?.isPinned = true }.disabled(note == nil) }
/// }
/// ```
///
/// Mirrors SwiftUI's `FocusedValues`.
public struct FocusedValues {
  /// The values that views publish, by the type of their key.
  private(set) var entries: [ObjectIdentifier: FocusedEntry] = [:]
  /// The cells of a window, from which the values of its readers come; nil for published values.
  private var cells: FocusedCells?

  init() {}

  /// Creates the values that a view reads from the cells of its window.
  init(cells: FocusedCells) { self.cells = cells }

  /// The value of a key; nil if no view publishes one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get {
      let id = ObjectIdentifier(key)
      return (cells?.cell(for: id).read() ?? entries[id])?.value as? Key.Value
    }
    set { entries[ObjectIdentifier(key)] = newValue.map { FocusedEntry($0) } }
  }

  /// The object of a type; nil if no view in question publishes one.
  subscript<Object: AnyObject>(object _: FocusedObjectType<Object>) -> Object? {
    get { self[FocusedObjectKey<Object>.self] }
    set { self[FocusedObjectKey<Object>.self] = newValue }
  }

  /// Adds the values of keys that have none.
  mutating func complete(with others: FocusedValues) {
    entries.merge(others.entries) { own, _ in own }
  }
}

extension FocusedValues: Equatable {
  /// Returns whether both have equal values for the same keys.
  public static func == (left: Self, right: Self) -> Bool { left.entries == right.entries }
}

/// The type of an object, as the index of a key path.
struct FocusedObjectType<Object: AnyObject>: Hashable {}

/// The key of the object of a type.
private enum FocusedObjectKey<Object: AnyObject>: FocusedValueKey {
  typealias Value = Object
}

/// A published value.
struct FocusedEntry: Equatable {
  let value: Any
  private let isEqual: (Any) -> Bool

  init<Value>(_ value: Value) {
    self.value = value
    isEqual = { other in
      (other as? Value).map { ValueComparison.areEqual(value, $0) } ?? false
    }
  }

  static func == (left: Self, right: Self) -> Bool { left.isEqual(right.value) }
}
