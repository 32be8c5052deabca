/// A button that looks like its label and dims a little while pressed.
///
/// Mirrors SwiftUI's `PlainButtonStyle` (rule 2.8.85).
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The label with the standard press.
  public func makeBody(configuration: Configuration) -> some View {
    PlainButton(configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A button that looks like its label.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// The drawn button: only its own dimming is animated; what changes in the label at the same time
/// jumps (rule 2.3.43).
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
