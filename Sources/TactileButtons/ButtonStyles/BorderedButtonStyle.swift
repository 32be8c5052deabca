@_spi(Engine) import TactileViewGraph

/// A button style that shows the label on a filled shape.
///
/// Use it for buttons that should stand out from text, beside a more important one in the style `.borderedProminent`.
/// Apply it as `.buttonStyle(.bordered)`:
///
/// ```swift
/// Button("Reply") { reply() }
///   .buttonStyle(.bordered)
///   .tint(.green)
/// ```
///
/// With a `tint(_:)`, the label has the tint, and the shape a translucent version of it. Otherwise, the shape is gray,
/// and the label has the accent color, or is red for a destructive role. A disabled button is gray. `controlSize(_:)`
/// sets the padding and, unless `font(_:)` does, the font; `buttonBorderShape(_:)` sets the shape, which is also the
/// region where a press begins. The style also draws button toggles and the buttons of menus.
///
/// Mirrors SwiftUI's `BorderedButtonStyle`.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates a bordered button style.
  public nonisolated init() {}

  /// Creates the label on its shape with the standard press interaction.
  public func makeBody(configuration: Configuration) -> some View {
    PressStyleView(
      style: StyleBox(style: BorderedLook(isProminent: false)), configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A button style that shows the label on a filled shape.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// A button style for the most important action: a white label on a shape filled with the tint.
///
/// Use it for one button of a screen, and ``BorderedButtonStyle`` for those beside it. Apply it as
/// `.buttonStyle(.borderedProminent)`:
///
/// ```swift
/// Button("Pay") { pay() }
///   .buttonStyle(.borderedProminent)
///   .controlSize(.large)
/// ```
///
/// `tint(_:)` sets the color of the shape, even for a destructive role. Without it, the shape has the accent color, or
/// is red for a destructive role. The label is white whatever the tint, so choose one on which white is legible. A
/// disabled button is gray. The dimensions and the shape are those of ``BorderedButtonStyle``.
///
/// Mirrors SwiftUI's `BorderedProminentButtonStyle`.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates a bordered prominent button style.
  public nonisolated init() {}

  /// Creates the label on its shape with the standard press interaction.
  public func makeBody(configuration: Configuration) -> some View {
    PressStyleView(
      style: StyleBox(style: BorderedLook(isProminent: true)), configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A button style that shows a white label on a shape filled with the tint.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension BorderedLook: StyledBody {
  package nonisolated static var styleType: Any.Type { BorderedButtonStyle.self }
}
