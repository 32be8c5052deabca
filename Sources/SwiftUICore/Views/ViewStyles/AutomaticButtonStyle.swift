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
