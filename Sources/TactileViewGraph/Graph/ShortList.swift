/// A list optimized for a single element, which it stores inline.
///
/// Nine nodes in ten have one child, and at most one dirty child; most cells have one reader.
// Other modules specialize its functions for their elements, so they are inlinable.
@usableFromInline package enum ShortList<Element> {
  case empty
  case one(Element)
  case many([Element])

  @inlinable package var count: Int {
    switch self {
    case .empty: 0
    case .one: 1
    case .many(let elements): elements.count
    }
  }

  @inlinable package var isEmpty: Bool { count == 0 }

  @inlinable package subscript(index: Int) -> Element {
    get {
      switch self {
      case .one(let element) where index == 0: element
      case .many(let elements): elements[index]
      case .empty, .one: preconditionFailure("index \(index) is out of range")
      }
    }
    set {
      switch self {
      case .one where index == 0: self = .one(newValue)
      case .many(var elements):
        // As in `append`, the old storage is released first.
        self = .empty
        elements[index] = newValue
        self = .many(elements)
      case .empty, .one: preconditionFailure("index \(index) is out of range")
      }
    }
  }
  @inlinable package var first: Element? { isEmpty ? nil : self[0] }

  init() { self = .empty }

  /// Creates an empty list with room for a number of elements.
  init(capacity: Int) {
    var elements: [Element] = []
    elements.reserveCapacity(capacity)
    self = .many(elements)
  }

  @inlinable package init(_ elements: [Element]) {
    self =
      switch elements.count {
      case 0: .empty
      case 1: .one(elements[0])
      default: .many(elements)
      }
  }

  mutating func append(_ element: Element) {
    switch self {
    case .empty: self = .one(element)
    case .one(let other): self = .many([other, element])
    case .many(var elements):
      // Releasing the old storage first avoids a copy of the array.
      self = .empty
      elements.append(element)
      self = .many(elements)
    }
  }

  mutating func insert(_ element: Element, at index: Int) {
    switch self {
    case .empty: self = .one(element)
    case .one(let other): self = .many(index == 0 ? [element, other] : [other, element])
    case .many(var elements):
      // As in `append`, the old storage is released first.
      self = .empty
      elements.insert(element, at: index)
      self = .many(elements)
    }
  }

  mutating func remove(at index: Int) {
    var elements = Array(self)
    self = .empty
    elements.remove(at: index)
    self = ShortList(elements)
  }

  /// Calls the closure with each element in order, which costs less than a loop.
  @inlinable package func forEach(_ body: (Element) throws -> Void) rethrows {
    switch self {
    case .empty: break
    case .one(let element): try body(element)
    case .many(let elements): for element in elements { try body(element) }
    }
  }

  /// The elements as an array.
  @inlinable package var array: [Element] {
    switch self {
    case .empty: []
    case .one(let element): [element]
    case .many(let elements): elements
    }
  }
}

extension ShortList: RandomAccessCollection {
  @inlinable package var startIndex: Int { 0 }
  @inlinable package var endIndex: Int { count }

  @inlinable package func makeIterator() -> Iterator { Iterator(list: self) }

  /// An iterator over the elements, from the first to the last.
  @usableFromInline package struct Iterator: IteratorProtocol {
    @usableFromInline let list: ShortList
    @usableFromInline var index = 0

    @inlinable init(list: ShortList) { self.list = list }

    @inlinable package mutating func next() -> Element? {
      guard index < list.count else { return nil }
      defer { index += 1 }
      return list[index]
    }
  }
}

extension ShortList: Sendable where Element: Sendable {}
