/// The look and the interaction of buttons.
///
/// Mirrors SwiftUI's `PrimitiveButtonStyle`.
///
/// The style decides when to call the configuration's `trigger()`.
@MainActor
@preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the drawn button.
  associatedtype Body: View

  /// What the style knows of the button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// The drawn button.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a primitive style knows of its button.
///
/// Mirrors SwiftUI's `PrimitiveButtonStyleConfiguration`.
@MainActor
@preconcurrency
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label, wherever the style places it.
  public nonisolated struct Label: PrimitiveView {
    let source: AnyAliasSource
  }

  let button: ButtonSource
  /// The button's role.
  public let role: ButtonRole?

  init(button: ButtonSource, role: ButtonRole?) {
    self.button = button
    self.role = role
  }

  /// The button's label.
  public var label: PrimitiveButtonStyleConfiguration.Label { Label(source: button.label) }

  /// Runs the button's action.
  public func trigger() { button.trigger() }
}

extension PrimitiveButtonStyleConfiguration.Label: AliasView {
  nonisolated static var isLabel: Bool { true }
}
