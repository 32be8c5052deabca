@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileInput
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A button style that shows the label as a link in text.
///
/// Apply it as `.buttonStyle(.link)`, to a button that opens something, such as a help page. To open a URL, use a
/// ``Link``, which needs no action.
///
/// ```swift
/// Button("How is this calculated?") { showsHelp = true }
///   .buttonStyle(.link)
/// ```
///
/// The label is blue, whatever the tint and the role, and gray while the button is disabled; `foregroundStyle(_:)`
/// replaces both colors. It has no underline and no background, and dims while the button is pressed. SwiftUI has this
/// style only on a Mac; here it works on every idiom.
///
/// Mirrors SwiftUI's `LinkButtonStyle`.
public struct LinkButtonStyle: PrimitiveButtonStyle {
  /// Creates a link button style.
  public nonisolated init() {}

  /// Creates the label with the standard press interaction.
  public func makeBody(configuration: Configuration) -> some View {
    PressStyleView(style: StyleBox(style: LinkLook()), configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// A button style that shows the label as a link in text.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// A label in the link color that dims while pressed.
struct LinkLook: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize
  @Environment(\.font) private var font

  func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.label }
      .font(font ?? controlSize.labelFont)
      .defaultContainerForeground(
        AnyShapeStyle(isEnabled ? Color.blue : Color(.system(.tertiary)))
      )
      .contentShape(Rectangle())
      .opacity(configuration.isPressed ? 0.5 : 1)
  }
}

extension LinkLook: StyledBody {
  package nonisolated static var styleType: Any.Type { LinkButtonStyle.self }
}
