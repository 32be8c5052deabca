@_spi(Engine) import TactileMotion
@_spi(Engine) import TactileViewGraph

/// A button style that shows only the label.
///
/// Apply it as `.buttonStyle(.plain)`, for example to a button whose label is an image or a whole card. The label keeps
/// its own color and has no background. It dims slightly while the button is pressed, and more while it is disabled. In
/// the row of a list, such a button acts by itself, and not for the whole row. Gaps in the label don't react to
/// presses; to include them, add `contentShape(_:)` to the label:
///
/// ```swift
/// Button {
///   open(card)
/// } label: {
///   VStack(spacing: 20) { card.image; Text(card.title) }.contentShape(Rectangle())
/// }
/// .buttonStyle(.plain)
/// ```
///
/// Mirrors SwiftUI's `PlainButtonStyle`.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates a plain button style.
  public nonisolated init() {}

  /// Creates the label with the standard press interaction.
  public func makeBody(configuration: Configuration) -> some View {
    PlainButton(configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A button style that shows only the label.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// A view that animates only the dimming of the label.
///
/// Other changes in the label during the press aren't animated (rule 2.3.43).
private struct PlainButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @State private var press = PressState.idle
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    HStack { configuration.label }
      .transaction(value: press) { transaction in
        if !transaction.disablesAnimations { transaction.animation = press.animation }
      } body: {
        $0.opacity(opacity)
      }
      .onPress(configuration, state: $press)
  }

  private var opacity: Double { !isEnabled ? 0.5 : press.isPressed ? 0.75 : 1 }
}
