/// A button that narrows what a window shows, in an accessory bar.
///
/// Mirrors SwiftUI's `AccessoryBarButtonStyle`, which is the Mac's: the label without a shape, on grey
/// while pressed, while the pointer is over it and while a toggle drawn by it is on.
public struct AccessoryBarButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The label with the standard press.
  public func makeBody(configuration: Configuration) -> some View {
    PressStyleView(
      style: StyleBox(style: AccessoryBarLook(isAction: false)), configuration: configuration)
  }
}

/// A button for an additional action, in an accessory bar.
///
/// Mirrors SwiftUI's `AccessoryBarActionButtonStyle`, which is the Mac's: a small label on a grey shape.
public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The label on its shape with the standard press.
  public func makeBody(configuration: Configuration) -> some View {
    PressStyleView(
      style: StyleBox(style: AccessoryBarLook(isAction: true)), configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  /// A button that narrows what a window shows.
  public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  /// A button for an additional action.
  public static var accessoryBarAction: AccessoryBarActionButtonStyle {
    AccessoryBarActionButtonStyle()
  }
}

/// A small label on a grey shape, or one that only shows while it is of use.
private struct AccessoryBarLook: ButtonStyle {
  let isAction: Bool
  @State private var isHovered = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize
  @Environment(\.font) private var font
  @Environment(\.toggledOn) private var toggledOn

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 4) { configuration.label }
      .font(font ?? (controlSize < .regular ? .caption : .subheadline))
      .foregroundStyle(color(configuration.role))
      .padding(.horizontal, 8)
      .padding(.vertical, 3)
      .background {
        RoundedRectangle(cornerRadius: 5, style: .continuous).fill(fill(configuration.isPressed))
      }
      .contentShape(Rectangle())
      .onHover { isHovered = $0 }
  }

  private func color(_ role: ButtonRole?) -> Color {
    if !isEnabled { return Color(.system(.tertiary)) }
    return role == .destructive ? .red : Color(.system(.primary))
  }

  private func fill(_ isPressed: Bool) -> Color {
    if isEnabled, isPressed { return Color(.system(.tertiary)) }
    if toggledOn == true || isEnabled && isHovered { return Color(.system(.secondaryFill)) }
    return isAction ? Color(.system(.secondaryFill)).opacity(0.6) : .clear
  }
}
