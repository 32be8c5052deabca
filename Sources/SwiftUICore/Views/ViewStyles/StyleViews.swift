/// A style's value as a field of a view: the style's own dynamic properties live with the view,
/// once for each button (rule 2.1.15).
struct StyleBox<Style>: StyleHolder {
  let style: Style
}

/// The body of a primitive style.
///
/// Several views in it are stacked (rule 2.1.19).
struct PrimitiveStyleView<Style: PrimitiveButtonStyle>: View {
  let style: StyleBox<Style>
  let configuration: PrimitiveButtonStyleConfiguration

  var body: some View {
    ImplicitStack { style.style.makeBody(configuration: configuration) }
  }
}

/// The body of a ``ButtonStyle`` with the standard press around it (rule 2.1.18).
struct PressStyleView<Style: ButtonStyle>: View {
  let style: StyleBox<Style>
  let configuration: PrimitiveButtonStyleConfiguration
  @State private var press = PressState.idle

  var body: some View {
    ImplicitStack {
      style.style.makeBody(
        configuration: ButtonStyleConfiguration(
          role: configuration.role,
          label: ButtonStyleConfiguration.Label(source: configuration.button.label),
          isPressed: press.isPressed))
    }
    .onPress(configuration, state: $press)
    .animation(press.animation, value: press)
  }
}

extension PrimitiveStyleView: StyledBody {
  nonisolated static var styleType: Any.Type { Style.self }
}

extension PressStyleView: StyledBody {
  nonisolated static var styleType: Any.Type { Style.self }
}
