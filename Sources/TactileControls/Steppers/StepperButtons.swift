import Foundation
@_spi(Engine) import TactileAccessibility
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileDataFlow
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileInput
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// The two buttons of a stepper: minus and plus in one shape, or two small arrows on a Mac.
struct StepperButtons: View {
  /// The action of the button that increments; nil disables it.
  let increment: (() -> Void)?
  /// The action of the button that decrements; nil disables it.
  let decrement: (() -> Void)?
  /// The closure that is called when a press ends.
  let end: () -> Void
  @Environment(\.idiom) private var idiom
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.systemLook) private var look

  var body: some View {
    if idiom == .mac {
      VStack(spacing: 0) {
        button("Increment", "chevron.up", increment)
        button("Decrement", "chevron.down", decrement)
      }
      .background(Color(.system(.secondaryFill)), in: RoundedRectangle(cornerRadius: 5))
      .frame(width: 16, height: 22)
    } else {
      HStack(spacing: 0) {
        button("Decrement", "minus", decrement)
        Rectangle().fill(Color(.system(.separator))).frame(width: 1, height: 18)
        button("Increment", "plus", increment)
      }
      .background(Color(.system(.tertiaryFill)), in: RoundedRectangle(cornerRadius: radius))
      .frame(width: 94, height: 32)
      .opacity(isEnabled ? 1 : 0.5)
    }
  }

  /// The radius of the corners, in points.
  private var radius: CGFloat { look == .iOS26 ? 16 : 8 }

  private func button(
    _ title: LocalizedStringKey, _ symbol: String, _ action: (() -> Void)?
  ) -> some View {
    Button(title) { action?() }
      .buttonStyle(StepperButtonStyle(symbol: symbol, radius: radius, end: end))
      .buttonRepeatBehavior(.enabled)
      .disabled(action == nil)
  }
}

/// The half of a stepper, which is darker while it is pressed.
private struct StepperButtonStyle: ButtonStyle {
  let symbol: String
  let radius: CGFloat
  let end: () -> Void
  @Environment(\.idiom) private var idiom
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    Image(systemName: symbol)
      .font(.system(size: idiom == .mac ? 8 : 17, weight: idiom == .mac ? .bold : .regular))
      .foregroundStyle(Color(.system(isEnabled ? .primary : .tertiary)))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(
        Color(.system(.fill)).opacity(configuration.isPressed ? 1 : 0),
        in: RoundedRectangle(cornerRadius: idiom == .mac ? 5 : radius)
      )
      .contentShape(Rectangle())
      .accessibilityRepresentation { configuration.label }
      .onChange(of: configuration.isPressed) { _, isPressed in if !isPressed { end() } }
  }
}

extension StepperButtonStyle: StyledBody {
  package nonisolated static var styleType: Any.Type { Stepper<EmptyView>.self }
}
