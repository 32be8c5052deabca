/// The colours of bordered buttons (rules 2.8.88 to 2.8.91).
struct BorderedColors {
  let fill: AnyShapeStyle
  let label: AnyShapeStyle

  init(
    isProminent: Bool, isEnabled: Bool, isPressed: Bool, isDark: Bool, role: ButtonRole?,
    tint: AnyShapeStyle?
  ) {
    let system: Color = role == .destructive ? .red : .accentColor
    let color = tint.map(Self.color) ?? system
    let colors: (fill: Color, label: Color)
    if !isEnabled {
      colors = (Color(.system(.secondaryFill)), Color(.system(.tertiary)).opacity(0.75))
    } else if isProminent {
      colors = Self.prominent(color, isPressed: isPressed, isDark: isDark)
    } else if tint != nil {
      colors = Self.tinted(color, isPressed: isPressed, isDark: isDark)
    } else {
      colors = Self.gray(label: color, isPressed: isPressed, isDark: isDark)
    }
    fill = AnyShapeStyle(colors.fill)
    label = AnyShapeStyle(colors.label)
  }

  /// A tint that is no colour stands for the accent colour: the rules dim and mix colours only.
  private static func color(of tint: AnyShapeStyle) -> Color {
    tint.base as? Color ?? .accentColor
  }

  private static func prominent(
    _ color: Color, isPressed: Bool, isDark: Bool
  ) -> (fill: Color, label: Color) {
    guard isPressed else { return (color, .white) }
    return (isDark ? color.lightened(by: 0.2) : color.opacity(0.75), .white.opacity(0.75))
  }

  private static func tinted(
    _ color: Color, isPressed: Bool, isDark: Bool
  ) -> (fill: Color, label: Color) {
    let strength =
      isDark ? (color == .red || color == .pink ? 0.2 : 0.25) : (color == .yellow ? 0.2 : 0.18)
    guard isPressed else { return (color.opacity(strength), color) }
    return isDark
      ? (color.opacity(strength * 1.4), color.lightened(by: 0.1))
      : (color.opacity(strength * 0.65), color.opacity(0.75))
  }

  private static func gray(
    label: Color, isPressed: Bool, isDark: Bool
  ) -> (fill: Color, label: Color) {
    let fill = Color(.system(.secondaryFill))
    guard isPressed else { return (fill, label) }
    return isDark
      ? (fill.lightened(by: 0.05), label.lightened(by: 0.1))
      : (fill.opacity(0.75), label.opacity(0.75))
  }
}
