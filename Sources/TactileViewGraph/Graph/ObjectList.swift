/// A list of objects in 8 bytes, which stores a single object inline.
///
/// Nine nodes in ten have one child, most elements one element, and most bodies one stored property. A ``ShortList`` takes
/// 16 bytes, since the compiler finds no spare bits in a generic enumeration.
@usableFromInline package struct ObjectList<Element: AnyObject> {
  @usableFromInline var objects: ListedObjects

  package init() { objects = .none }

  package init(_ element: Element) { objects = .one(element) }

  package init(_ elements: [Element]) {
    // An array of one class has the form of an array of another.
    objects = ListedObjects(unsafeBitCast(elements, to: [AnyObject].self))
  }

  @inlinable package var count: Int { objects.count }

  @inlinable package var isEmpty: Bool { count == 0 }

  @inlinable package var first: Element? { isEmpty ? nil : self[0] }

  @inlinable
  package subscript(index: Int) -> Element {
    unsafeDowncast(objects.object(at: index), to: Element.self)
  }

  /// The only element, if the list has no extension; otherwise nil.
  var inlineElement: Element? {
    if case .one(let object) = objects { unsafeDowncast(object, to: Element.self) } else { nil }
  }

  /// The elements as an array.
  @inlinable package var array: [Element] { unsafeBitCast(objects.array, to: [Element].self) }

  /// Calls the closure with each element in order, which costs less than a loop.
  @inlinable @inline(__always)
  package func forEach(_ body: (Element) throws -> Void) rethrows {
    switch objects {
    case .none: break
    case .one(let object): try body(unsafeDowncast(object, to: Element.self))
    case .many, .extended:
      for object in objects.array { try body(unsafeDowncast(object, to: Element.self)) }
    }
  }

  mutating func insert(_ element: Element, at index: Int) { objects.insert(element, at: index) }

  mutating func remove(at index: Int) { objects.remove(at: index) }

  /// Sets an element.
  mutating func replace(at index: Int, with element: Element) {
    objects.remove(at: index)
    objects.insert(element, at: index)
  }

  /// Replaces all elements; an extension stays.
  mutating func replaceAll(with elements: ObjectList) {
    if let own = self.extension { own.objects = elements.objects } else { self = elements }
  }

  // MARK: Extensions

  /// What the owner keeps besides the elements; nil for most lists.
  var `extension`: ListExtension? {
    if case .extended(let own) = objects { own } else { nil }
  }

  /// Keeps the elements in an extension from now on.
  mutating func extend(with new: ListExtension) {
    new.objects = objects
    objects = .extended(new)
  }

  /// The list without its extension.
  var plain: ObjectList {
    guard let own = self.extension else { return self }
    var list = ObjectList()
    list.objects = own.objects
    return list
  }
}

extension ObjectList: RandomAccessCollection {
  @inlinable package var startIndex: Int { 0 }
  @inlinable package var endIndex: Int { count }
}

extension ObjectList: @unchecked Sendable where Element: Sendable {}

/// The objects of an ``ObjectList``.
///
/// It isn't generic, because the compiler packs only an enumeration with known payloads into the 8 bytes of a reference.
@usableFromInline enum ListedObjects {
  case none
  case one(AnyObject)
  case many([AnyObject])
  case extended(ListExtension)

  init(_ objects: [AnyObject]) {
    self =
      switch objects.count {
      case 0: .none
      case 1: .one(objects[0])
      default: .many(objects)
      }
  }

  @inlinable @inline(__always)
  var count: Int {
    switch self {
    case .none: 0
    case .one: 1
    case .many(let objects): objects.count
    case .extended(let own): own.count
    }
  }

  @inlinable @inline(__always)
  func object(at index: Int) -> AnyObject {
    switch self {
    case .one(let object) where index == 0: object
    case .many(let objects): objects[index]
    case .extended(let own): own.object(at: index)
    case .none, .one: preconditionFailure("index \(index) is out of range")
    }
  }

  @usableFromInline var array: [AnyObject] {
    switch self {
    case .none: []
    case .one(let object): [object]
    case .many(let objects): objects
    case .extended(let own): own.objects.array
    }
  }

  mutating func insert(_ object: AnyObject, at index: Int) {
    switch self {
    case .none: self = .one(object)
    case .one(let other): self = .many(index == 0 ? [object, other] : [other, object])
    case .many(var objects):
      // Releasing the old storage first avoids a copy of the array.
      self = .none
      if index == objects.count {
        objects.append(object)
      } else {
        objects.insert(object, at: index)
      }
      self = .many(objects)
    case .extended(let own): own.objects.insert(object, at: index)
    }
  }

  mutating func remove(at index: Int) {
    if case .extended(let own) = self { return own.objects.remove(at: index) }
    var objects = array
    self = .none
    objects.remove(at: index)
    self = ListedObjects(objects)
  }
}

/// The objects of a list, and what its owner keeps besides them.
@usableFromInline class ListExtension {
  @exclusivity(unchecked) final var objects = ListedObjects.none

  @usableFromInline final var count: Int { objects.count }

  @usableFromInline final func object(at index: Int) -> AnyObject { objects.object(at: index) }
}
