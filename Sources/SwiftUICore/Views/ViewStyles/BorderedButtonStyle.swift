/// A label on a filled shape.
///
/// Mirrors SwiftUI's `BorderedButtonStyle`.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The label on its shape with the standard press.
  public func makeBody(configuration: Configuration) -> some View {
    PressStyleView(
      style: StyleBox(style: BorderedLook(isProminent: false)), configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A label on a filled shape.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// A white label on a shape in the tint: for the button that matters most.
///
/// Mirrors SwiftUI's `BorderedProminentButtonStyle`.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The label on its shape with the standard press.
  public func makeBody(configuration: Configuration) -> some View {
    PressStyleView(
      style: StyleBox(style: BorderedLook(isProminent: true)), configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A white label on a shape in the tint.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
