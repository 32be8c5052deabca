// A binding to a collection is a collection of bindings to its elements.

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// Goes through the bindings in order.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// Part of a binding as a collection.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// An index of the collection.
  public typealias Index = Value.Index
  /// The collection's indices.
  public typealias Indices = Value.Indices

  /// The index of the first element.
  public var startIndex: Binding<Value>.Index { wrappedValue.startIndex }
  /// The index after the last element.
  public var endIndex: Binding<Value>.Index { wrappedValue.endIndex }
  /// The indices as the collection has them now.
  public var indices: Value.Indices { wrappedValue.indices }

  /// The index after another.
  public func index(after i: Binding<Value>.Index) -> Binding<Value>.Index {
    wrappedValue.index(after: i)
  }

  /// A binding to the element at an index; it keeps its last value where the element goes away.
  public subscript(position: Binding<Value>.Index) -> Binding<Value>.Element {
    element(at: position, of: wrappedValue)
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// The index before another.
  public func index(before i: Binding<Value>.Index) -> Binding<Value>.Index {
    wrappedValue.index(before: i)
  }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}

extension Binding where Value: MutableCollection {
  /// A binding to the element at an index.
  func element(at index: Value.Index, of elements: Value) -> Binding<Value.Element> {
    Binding<Value.Element>(
      location: ElementLocation(base: location, index: index, last: elements[index]),
      transaction: transaction)
  }
}

/// An element of a collection; what it was last where the collection has become shorter.
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
