/// The look of buttons; the interaction is the system's.
///
/// Mirrors SwiftUI's `ButtonStyle`.
@MainActor
@preconcurrency
public protocol ButtonStyle {
  /// The type of the drawn button.
  associatedtype Body: View

  /// What the style knows of the button.
  typealias Configuration = ButtonStyleConfiguration

  /// The drawn button.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style knows of its button.
///
/// Mirrors SwiftUI's `ButtonStyleConfiguration`.
@MainActor
@preconcurrency
public struct ButtonStyleConfiguration {
  /// The button's label, wherever the style places it.
  public nonisolated struct Label: PrimitiveView {
    let source: AnyAliasSource
  }

  /// The button's role.
  public let role: ButtonRole?
  /// The button's label.
  public let label: ButtonStyleConfiguration.Label
  /// Whether a pointer is down on the button, or close enough to it.
  public let isPressed: Bool
}

@available(*, unavailable)
extension ButtonStyleConfiguration: Sendable {}

extension ButtonStyleConfiguration.Label: AliasView {
  nonisolated static var isLabel: Bool { true }
}
