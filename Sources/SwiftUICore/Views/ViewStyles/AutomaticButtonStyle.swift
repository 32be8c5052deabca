/// The style of buttons that nobody gave one.
///
/// Mirrors SwiftUI's `DefaultButtonStyle`.
///
/// A coloured label that dims while pressed (rules 2.8.82 and 2.8.83).
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  @Environment(\.accessibilityShowButtonShapes) private var showsShapes

  /// Makes the style.
  public nonisolated init() {}

  /// The label with the standard press; on a shape where the person wants to see what can be pressed.
  @ViewBuilder
  public func makeBody(configuration: Configuration) -> some View {
    if showsShapes {
      PressStyleView(
        style: StyleBox(style: BorderedLook(isProminent: false)), configuration: configuration)
    } else {
      PressStyleView(style: StyleBox(style: BorderlessLook()), configuration: configuration)
    }
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style that the system gives buttons here.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
