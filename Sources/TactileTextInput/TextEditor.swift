import Foundation
@_spi(Engine) import TactileAccessibility
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileInput
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileScrolling
@_spi(Engine) import TactileViewGraph

/// A scrollable view for editing text of several lines.
///
/// ```swift
/// @State private var note = ""
///
/// TextEditor(text: $note)
///   .font(.body)
///   .scrollContentBackground(.hidden)
///   .background(.yellow.opacity(0.2))
/// ```
///
/// The editor fills the proposed size. Its text is inset by 5 points horizontally and by 8 points vertically
/// (rule 7.1.12). The Return key inserts a newline, and the Tab key inserts a tab. `lineSpacing(_:)`,
/// `multilineTextAlignment(_:)` and `foregroundStyle(_:)` apply to the text.
///
/// Mirrors SwiftUI's `TextEditor`; attributed text is not available.
public nonisolated struct TextEditor: View {
  private let text: Binding<String>
  private let selection: Binding<TextSelection?>?

  /// Creates a text editor.
  public init(text: Binding<String>) { (self.text, selection) = (text, nil) }

  /// Creates a text editor with a binding to its selection, which is nil while the editor doesn't have focus.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    (self.text, self.selection) = (text, selection)
  }

  /// The editable text in a scroll view.
  @MainActor @preconcurrency public var body: some View {
    EditorBody(text: text, selection: selection)
  }
}

/// A text editor with its background.
private struct EditorBody: View {
  let text: Binding<String>
  let selection: Binding<TextSelection?>?
  @State private var link = TextInputLink()
  @Environment(\.scrollContentBackground) private var background

  var body: some View {
    ScrollView {
      TextInput(
        source: BoundText(text: text), string: text.wrappedValue, kind: .editor, isSecure: false,
        selection: selection, wantedSelection: selection?.wrappedValue, onEditingChanged: { _ in },
        onCommit: {},
        isEmpty: .constant(text.wrappedValue.isEmpty), link: link
      )
      .padding(.horizontal, 5)
      .padding(.vertical, 8)
    }
    .contentShape(Rectangle())
    .gesture(TextPointerGesture().onChanged(link.receive).onEnded(link.receive))
    .background {
      if background != .hidden { Color(.system(.background)) }
    }
  }
}
