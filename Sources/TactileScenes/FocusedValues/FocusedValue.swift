import Observation
@_spi(Engine) import TactileViewGraph

/// A property wrapper for a value that the focused view, a view around it, or the window publishes.
///
/// Use it in a command or a toolbar item that acts on the current document or selection. Views publish the value with
/// `focusedValue(_:_:)` or `focusedSceneValue(_:_:)`; the property is nil while no view does:
///
/// ```swift
/// extension FocusedValues {
///   @Entry var note: Note?
/// }
///
/// struct NoteCommands: Commands {
///   @FocusedValue(\.note) private var note
///
///   var body: some Commands {
///     CommandMenu("Note") {
///       Button("Print") { note?.printOut() }.disabled(note == nil)
///     }
///   }
/// }
/// ```
///
/// Here, the view of a note has the modifier `.focusedValue(\.note, note)`. To change a value, publish a binding, and
/// read it with ``FocusedBinding``.
///
/// Commands and views read the values of the window that they are in. The app and its scenes read those of the active
/// window. If several views publish a value, that of the view closest to the focus takes precedence, and a value for
/// the whole window comes last; of several such values, that of the frontmost view applies. A menu of the menu bar
/// doesn't move the focus.
///
/// Mirrors SwiftUI's `FocusedValue`.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Value?>
  private var cells: FocusedCells?

  /// Creates a property that reads the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.keyPath = keyPath }

  /// Creates a property that reads the object of a type, which `focusedValue(_:)` or `focusedSceneValue(_:)` publishes.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    keyPath = \.[object: FocusedObjectType<Value>()]
  }

  /// The value; nil if no view publishes one, and if the property isn't part of a view, a scene or commands.
  public var wrappedValue: Value? { cells.flatMap { FocusedValues(cells: $0)[keyPath: keyPath] } }
}

extension FocusedValue: InstallableProperty {
  package static var isStored: Bool { false }

  package mutating func install(in context: PropertyContext) {
    cells = context.node.graph.feature(FocusedValueStore.self).cells
  }

  package static func declareTheSame(_ lhs: Self, _ rhs: Self) -> Bool {
    lhs.keyPath == rhs.keyPath
  }
}

/// A property wrapper that reads and writes a value through a binding that the focused view or its window publishes.
///
/// A view publishes the binding with `focusedValue(_:_:)` or `focusedSceneValue(_:_:)`, and a command or another view
/// changes the value. The property is nil while no view publishes a binding; ``FocusedValue`` describes which view
/// takes precedence.
///
/// ```swift
/// extension FocusedValues {
///   @Entry var note: Binding<Note>?
/// }
///
/// struct NoteCommands: Commands {
///   @FocusedBinding(\.note) private var note
///
///   var body: some Commands {
///     CommandMenu("Note") {
///       Button("Pin") { note?.isPinned = true }.disabled(note == nil)
///     }
///   }
/// }
/// ```
///
/// Here, the view of a note has the modifier `.focusedValue(\.note, $note)`. For a value that is only read, use
/// ``FocusedValue``. `$note` is a binding to an optional value, for example for a control.
///
/// Mirrors SwiftUI's `FocusedBinding`.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private var binding: FocusedValue<Binding<Value>>

  /// Creates a property that reads the binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    binding = FocusedValue(keyPath)
  }

  /// The value of the binding; nil if no view publishes one.
  ///
  /// Writing nil has no effect, nor has writing while no view publishes a binding.
  public var wrappedValue: Value? {
    get { binding.wrappedValue?.wrappedValue }
    nonmutating set {
      if let newValue { binding.wrappedValue?.wrappedValue = newValue }
    }
  }

  /// A binding to the value of the focused view or scene.
  ///
  /// It reads nil while no view publishes a binding; writing nil has no effect.
  public var projectedValue: Binding<Value?> {
    guard let binding = binding.wrappedValue else { return .constant(nil) }
    return Binding<Value?>(binding)
  }
}

extension FocusedBinding: InstallableProperty {
  package static var isStored: Bool { false }

  package mutating func install(in context: PropertyContext) { binding.install(in: context) }

  package static func declareTheSame(_ lhs: Self, _ rhs: Self) -> Bool {
    FocusedValue.declareTheSame(lhs.binding, rhs.binding)
  }
}
