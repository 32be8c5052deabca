@_spi(Engine) import TactileViewGraph

/// A style that a container, such as a menu or a list, gives the buttons in it.
package protocol ContainerButtonStyle: PrimitiveButtonStyle {
  /// Whether the buttons have the style whatever others they are given (rule 2.1.14).
  static var isFinal: Bool { get }

  /// Whether a press anywhere in the button's row of a list acts (rule 2.4.52).
  static var actsWithContainer: Bool { get }

  /// Runs a button's action; also closes a menu, for example.
  func trigger(_ action: @MainActor () -> Void, role: ButtonRole?, at place: EnvironmentValues)
}

extension ContainerButtonStyle {
  package static var isFinal: Bool { true }
  package static var actsWithContainer: Bool { false }

  package func trigger(
    _ action: @MainActor () -> Void, role: ButtonRole?, at place: EnvironmentValues
  ) {
    action()
  }
}

/// Pushes the style of a container onto the style stack.
package nonisolated struct ContainerButtonStyleModifier<Style: ContainerButtonStyle>: ViewModifier {
  package typealias Body = Never
  package let style: Style

  package init(style: Style) {
    self.style = style
  }
}

extension ContainerButtonStyleModifier: ButtonStyleSource {
  @MainActor package static var isFinal: Bool { Style.isFinal }
  @MainActor package static var actsWithContainer: Bool { Style.actsWithContainer }

  @MainActor
  package func trigger(
    _ action: @MainActor () -> Void, role: ButtonRole?, at place: EnvironmentValues
  ) {
    style.trigger(action, role: role, at: place)
  }

  @MainActor
  package func styleBody(
    _ configuration: PrimitiveButtonStyleConfiguration
  ) -> PrimitiveStyleView<Style> {
    PrimitiveStyleView(style: StyleBox(style: style), configuration: configuration)
  }
}
