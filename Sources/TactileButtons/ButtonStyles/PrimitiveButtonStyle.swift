@_spi(Engine) import TactileViewGraph

/// A type that gives buttons a custom appearance and a custom interaction.
///
/// The style decides which gesture triggers the button's action, by calling the configuration's `trigger()`. This
/// one requires two taps:
///
/// ```swift
/// struct DoubleTapButtonStyle: PrimitiveButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label
///       .padding()
///       .background(.quaternary, in: Capsule())
///       .onTapGesture(count: 2) { configuration.trigger() }
///   }
/// }
///
/// Button("Erase") { erase() }
///   .buttonStyle(DoubleTapButtonStyle())
/// ```
///
/// Assistive technologies and keyboard shortcuts trigger the action in any style. To add something to the style that is
/// set around the button, return `Button(configuration)` with modifiers: that style draws it. To change only the
/// appearance, conform to ``ButtonStyle`` instead, which keeps the standard interaction and knows whether the button is
/// pressed. Mirrors SwiftUI's `PrimitiveButtonStyle`.
@MainActor
@preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the view that draws the button.
  associatedtype Body: View

  /// The properties of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Creates a view that draws a button and triggers its action; called for each button with the style.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The label, the role and the action of a button.
///
/// A ``PrimitiveButtonStyle`` receives a configuration. Its gestures call ``trigger()`` to run the action. Mirrors
/// SwiftUI's `PrimitiveButtonStyleConfiguration`.
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
  public var label: PrimitiveButtonStyleConfiguration.Label { Label(source: button) }

  /// Performs the action of the button; call it when your style's gesture ends.
  public func trigger() { button.trigger() }
}

extension PrimitiveButtonStyleConfiguration.Label: AliasView {
  package nonisolated static var isLabel: Bool { true }
}
