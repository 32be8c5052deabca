@_spi(Engine) import SwiftUICore
@_spi(Engine) import SwiftUIViews
import SwiftUIControls
import Combine

/// A property wrapper for an observable object that the focused view, a view around it, or the window publishes.
///
/// Mirrors SwiftUI's `FocusedObject`. The body is evaluated again whenever the object publishes a change.
/// ``FocusedValue`` describes which object counts.
@propertyWrapper
@MainActor @preconcurrency
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The type whose members are bindings to the object's properties.
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  private var cells: FocusedCells?
  private var subscription: LateSubscription<ObjectType>?

  /// Creates a property that reads the object of its type.
  public nonisolated init() {}

  /// The object; nil if no view publishes one, and outside of a view on screen.
  public var wrappedValue: ObjectType? {
    guard let cells,
      let object = FocusedValues(cells: cells)[object: FocusedObjectType<ObjectType>()]
    else { return nil }
    subscription?.follow(object)
    return object
  }

  /// A wrapper whose members are bindings to the object's properties; nil if there is no object.
  public var projectedValue: Wrapper? {
    wrappedValue.map { ObservedObject(wrappedValue: $0).projectedValue }
  }
}

extension FocusedObject: InstallableProperty {
  package nonisolated static var isStored: Bool { true }

  package mutating func install(in context: PropertyContext) {
    cells = context.node.graph.feature(FocusedValueStore.self).cells
    subscription = context.stored { LateSubscription(context.node) }
  }

  package nonisolated static func declareTheSame(_ lhs: Self, _ rhs: Self) -> Bool { true }
}
