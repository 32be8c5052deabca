/// A property wrapper for a namespace that belongs to a view.
///
/// A namespace makes identifiers unique: equal identifiers in different namespaces don't match. Pass the namespace to
/// modifiers that connect several views, such as `matchedGeometryEffect(id:in:)`, `focusScope(_:)` and
/// `hoverEffectGroup(id:in:)`. In this example, the capsule slides to the chosen button, because the one that is
/// removed and the one that is inserted have the same identifier:
///
/// ```swift
/// @Namespace private var tabs
///
/// HStack {
///   ForEach(names, id: \.self) { name in
///     Button(name) { withAnimation { chosen = name } }
///       .background {
///         if name == chosen { Capsule().fill(.tint).matchedGeometryEffect(id: "chosen", in: tabs) }
///       }
///   }
/// }
/// ```
///
/// Mirrors SwiftUI's `Namespace`.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The identity of a namespace, which several views can share.
  ///
  /// Reading a ``Namespace`` property returns its identity. Pass it to another view, which declares a plain property:
  ///
  /// ```swift
  /// struct Thumbnail: View {
  ///   let photo: Photo
  ///   let gallery: Namespace.ID
  ///
  ///   var body: some View { Picture(photo).matchedGeometryEffect(id: photo.id, in: gallery) }
  /// }
  /// ```
  ///
  /// It is constant for as long as the view that declares the namespace exists.
  ///
  /// Mirrors SwiftUI's `Namespace.ID`.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  private var box: Box?

  /// Creates a property with its own namespace.
  public init() {}

  /// The identity of the namespace.
  ///
  /// It is constant for as long as the view exists; outside of a view, all namespaces are the same.
  public var wrappedValue: Namespace.ID { box?.id ?? ID(number: 0) }

  private final class Box: Sendable {
    let id: ID
    init(_ id: ID) { self.id = id }
  }
}

extension Namespace: InstallableProperty {
  package static var isStored: Bool { true }

  package mutating func install(in context: PropertyContext) {
    box = context.stored {
      Box(context.node.graph.feature(Namespaces.self).next())
    }
  }

  package static func declareTheSame(_ lhs: Self, _ rhs: Self) -> Bool { true }
}

extension Namespace: Sendable {}

/// The namespaces of a window, which are numbered in the order in which its views declare them.
private final class Namespaces: WindowFeature {
  private var count = 0

  init(graph: ViewGraph) {}

  func next() -> Namespace.ID {
    count += 1
    return Namespace.ID(number: count)
  }
}
