/// The style of buttons that nobody gave one.
///
/// Mirrors SwiftUI's `DefaultButtonStyle`.
///
/// A coloured label that dims while pressed (rules 2.8.82 and 2.8.83).
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The label with the standard press.
  public func makeBody(configuration: Configuration) -> some View {
    PressStyleView(style: StyleBox(style: BorderlessLook()), configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style that the system gives buttons here.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// A coloured label that dims while pressed (rule 2.8.83).
struct BorderlessLook: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var colorScheme

  func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.label }
      .foregroundStyle(color(configuration.role))
      .contentShape(Rectangle())
      .opacity(configuration.isPressed ? pressedOpacity : 1)
  }

  private func color(_ role: ButtonRole?) -> Color {
    if !isEnabled { return Color(.system(.tertiary)) }
    return role == .destructive ? .red : .accentColor
  }

  private var pressedOpacity: Double { colorScheme == .dark ? 0.4 : 0.2 }
}
