@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileViewGraph

/// The colors of bordered buttons (rules 2.8.88 to 2.8.91).
///
/// A tint can be a gradient, in which case each of its colors is dimmed and mixed.
struct BorderedColors {
  let fill: AnyShapeStyle
  let label: AnyShapeStyle

  private init(_ fill: some ShapeStyle, _ label: some ShapeStyle) {
    self.fill = AnyShapeStyle(fill)
    self.label = AnyShapeStyle(label)
  }

  /// - Parameter isOn: Whether the toggle drawn by the button is on; nil for other buttons. A toggle has the explicit
  ///   or default tint while it is on, and is gray while it is off (rule 2.8.93).
  init(
    isProminent: Bool, isEnabled: Bool, isPressed: Bool, isDark: Bool, role: ButtonRole?,
    tint: AnyShapeStyle?, isOn: Bool? = nil
  ) {
    let color = tint ?? AnyShapeStyle(role == .destructive ? Color.red : .accentColor)
    let tint = isOn.map { $0 ? color : nil } ?? tint
    let isProminent = isProminent && isOn != false
    if !isEnabled {
      self.init(Color(.system(.secondaryFill)), Color(.system(.tertiary)).opacity(0.75))
    } else if isProminent {
      self = Self.prominent(color, isPressed: isPressed, isDark: isDark)
    } else if tint != nil {
      self = Self.tinted(color, isPressed: isPressed, isDark: isDark)
    } else {
      self = Self.gray(label: color, isPressed: isPressed, isDark: isDark)
    }
  }

  private static func prominent(_ tint: AnyShapeStyle, isPressed: Bool, isDark: Bool) -> Self {
    guard isPressed else { return Self(tint, Color.white) }
    let label = Color.white.opacity(0.75)
    return isDark ? Self(tint.lightened(by: 0.2), label) : Self(tint.opacity(0.75), label)
  }

  private static func tinted(_ tint: AnyShapeStyle, isPressed: Bool, isDark: Bool) -> Self {
    let color = tint.base as? Color
    let strength =
      isDark ? (color == .red || color == .pink ? 0.2 : 0.25) : (color == .yellow ? 0.2 : 0.18)
    guard isPressed else { return Self(tint.opacity(strength), tint) }
    return isDark
      ? Self(tint.opacity(strength * 1.4), tint.lightened(by: 0.1))
      : Self(tint.opacity(strength * 0.65), tint.opacity(0.75))
  }

  private static func gray(label: AnyShapeStyle, isPressed: Bool, isDark: Bool) -> Self {
    let fill = Color(.system(.secondaryFill))
    guard isPressed else { return Self(fill, label) }
    return isDark
      ? Self(fill.lightened(by: 0.05), label.lightened(by: 0.1))
      : Self(fill.opacity(0.75), label.opacity(0.75))
  }
}
