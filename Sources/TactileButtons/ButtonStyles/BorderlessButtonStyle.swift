@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileInput
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A button style that shows a colored label that dims while pressed.
///
/// Write it as `.borderless`. The label has the tint, red with a destructive role or gray while disabled, unless a
/// foreground style is set. Use it in a row of a list with several buttons: each has its own region, while a button
/// without a style acts for the whole row. Mirrors SwiftUI's `BorderlessButtonStyle`.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates a borderless button style.
  public nonisolated init() {}

  /// Creates the label with the standard press interaction.
  public func makeBody(configuration: Configuration) -> some View {
    PressStyleView(style: StyleBox(style: BorderlessLook()), configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A button style that shows a colored label that dims while pressed.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// A label in the tint that dims while pressed (rule 2.8.83).
struct BorderlessLook: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.controlSize) private var controlSize
  @Environment(\.font) private var font
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.labelTint) private var tint

  func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.label }
      .font(controlSize.labelFont(font, .semibold, for: shortcut))
      .environment(\.multilineTextAlignment, .center)
      .defaultContainerForeground(style(configuration.role))
      .contentShape(Rectangle())
      .opacity(configuration.isPressed ? pressedOpacity : 1)
  }

  /// Returns the default foreground style, which an explicit foreground style overrides.
  private func style(_ role: ButtonRole?) -> AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(.system(.tertiary))) }
    if role == .destructive { return AnyShapeStyle(Color.red) }
    return tint
  }

  private var pressedOpacity: Double { colorScheme == .dark ? 0.4 : 0.2 }
}

extension EnvironmentValues {
  /// The tint, or else the accent color, but the primary one in bars of iOS 26 (rule 6.4.9).
  fileprivate var labelTint: AnyShapeStyle {
    if let tint { return tint }
    return AnyShapeStyle(isInToolbar && systemLook == .iOS26 ? Color.primary : .accentColor)
  }
}

extension ControlSize {
  /// The font of labels without an explicit font (rules 2.8.83 and 2.8.86).
  package var labelFont: Font {
    switch self {
    case .mini, .small: .subheadline
    case .regular, .large, .extraLarge: .body
    }
  }

  /// The font of a label: the one that is set around the button or the size's own, in a heavier weight where
  /// Return activates the button (rule 2.7.79).
  package func labelFont(
    _ font: Font?, _ weight: Font.Weight, for shortcut: KeyboardShortcut?
  ) -> Font {
    let font = font ?? labelFont
    return shortcut == .defaultAction ? font.weight(weight) : font
  }
}

extension BorderlessLook: StyledBody {
  package nonisolated static var styleType: Any.Type { BorderlessButtonStyle.self }
}
