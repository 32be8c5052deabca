/// A label like a link in a text.
///
/// Mirrors SwiftUI's `LinkButtonStyle`, which is the Mac's (rule 2.8.95): the label in the system's link
/// colour, without a line below it. Where there is no mouse it is pressed like any other.
public struct LinkButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The label with the standard press.
  public func makeBody(configuration: Configuration) -> some View {
    PressStyleView(style: StyleBox(style: LinkLook()), configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// A label like a link in a text.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// A label in the link colour that dims while pressed.
struct LinkLook: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize
  @Environment(\.font) private var font

  func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.label }
      .font(font ?? controlSize.labelFont)
      .modifier(
        DefaultForegroundModifier(
          style: AnyShapeStyle(isEnabled ? Color.blue : Color(.system(.tertiary))))
      )
      .contentShape(Rectangle())
      .opacity(configuration.isPressed ? 0.5 : 1)
  }
}
