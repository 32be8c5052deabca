/// A view for each element of a collection.
///
/// Elements are told apart by their `id`, or by the value at a key path, which should be unique:
///
/// ```swift
/// ForEach(songs) { song in Text(song.title) }
/// ForEach(names, id: \.self) { Text($0) }
/// ```
///
/// A view keeps its state as long as an element with its identity exists, wherever the element moves (rule 5.7). Equal
/// identities are told apart by their order. Mirrors SwiftUI's `ForEach`.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection of elements.
  public var data: Data
  /// The closure that creates the view of an element.
  public var content: (Data.Element) -> Content
  package let id: KeyPath<Data.Element, ID>

  /// Creates the contents for the elements of a collection.
  package init(
    elements data: Data, id: KeyPath<Data.Element, ID>,
    each content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }
}

extension ForEach: View where Content: View {
  /// Traps: the engine uses the elements without evaluating a body.
  public var body: Never { preconditionFailure("ForEach has no body") }

  /// Whether the view is a single element: false, since the data determines the number of elements.
  @_spi(Engine) public nonisolated static var __isUnary: Bool { false }

  /// Creates a list with a node for each element.
  @MainActor
  @_spi(Engine) public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    if let composition = view.composition { return AnyView.__makeNode(composition, inputs) }
    if inputs.laziness == .anyViews || inputs.laziness == .singleViews && Content.__isUnary {
      return LazyForEachNode(view, inputs: inputs)
    }
    return ForEachNode(view, inputs: inputs.with(laziness: .none))
  }

  /// Reconciles the list with the new data.
  @MainActor
  @_spi(Engine) public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    if let composition = view.composition {
      AnyView.__updateNode(node, composition)
    } else if node is any LazyList {
      LazyForEachNode<Data, ID, Content>.update(node, view)
    } else {
      ForEachNode<Data, ID, Content>.update(node, view)
    }
  }
}

extension ForEach where Content: View {
  /// Creates a view for each element, identified by the value at a key path.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: View {
  /// Creates a view for each identifiable element.
  public nonisolated init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates a view for each number of a range.
  public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, id: \.self, content: content)
  }
}
