/// A space of names that belongs to a view, for views that are matched with one another.
///
/// Mirrors SwiftUI's `Namespace`: a name in one space is another name than the same in another.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The identity of a space of names.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  private var box: Box?

  /// Makes a property that has a space of its own.
  public init() {}

  /// The identity of the space.
  ///
  /// It is the view's for as long as the view exists; outside of a view all spaces are one.
  public var wrappedValue: Namespace.ID { box?.id ?? ID(number: 0) }

  private final class Box: Sendable {
    let id: ID
    init(_ id: ID) { self.id = id }
  }
}

extension Namespace: InstallableProperty {
  static var isStored: Bool { true }

  mutating func install(in context: PropertyContext) {
    box = context.stored {
      context.node.graph.matches.namespaces += 1
      return Box(ID(number: context.node.graph.matches.namespaces))
    }
  }

  static func declareTheSame(_ lhs: Self, _ rhs: Self) -> Bool { true }
}

extension Namespace: Sendable {}
