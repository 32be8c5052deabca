@_spi(Engine) import TactileViewGraph

extension View {
  /// Sets the style of buttons in this view; the closest style takes precedence.
  @inlinable
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(_ButtonStyleModifier(style: style))
  }

  /// Sets a style with custom appearance and interaction for buttons in this view.
  ///
  /// The closest style takes precedence.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(PrimitiveButtonStyleModifier(style: style))
  }
}

/// Pushes a ``ButtonStyle`` onto the style stack.
///
/// The type behind `buttonStyle(_:)`.
public nonisolated struct _ButtonStyleModifier<Style: ButtonStyle>: ViewModifier {
  /// Traps: the engine has a node for the modifier.
  public typealias Body = Never
  @usableFromInline package let style: Style

  @inlinable init(style: Style) { self.style = style }
}

extension _ButtonStyleModifier: ButtonStyleSource {
  @MainActor
  package func styleBody(
    _ configuration: PrimitiveButtonStyleConfiguration
  ) -> PressStyleView<Style> {
    PressStyleView(style: StyleBox(style: style), configuration: configuration)
  }
}

/// Pushes a ``PrimitiveButtonStyle`` onto the style stack.
package nonisolated struct PrimitiveButtonStyleModifier<Style: PrimitiveButtonStyle>: ViewModifier {
  package typealias Body = Never
  package let style: Style

  package init(style: Style) {
    self.style = style
  }
}

extension PrimitiveButtonStyleModifier: ButtonStyleSource {
  @MainActor
  package func styleBody(
    _ configuration: PrimitiveButtonStyleConfiguration
  ) -> PrimitiveStyleView<Style> {
    PrimitiveStyleView(style: StyleBox(style: style), configuration: configuration)
  }
}

/// A modifier that pushes a button style onto the style stack.
///
/// The stack of button styles is passed with the inputs: an environment of its own for the body of
/// each button would cost more than the button.
@MainActor
package protocol ButtonStyleSource: StyleModifier
where Configuration == PrimitiveButtonStyleConfiguration {}

extension ButtonStyleSource {
  package static var name: String { "buttonStyle" }

  package static func styles(at inputs: ViewInputs) -> ButtonStyleEntry? { inputs.buttonStyles }

  package static func inputs(_ inputs: ViewInputs, with styles: ButtonStyleEntry?) -> ViewInputs {
    inputs.with(pressStyles: styles)
  }
}

extension ViewInputs {
  /// The applicable button styles, innermost first.
  package final var buttonStyles: ButtonStyleEntry? {
    guard let pressStyles else { return nil }
    return downcast(pressStyles, to: ButtonStyleEntry.self)
  }
}
