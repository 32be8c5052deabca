import Combine
import Observation
@_spi(Engine) import TactileViewGraph

extension View {
  /// Publishes a value while this view, or a view inside it, has the focus.
  ///
  /// Commands and views read it with ``FocusedValue``. Inner views take precedence over outer ones.
  ///
  /// ```swift
  /// NoteEditor(note: $note)
  ///   .focusedValue(\.note, $note)
  /// ```
  ///
  /// Mirrors SwiftUI's `focusedValue(_:_:)`.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    publishing(keyPath, value, to: .focus)
  }

  /// Publishes a value, unless it is nil, while the focus is in this view.
  ///
  /// Commands and views read it with ``FocusedValue``.
  ///
  /// Mirrors SwiftUI's `focusedValue(_:_:)`.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    publishing(keyPath, value, to: .focus)
  }

  /// Publishes a value of the whole window, wherever the focus is in it.
  ///
  /// Commands and views read it with ``FocusedValue``, for example to act on the document of the window. A value that
  /// `focusedValue(_:_:)` publishes takes precedence. If several views publish a value for the window, the last one in
  /// document order does.
  ///
  /// Mirrors SwiftUI's `focusedSceneValue(_:_:)`.
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    publishing(keyPath, value, to: .scene)
  }

  /// Publishes a value of the whole window, unless it is nil, wherever the focus is in it.
  ///
  /// Commands and views read it with ``FocusedValue``.
  ///
  /// Mirrors SwiftUI's `focusedSceneValue(_:_:)`.
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    publishing(keyPath, value, to: .scene)
  }

  /// Publishes an object, unless it is nil, while the focus is in this view.
  ///
  /// Commands and views read it with ``FocusedValue/init(_:)``.
  ///
  /// Mirrors SwiftUI's `focusedValue(_:)`.
  public nonisolated func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    publishing(\.[object: FocusedObjectType<T>()], object, to: .focus)
  }

  /// Publishes an object of the whole window, unless it is nil, wherever the focus is in it.
  ///
  /// Commands and views read it with ``FocusedValue/init(_:)``.
  ///
  /// Mirrors SwiftUI's `focusedSceneValue(_:)`.
  public nonisolated func focusedSceneValue<T: AnyObject & Observable>(
    _ object: T?
  ) -> some View {
    publishing(\.[object: FocusedObjectType<T>()], object, to: .scene)
  }

  /// Publishes an observable object while the focus is in this view.
  ///
  /// Commands and views read it with ``FocusedObject``.
  ///
  /// Mirrors SwiftUI's `focusedObject(_:)`.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    publishing(\.[object: FocusedObjectType<T>()], object, to: .focus)
  }

  /// Publishes an observable object, unless it is nil, while the focus is in this view.
  ///
  /// Commands and views read it with ``FocusedObject``.
  ///
  /// Mirrors SwiftUI's `focusedObject(_:)`.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    publishing(\.[object: FocusedObjectType<T>()], object, to: .focus)
  }

  /// Publishes an observable object of the whole window, wherever the focus is in it.
  ///
  /// Commands and views read it with ``FocusedObject``.
  ///
  /// Mirrors SwiftUI's `focusedSceneObject(_:)`.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    publishing(\.[object: FocusedObjectType<T>()], object, to: .scene)
  }

  /// Publishes an observable object of the whole window, unless it is nil, wherever the focus is in it.
  ///
  /// Commands and views read it with ``FocusedObject``.
  ///
  /// Mirrors SwiftUI's `focusedSceneObject(_:)`.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    publishing(\.[object: FocusedObjectType<T>()], object, to: .scene)
  }

  private nonisolated func publishing<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?,
    to reach: FocusedValueModifier.Reach
  ) -> some View {
    var values = FocusedValues()
    values[keyPath: keyPath] = value
    return modifier(FocusedValueModifier(values: values, reach: reach))
  }
}

/// Publishes values of a view.
nonisolated struct FocusedValueModifier: ViewModifier {
  typealias Body = Never

  /// Where the focus has to be for the values to count.
  enum Reach {
    /// The view or a view inside it has the focus.
    case focus
    /// The view's window has the focus.
    case scene
  }

  let values: FocusedValues
  let reach: Reach
}

extension FocusedValueModifier: ElementModifier {
  @MainActor func makeElement(_ inputs: ViewInputs) -> FocusedValuePublisher {
    FocusedValuePublisher(self, inputs: inputs)
  }

  @MainActor func updateElement(_ element: FocusedValuePublisher) { element.update(self) }
}
