@_spi(Engine) import TactileViewGraph

/// A modifier that pushes a style onto the style stack of its family of controls.
@MainActor
package protocol StyleModifier: ViewModifier, StyleSource where Body == Never {
  /// The name of the modifier in descriptions of the tree.
  static var name: String { get }

  /// Returns the stack that applies at a place of the tree.
  static func styles(at inputs: ViewInputs) -> StyleEntry<Configuration>?

  /// Returns the inputs of a place where a stack applies.
  static func inputs(_ inputs: ViewInputs, with styles: StyleEntry<Configuration>?) -> ViewInputs
}

extension StyleModifier {
  package static func styles(at inputs: ViewInputs) -> StyleEntry<Configuration>? {
    inputs.styles(of: ControlFamily<Configuration>())
  }

  package static func inputs(
    _ inputs: ViewInputs, with styles: StyleEntry<Configuration>?
  ) -> ViewInputs {
    inputs.with(styles: styles)
  }

  /// Creates a node that pushes the style onto the style stack.
  @_spi(Engine) public static func __makeNode<C: View>(
    _ modifier: Self, _ content: C, _ inputs: __ViewInputs
  ) -> __ViewNode {
    StyleNode(modifier, content: content, inputs: inputs)
  }

  /// Updates the node with new values of the modifier and its content.
  @_spi(Engine) public static func __updateNode<C: View>(
    _ node: __ViewNode, _ modifier: Self, _ content: C
  ) {
    StyleNode<Self, C>.update(node, modifier, content: content)
  }

  /// Whether the view is always exactly one element.
  @_spi(Engine) public nonisolated static func __isUnary(_ contentIsUnary: Bool) -> Bool {
    contentIsUnary
  }
}

/// The node of a modifier that sets a style, such as `buttonStyle(_:)`.
///
/// Its content has the style on its stack, unless the closest outer style is final.
@MainActor
package final class StyleNode<Modifier: StyleModifier, Content: View>: ViewNode, ModifiedNode {
  private let entry: TypedStyleEntry<Modifier>
  private let contentInputs: ViewInputs

  package init(_ modifier: Modifier, content: Content, inputs: ViewInputs) {
    let outer = Modifier.styles(at: inputs)
    entry = TypedStyleEntry(modifier, outer: outer)
    contentInputs = outer?.isFinal == true ? inputs : Modifier.inputs(inputs, with: entry)
    super.init(inputs: inputs)
    adopt(makeNode(content, contentInputs))
  }

  package override var name: String { "\(Modifier.name) \(Modifier.Style.self)" }

  package func update(_ modifier: Modifier, content: Content) {
    entry.set(modifier)
    updateNode(children[0], content, contentInputs)
  }
}
