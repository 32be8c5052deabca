@_spi(Engine) import TactileViewGraph

/// The style of buttons without an explicit button style.
///
/// Write it as `.automatic`, to undo a style around the button. The button looks like one with
/// ``BorderlessButtonStyle``, on a desktop too, where a Mac shows a border. In a row of a list, a button without a
/// style acts for the whole row. Menus, alerts and swipe actions replace any style of the buttons in them. Mirrors
/// SwiftUI's `DefaultButtonStyle`.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  @Environment(\.accessibilityShowButtonShapes) private var showsShapes

  /// Creates a default button style.
  public nonisolated init() {}

  /// Creates the label with the standard press interaction.
  ///
  /// If the accessibility setting for button shapes is on, the label has a shape.
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
  /// The system's default button style for the context.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension ButtonStyleEntry {
  /// The default style, for buttons without an explicit one.
  static var system: ButtonStyleEntry { DefaultButtonStyle.entry }
}

extension DefaultButtonStyle {
  fileprivate static let entry: ButtonStyleEntry = TypedStyleEntry(
    PrimitiveButtonStyleModifier(style: DefaultButtonStyle()), outer: nil)
}
