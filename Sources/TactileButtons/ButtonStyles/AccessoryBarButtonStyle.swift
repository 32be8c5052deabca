@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileInput
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A button style for filters in an accessory bar.
///
/// Apply it as `.buttonStyle(.accessoryBar)`, for example to toggles that choose what a list below the bar shows:
///
/// ```swift
/// HStack {
///   Toggle("Unread", isOn: $isUnread)
///   Toggle("Flagged", isOn: $isFlagged)
/// }
/// .toggleStyle(.button)
/// .buttonStyle(.accessoryBar)
/// ```
///
/// The label is small. It has a gray background only while the button is pressed, while the pointer is over it, and
/// while a toggle that it draws is on. The tint has no effect; the label of a destructive button is red. The style also
/// draws the buttons of menus, and of pickers with the style `.menu`.
///
/// For a button in the bar that isn't a filter, use ``AccessoryBarActionButtonStyle``. SwiftUI has this style only on a
/// Mac, as the default in accessory bars and for search scopes. Here it works on every idiom, but no container sets it.
///
/// Mirrors SwiftUI's `AccessoryBarButtonStyle`.
public struct AccessoryBarButtonStyle: PrimitiveButtonStyle {
  /// Creates an accessory bar button style.
  public nonisolated init() {}

  /// Creates the label with the standard press interaction.
  public func makeBody(configuration: Configuration) -> some View {
    PressStyleView(
      style: StyleBox(style: AccessoryBarLook(isAction: false)), configuration: configuration)
  }
}

/// A button style for additional actions in an accessory bar, such as saving a search.
///
/// Apply it as `.buttonStyle(.accessoryBarAction)`, beside filters in the style `.accessoryBar`:
///
/// ```swift
/// Button("Save Search…") { saveSearch() }
///   .buttonStyle(.accessoryBarAction)
/// ```
///
/// It shows a small label on a gray shape. The shape is stronger while the pointer is over it, while the button is
/// pressed, and while a toggle that it draws is on. The tint has no effect; the label of a destructive button is red.
/// The style also draws the buttons of menus, and of pickers with the style `.menu`. SwiftUI has it only on a Mac; here
/// it works on every idiom.
///
/// Mirrors SwiftUI's `AccessoryBarActionButtonStyle`.
public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle {
  /// Creates an accessory bar action button style.
  public nonisolated init() {}

  /// Creates the label on its shape with the standard press interaction.
  public func makeBody(configuration: Configuration) -> some View {
    PressStyleView(
      style: StyleBox(style: AccessoryBarLook(isAction: true)), configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  /// A button style for filters in an accessory bar.
  public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  /// A button style for additional actions in an accessory bar.
  public static var accessoryBarAction: AccessoryBarActionButtonStyle {
    AccessoryBarActionButtonStyle()
  }
}

/// A small label on a gray shape, which for filters is visible only when pressed, hovered or on.
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
      .containerForeground(color(configuration.role))
      .padding(.horizontal, 8)
      .padding(.vertical, 3)
      .decoration {
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

extension AccessoryBarLook: StyledBody {
  package nonisolated static var styleType: Any.Type { AccessoryBarButtonStyle.self }
}
