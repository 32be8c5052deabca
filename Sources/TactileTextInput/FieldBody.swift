import Foundation
@_spi(Engine) import TactileAccessibility
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileInput
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A text field with its placeholder, with or without a border.
struct FieldBody: View {
  let field: TextField<_TextFieldStyleLabel>
  /// The radius of the border's corners, in points; nil for no border.
  let cornerRadius: CGFloat?
  /// Whether the edited text is empty, for a source whose text can differ from it; nil until the field reports it.
  @State private var isEmpty: Bool?
  @State private var link = TextInputLink()
  @Environment(\.displayScale) private var scale
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Group {
      if let cornerRadius {
        content
          .padding(.horizontal, 7)
          .padding(.vertical, field.configuration.axis == .vertical ? 4 : 0)
          .frame(minHeight: 34)
          .background { border(RoundedRectangle(cornerRadius: cornerRadius)) }
          .contentShape(Rectangle())
      } else {
        content
      }
    }
    .gesture(TextPointerGesture().onChanged(link.receive).onEnded(link.receive))
    .accessibilityLabeled(by: field.label)
  }

  private var content: some View {
    let configuration = field.configuration
    let source = configuration.source
    let string = source.string
    let showsPlaceholder = source.isShownWhileTyping ? string.isEmpty : isEmpty ?? string.isEmpty
    return TextInput(
      source: source, string: string, kind: configuration.axis == .vertical ? .growing : .line,
      isSecure: configuration.isSecure, selection: configuration.selection,
      wantedSelection: configuration.selection?.wrappedValue,
      onEditingChanged: configuration.onEditingChanged, onCommit: configuration.onCommit,
      isEmpty: Binding(get: { showsPlaceholder }, set: { isEmpty = $0 }), link: link
    )
    .background(alignment: .leading) {
      if showsPlaceholder {
        placeholder
          .allowsHitTesting(false)
          .accessibilityHidden(true)
      }
    }
  }

  private var placeholder: some View {
    Group {
      if let prompt = field.configuration.prompt { prompt } else { field.label }
    }
    .foregroundStyle(Color(.system(.placeholder)))
  }

  private func border(_ shape: RoundedRectangle) -> some View {
    shape.fill(Color(.system(isEnabled ? .background : .secondaryBackground)))
      .overlay { shape.strokeBorder(Color.primary.opacity(0.2), lineWidth: 1 / scale) }
  }
}

/// Connects the gesture around a field to the node that owns its text.
@MainActor
final class TextInputLink {
  weak var node: TextInputNode?

  func receive(_ event: TextPointer) { node?.receive(event) }
}
