@_spi(Engine) import TactileViewGraph

extension ForEach where Content: View {
  /// Creates a view for a binding to each element of a collection.
  ///
  /// - Parameters:
  ///   - data: A binding to the collection.
  ///   - id: The key path to the identity of an element, which must be unique in the collection.
  ///   - content: Returns the views for a binding to an element.
  public nonisolated init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Index: Hashable
  {
    let elements = data.wrappedValue
    self.init(
      elements: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }, id: \.1,
      each: { content(data.element(at: $0.0, of: elements)) })
  }

  /// Creates a view for a binding to each identifiable element of a collection.
  ///
  /// Use it for views that change the elements:
  ///
  /// ```swift
  /// ForEach($lamps) { $lamp in
  ///   Toggle(lamp.name, isOn: $lamp.isOn)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - data: A binding to the collection.
  ///   - content: Returns the views for a binding to an element.
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
