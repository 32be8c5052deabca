import Foundation
@_spi(Engine) import TactileViewGraph

extension Preview {
  /// Whether the view may be a group of several views, or have hints.
  ///
  /// Views of other types are neither, so they needn't be created to find out.
  @MainActor
  package var mayHaveHints: Bool {
    func name(of view: some View) -> String { "\(type(of: view))" }
    let name = name(of: content())
    return ["Group<", "TupleView<", "ForEach<", "ModifiedContent<", "AnyView"]
      .contains { name.hasPrefix($0) }
  }

  /// Returns a preview for each view, as Xcode shows those of a `PreviewProvider`.
  ///
  /// - Parameter hints: The hints of the views, in order.
  package func split(by hints: [PreviewHints]) -> [Preview] {
    hints.enumerated().map { index, hint in
      Preview(hint.displayName ?? displayName, traits + hint.traits) { [content] in
        if hints.count == 1 { return content() }
        return ChosenView(index: index, content: AnyView(erasing: content()))
      }
    }
  }
}

extension PreviewHints {
  fileprivate var traits: [ViewTrait] {
    let orientation: ViewTrait? =
      switch self.orientation {
      case .some(.landscapeLeft), .some(.landscapeRight): .landscape
      case .some: .portrait
      case nil: nil
      }
    let layout: ViewTrait? =
      switch self.layout {
      case .device: .device
      case .sizeThatFits: .content
      case .fixed(let width, let height): .fixed(width: width, height: height)
      case nil: nil
      }
    return [orientation, layout].compactMap(\.self)
  }
}

/// A container that shows one of its views, by position.
private nonisolated struct ChosenView: PrimitiveView {
  let index: Int
  let content: AnyView
}

extension ChosenView {
  static var __isUnary: Bool { true }

  @MainActor
  static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    let node = ChoosingNode(IndexLayout(index: view.index), inputs: inputs)
    node.adopt(TactileViewGraph.makeNode(view.content, inputs))
    return node
  }

  @MainActor
  static func __updateNode(_ node: __ViewNode, _ view: Self) {
    ChoosingNode<IndexLayout>.update(node, IndexLayout(index: view.index))
    TactileViewGraph.updateNode(node.children[0], view.content, node.inputs)
  }
}

/// Chooses the subview at an index.
private nonisolated struct IndexLayout: ChoosingLayout {
  let index: Int

  @MainActor
  func choice(for proposal: ProposedViewSize, in subviews: LayoutSubviews) -> Int? {
    subviews.indices.contains(index) ? index : nil
  }

  static var name: String { "PreviewProvider" }
}
