@_spi(Engine) import TactileViewGraph

// A binding to a collection is a collection of bindings to its elements.

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element of the collection.
  public typealias Element = Binding<Value.Element>
  /// An iterator over the bindings in order.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A slice of the collection of bindings.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The type of the collection's indices.
  public typealias Index = Value.Index
  /// The type of the collection of indices.
  public typealias Indices = Value.Indices

  /// The index of the first element.
  public var startIndex: Binding<Value>.Index { wrappedValue.startIndex }
  /// The index after the last element.
  public var endIndex: Binding<Value>.Index { wrappedValue.endIndex }
  /// The current indices of the collection.
  public var indices: Value.Indices { wrappedValue.indices }

  /// Returns the index after another.
  public func index(after i: Binding<Value>.Index) -> Binding<Value>.Index {
    wrappedValue.index(after: i)
  }

  /// Returns a binding to the element at an index, which keeps its last value if the element is
  /// removed.
  public subscript(position: Binding<Value>.Index) -> Binding<Value>.Element {
    element(at: position, of: wrappedValue)
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// Returns the index before another.
  public func index(before i: Binding<Value>.Index) -> Binding<Value>.Index {
    wrappedValue.index(before: i)
  }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}

extension Binding where Value: MutableCollection {
  /// Returns a binding to the element at an index.
  func element(at index: Value.Index, of elements: Value) -> Binding<Value.Element> {
    Binding<Value.Element>(
      location: ElementLocation(base: location, index: index, last: elements[index]),
      transaction: transaction)
  }
}

/// The location of an element in a collection, with its last value for when the collection shrinks.
private struct ElementLocation<Base: MutableCollection>: BindingLocation {
  let base: any BindingLocation<Base>
  let index: Base.Index
  let last: Base.Element

  private func isThere(in elements: Base) -> Bool {
    elements.startIndex <= index && index < elements.endIndex
  }

  func get() -> Base.Element {
    let elements = base.get()
    return isThere(in: elements) ? elements[index] : last
  }

  func set(_ value: Base.Element, _ transaction: Transaction) {
    var elements = base.get()
    guard isThere(in: elements) else { return }
    elements[index] = value
    base.set(elements, transaction)
  }

  func leadsTheSame(as other: Self) -> Bool {
    index == other.index && base.isSame(as: other.base)
  }
}
