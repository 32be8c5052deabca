/// A view for each element of a collection.
///
/// Mirrors SwiftUI's `ForEach`.
///
/// Views keep their state as long as an element with their identity exists, wherever it moves
/// (rule 5.7).
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let id: KeyPath<Data.Element, ID>
}

extension ForEach: View where Content: View {
  /// Never called: the engine takes the elements in.
  public var body: Never {
    preconditionFailure("ForEach has no body")
  }

  /// It is as many elements as its data give.
  public nonisolated static var __isUnary: Bool { false }

  /// Makes a list with a node for each element.
  @MainActor
  public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    if inputs.laziness == .anyViews || inputs.laziness == .singleViews && Content.__isUnary {
      return LazyForEachNode(view, inputs: inputs)
    }
    return ForEachNode(view, inputs: inputs.with(laziness: .none))
  }

  /// Reconciles the list with the new data.
  @MainActor
  public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    if node is any LazyList {
      unsafeDowncast(node, to: LazyForEachNode<Data, ID, Content>.self).update(view)
    } else {
      unsafeDowncast(node, to: ForEachNode<Data, ID, Content>.self).update(view)
    }
  }
}

extension ForEach where Content: View {
  /// Makes a view for each element, whose identity is the value at a key path.
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
  /// Makes a view for each element.
  public nonisolated init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Makes a view for each number of a range.
  public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, id: \.self, content: content)
  }
}
