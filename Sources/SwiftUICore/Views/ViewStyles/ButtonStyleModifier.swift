extension View {
  /// Sets the style of buttons in this view; the closest style takes precedence (rule 2.1.4).
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(ButtonStyleModifier(style: style))
  }

  /// Sets a style with custom appearance and interaction for buttons in this view.
  ///
  /// The closest style takes precedence (rule 2.1.4).
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(PrimitiveButtonStyleModifier(style: style))
  }
}

/// A modifier that pushes a style onto the style stack.
@MainActor
package protocol StyleModifier: ViewModifier where Body == Never {
  associatedtype Style
  associatedtype StyleBody: View

  var style: Style { get }

  /// Returns the view that evaluates the style's body.
  static func styleBody(
    _ style: StyleBox<Style>, _ configuration: PrimitiveButtonStyleConfiguration
  ) -> StyleBody
}

extension StyleModifier {
  /// Creates a node that pushes the style onto the style stack.
  public static func __makeNode<C: View>(
    _ modifier: Self, _ content: C, _ inputs: __ViewInputs
  ) -> __ViewNode {
    StyleNode(modifier, content: content, inputs: inputs)
  }

  /// Updates the node with new values of the modifier and its content.
  public static func __updateNode<C: View>(_ node: __ViewNode, _ modifier: Self, _ content: C) {
    downcast(node, to: StyleNode<Self, C>.self).update(modifier, content: content)
  }

  /// Whether the view is always exactly one element.
  public nonisolated static func __isUnary(_ contentIsUnary: Bool) -> Bool { contentIsUnary }
}

/// Pushes a ``ButtonStyle`` onto the style stack.
nonisolated struct ButtonStyleModifier<Style: ButtonStyle>: ViewModifier {
  typealias Body = Never
  let style: Style
}

extension ButtonStyleModifier: StyleModifier {
  @MainActor
  static func styleBody(
    _ style: StyleBox<Style>, _ configuration: PrimitiveButtonStyleConfiguration
  ) -> PressStyleView<Style> {
    PressStyleView(style: style, configuration: configuration)
  }
}

/// Pushes a ``PrimitiveButtonStyle`` onto the style stack.
package nonisolated struct PrimitiveButtonStyleModifier<Style: PrimitiveButtonStyle>: ViewModifier {
  package typealias Body = Never
  package let style: Style

  package init(style: Style) {
    self.style = style
  }
}

extension PrimitiveButtonStyleModifier: StyleModifier {
  @MainActor
  package static func styleBody(
    _ style: StyleBox<Style>, _ configuration: PrimitiveButtonStyleConfiguration
  ) -> PrimitiveStyleView<Style> {
    PrimitiveStyleView(style: style, configuration: configuration)
  }
}

/// The node of a `buttonStyle(_:)` modifier.
///
/// Its content has the style on its stack, unless the closest outer style is final.
@MainActor
package final class StyleNode<Modifier: StyleModifier, Content: View>: ViewNode {
  private let entry: StyleEntry<Modifier>
  private let contentInputs: ViewInputs

  package init(_ modifier: Modifier, content: Content, inputs: ViewInputs) {
    entry = StyleEntry(modifier, outer: inputs.buttonStyles)
    contentInputs =
      inputs.buttonStyles?.isFinal == true ? inputs : inputs.with(buttonStyles: entry)
    super.init(inputs: inputs)
    adopt(makeNode(content, contentInputs))
  }

  package override var name: String { "buttonStyle \(Modifier.Style.self)" }

  package func update(_ modifier: Modifier, content: Content) {
    entry.set(modifier)
    updateNode(children[0], content, contentInputs)
  }
}
