/// A style with a custom appearance and a custom interaction for buttons.
///
/// Mirrors SwiftUI's `PrimitiveButtonStyle`.
///
/// The style determines when to call the configuration's `trigger()`.
@MainActor
@preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the view that draws the button.
  associatedtype Body: View

  /// The properties of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Creates the view that draws a button.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a button, including its action.
///
/// Mirrors SwiftUI's `PrimitiveButtonStyleConfiguration`.
@MainActor
@preconcurrency
public struct PrimitiveButtonStyleConfiguration {
  /// The label of the button, which the style can place anywhere in its body.
  public nonisolated struct Label: PrimitiveView {
    package let source: AnyAliasSource
  }

  let button: ButtonSource
  /// The role of the button; nil if it has none.
  public let role: ButtonRole?

  package init(button: ButtonSource, role: ButtonRole?) {
    self.button = button
    self.role = role
  }

  /// The label of the button, to place in the style's body.
  public var label: PrimitiveButtonStyleConfiguration.Label { Label(source: button.label) }

  /// Performs the action of the button.
  public func trigger() { button.trigger() }
}

extension PrimitiveButtonStyleConfiguration.Label: AliasView {
  package nonisolated static var isLabel: Bool { true }
}
