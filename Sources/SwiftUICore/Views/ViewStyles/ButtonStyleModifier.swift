extension View {
  /// Sets the look of buttons in this view; the closest style wins (rule 2.1.4).
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(ButtonStyleModifier(style: style))
  }

  /// Sets the look and the interaction of buttons in this view.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(PrimitiveButtonStyleModifier(style: style))
  }
}

/// A modifier that puts a style on the stack.
@MainActor
protocol StyleModifier: ViewModifier where Body == Never {
  associatedtype Style
  associatedtype StyleBody: View

  var style: Style { get }

  /// The view that runs the style.
  static func styleBody(
    _ style: StyleBox<Style>, _ configuration: PrimitiveButtonStyleConfiguration
  ) -> StyleBody
}

extension StyleModifier {
  /// Makes the node of such a view.
  public static func __makeNode<C: View>(
    _ modifier: Self, _ content: C, _ inputs: __ViewInputs
  ) -> __ViewNode {
    StyleNode(modifier, content: content, inputs: inputs)
  }

  /// Hands new values to the node.
  public static func __updateNode<C: View>(_ node: __ViewNode, _ modifier: Self, _ content: C) {
    unsafeDowncast(node, to: StyleNode<Self, C>.self).update(modifier, content: content)
  }

  /// Whether the view is always exactly one element.
  public nonisolated static func __isUnary(_ contentIsUnary: Bool) -> Bool { contentIsUnary }
}

/// Pushes a ``ButtonStyle``.
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

/// Pushes a ``PrimitiveButtonStyle``.
nonisolated struct PrimitiveButtonStyleModifier<Style: PrimitiveButtonStyle>: ViewModifier {
  typealias Body = Never
  let style: Style
}

extension PrimitiveButtonStyleModifier: StyleModifier {
  @MainActor
  static func styleBody(
    _ style: StyleBox<Style>, _ configuration: PrimitiveButtonStyleConfiguration
  ) -> PrimitiveStyleView<Style> {
    PrimitiveStyleView(style: style, configuration: configuration)
  }
}

/// The place of a `buttonStyle(_:)`: everything below has the style on its stack, unless the closest is
/// final.
@MainActor
final class StyleNode<Modifier: StyleModifier, Content: View>: ViewNode {
  private let entry: StyleEntry<Modifier>
  private let contentInputs: ViewInputs

  init(_ modifier: Modifier, content: Content, inputs: ViewInputs) {
    entry = StyleEntry(modifier, outer: inputs.buttonStyles)
    contentInputs =
      inputs.buttonStyles?.isFinal == true ? inputs : inputs.with(buttonStyles: entry)
    super.init(inputs: inputs)
    adopt(makeNode(content, contentInputs))
  }

  override var name: String { "buttonStyle \(Modifier.Style.self)" }

  func update(_ modifier: Modifier, content: Content) {
    entry.set(modifier)
    updateNode(children[0], content, contentInputs)
  }
}
