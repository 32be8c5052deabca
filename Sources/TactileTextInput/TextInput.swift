@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// The editable text of a text field, without its placeholder and border.
struct TextInput: PrimitiveView {
  /// The kinds of fields, by their lines.
  enum Kind {
    /// A single line, which scrolls to keep the caret visible.
    case line
    /// A field that grows with its lines.
    case growing
    /// An editor, which fills the proposed size.
    case editor

    /// Whether the text can have several lines.
    var hasLines: Bool { self != .line }
  }

  let source: any TextSource
  /// The current text of the source.
  let string: String
  let kind: Kind
  let isSecure: Bool
  /// The program's binding to the selection; nil if there is none.
  let selection: Binding<TextSelection?>?
  /// The selection that the program requests.
  let wantedSelection: TextSelection?
  /// Called when editing begins and ends.
  let onEditingChanged: (Bool) -> Void
  /// Called when the text is submitted.
  let onCommit: () -> Void
  /// Whether the text is empty, so that the placeholder is shown; written when it changes.
  let isEmpty: Binding<Bool>
  /// Connects the gesture around the field to its node.
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
