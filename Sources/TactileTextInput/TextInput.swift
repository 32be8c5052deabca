@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// The part of a text field that shows the text and in which people type, without a placeholder or a border.
struct TextInput: PrimitiveView {
  /// The kinds of fields, by the lines that they have.
  enum Kind {
    /// A single line, which scrolls under the caret.
    case line
    /// A field that grows with its lines.
    case growing
    /// An editor, which fills the space that it gets.
    case editor

    /// Whether the text can have several lines.
    var hasLines: Bool { self != .line }
  }

  let source: any TextSource
  /// The text that the source has now.
  let string: String
  let kind: Kind
  let isSecure: Bool
  /// The selection of the text, as far as the program follows it.
  let selection: Binding<TextSelection?>?
  /// The selection that the program wants.
  let wantedSelection: TextSelection?
  /// Called when people begin and end to type.
  let onEditingChanged: (Bool) -> Void
  /// Called when people submit the text.
  let onCommit: () -> Void
  /// Whether nothing is shown, so that there is room for the placeholder; written when it changes.
  let isEmpty: Binding<Bool>
  /// The way from the gesture around the field to its node.
  let link: TextInputLink

  static var __isUnary: Bool { true }

  @MainActor
  static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    TextInputNode(view, inputs: inputs)
  }

  @MainActor
  static func __updateNode(_ node: __ViewNode, _ view: Self) {
    TextInputNode.update(node, view)
  }
}
