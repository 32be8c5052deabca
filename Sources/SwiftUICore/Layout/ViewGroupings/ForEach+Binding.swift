extension ForEach where Content: View {
  /// Makes a view for each element of a collection that it can change through a binding.
  public nonisolated init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Index: Hashable
  {
    let elements = data.wrappedValue
    self.data = elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }
    self.id = \.1
    self.content = { content(data.element(at: $0.0, of: elements)) }
  }

  /// Makes a view for each identifiable element of a collection that it can change through a
  /// binding.
  public nonisolated init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Index: Hashable, C.Element: Identifiable, ID == C.Element.ID
  {
    self.init(data, id: \.id, content: content)
  }
}

extension Binding where Value: MutableCollection & RandomAccessCollection, Value.Index: Hashable {
  /// A binding to the element at an index.
  fileprivate func element(at index: Value.Index, of elements: Value) -> Binding<Value.Element> {
    Binding<Value.Element>(
      location: ElementLocation(base: location, index: index, last: elements[index]),
      transaction: transaction)
  }
}

/// An element of a collection; what it was last where the collection has become shorter.
private struct ElementLocation<Base>: BindingLocation
where Base: MutableCollection & RandomAccessCollection, Base.Index: Hashable {
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
