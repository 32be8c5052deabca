import Foundation
@_spi(Engine) import TactileAccessibility
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileInput
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileScrolling
@_spi(Engine) import TactileViewGraph

/// A view in which people edit a text of many lines, which scrolls.
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
/// The editor takes all the space that it gets. Its text is inset by 5 points at the sides, and by 8 points at the top
/// and the bottom (rule 7.1.12). The Return key ends a line, and the Tab key inserts a tab. `lineSpacing(_:)`,
/// `multilineTextAlignment(_:)` and `foregroundStyle(_:)` apply to the text.
///
/// Mirrors SwiftUI's `TextEditor`; attributed text is not available.
public nonisolated struct TextEditor: View {
  private let text: Binding<String>
  private let selection: Binding<TextSelection?>?

  /// Creates an editor of a text.
  public init(text: Binding<String>) { (self.text, selection) = (text, nil) }

  /// Creates an editor of a text, and follows its selection, which is nil while the editor hasn't the focus.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    (self.text, self.selection) = (text, selection)
  }

  /// The text in a scroll view.
  @MainActor @preconcurrency public var body: some View {
    EditorBody(text: text, selection: selection)
  }
}

/// An editor with its background.
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
