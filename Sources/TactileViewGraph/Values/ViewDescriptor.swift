@_spi(Reflection) import Swift

/// The dynamic properties and the fields of a type whose values have a body.
///
/// They are determined once per type by reflection, so that installing them in a value only uses offsets.
package final class ViewDescriptor: Sendable {
  /// A dynamic property and its offset in the value.
  struct Property: Sendable {
    let offset: Int
    let name: String
    let install: @MainActor (UnsafeMutableRawPointer, PropertyContext) -> Void
    /// Whether the property uses a slot of the node's storage.
    let isStored: Bool
    /// Tells the property that its view was removed; nil if it isn't told.
    let end: (@MainActor (UnsafeMutableRawPointer) -> Void)?
  }

  /// A call of `DynamicProperty.update()` on one of the app's own property types.
  struct Update: Sendable {
    let offset: Int
    let update: @MainActor (UnsafeMutableRawPointer) -> Void
  }

  /// The described type.
  let type: Any.Type
  /// The properties in the order of declaration, including those nested in other properties.
  let properties: [Property]
  /// The updates of the app's own properties, innermost first.
  let updates: [Update]
  let fields: FieldComparator?
  /// Whether bodies of the type have read models.
  package let modelUse = ModelUse()
  /// Creates the animation of an animatable value's data; nil for other types.
  let makeMotion: (@MainActor @Sendable () -> BodyMotion)?

  /// Whether the type has properties such as `State`, or properties of the app's own types of this kind.
  package var hasDynamicProperties: Bool { !properties.isEmpty || !updates.isEmpty }

  private static let cache = TypeCache<ViewDescriptor>()

  package static func of(_ type: Any.Type) -> ViewDescriptor {
    cache.value(for: type) { ViewDescriptor(type) }
  }

  private init(_ type: Any.Type) {
    self.type = type
    fields = FieldComparator(type)
    makeMotion = BodyMotion.factory(for: type)
    var (properties, updates): ([Property], [Update]) = ([], [])
    Self.collect(type, at: 0, &properties, &updates)
    (self.properties, self.updates) = (properties, updates)
  }

  private static func collect(
    _ type: Any.Type, at base: Int, _ properties: inout [Property], _ updates: inout [Update]
  ) {
    guard TypeKind(type) == .struct else { return }
    var found: [(type: Any.Type, offset: Int, name: String)] = []
    _ = _forEachField(of: type) { name, offset, type, _ in
      found.append((type, base + offset, String(cString: name)))
      return true
    }
    for field in found {
      // A single conformance check for most fields: a failed one searches all conformances of the program.
      guard let type = field.type as? any DynamicProperty.Type else { continue }
      if let type = type as? any InstallableProperty.Type {
        properties.append(property(type, at: field.offset, name: field.name))
      } else if type is any StyleHolder.Type {
        // The properties of the style are stored in the node of the view that holds it.
        _ = _forEachField(of: field.type) { _, offset, style, _ in
          collect(style, at: field.offset + offset, &properties, &updates)
          return true
        }
      } else if !(type is any ComparableProperty.Type) {
        collect(field.type, at: field.offset, &properties, &updates)
        updates.append(Update(offset: field.offset, update: update(type)))
      }
    }
  }

  private static func property<P: InstallableProperty>(
    _: P.Type, at offset: Int, name: String
  ) -> Property {
    Property(
      offset: offset, name: TracedWords.property(name),
      install: { pointer, context in
        pointer.assumingMemoryBound(to: P.self).pointee.install(in: context)
      },
      isStored: P.isStored, end: P.end)
  }

  private static func update<P: DynamicProperty>(_: P.Type)
    -> @MainActor (UnsafeMutableRawPointer) -> Void
  {
    { $0.assumingMemoryBound(to: P.self).pointee.update() }
  }

  /// Connects the value's properties to the node.
  @MainActor func install(in value: UnsafeMutableRawPointer, of node: BodyNode) {
    var slot = 0
    for property in properties {
      property.install(value + property.offset, PropertyContext(node: node, slot: slot))
      if property.isStored { slot += 1 }
    }
  }

  /// Calls `update()` on the app's own properties before an evaluation of the body.
  @MainActor func update(_ value: UnsafeMutableRawPointer) {
    for update in updates { update.update(value + update.offset) }
  }

  /// Tells the value's properties that their view was removed.
  @MainActor func end(_ value: UnsafeMutableRawPointer) {
    for property in properties { property.end?(value + property.offset) }
  }

  var storedCount: Int { properties.count { $0.isStored } }

  /// Returns the name of the property that uses a slot of the node's storage.
  func storedName(at slot: Int) -> String {
    let stored = properties.filter(\.isStored)
    return stored.indices.contains(slot) ? stored[slot].name : "a property"
  }
}

/// A property that the engine connects to a node before the body runs.
package protocol InstallableProperty: DynamicProperty, ComparableProperty {
  /// Whether the property uses a slot of the node's storage.
  static var isStored: Bool { get }

  @MainActor mutating func install(in context: PropertyContext)

  /// Tells the property that its view was removed; nil if it isn't told.
  static var end: (@MainActor (UnsafeMutableRawPointer) -> Void)? { get }
}

extension InstallableProperty {
  package static var end: (@MainActor (UnsafeMutableRawPointer) -> Void)? { nil }
}

/// A property whose object ends with the view, however long the object itself is retained.
package protocol EndingProperty: InstallableProperty {
  @MainActor func viewWasRemoved()
}

extension EndingProperty {
  package static var end: (@MainActor (UnsafeMutableRawPointer) -> Void)? {
    { $0.assumingMemoryBound(to: Self.self).pointee.viewWasRemoved() }
  }
}

/// The node and the storage slot of a property that is being installed.
@MainActor
package struct PropertyContext {
  package let node: BodyNode
  let slot: Int

  /// Returns the object that the node stores for the property, created on first use.
  package func stored<Object: AnyObject>(_ make: () -> Object) -> Object {
    node.stored(at: slot, make)
  }
}

/// A field whose own fields count as the view's fields: the value of a style.
package protocol StyleHolder: DynamicProperty {}
