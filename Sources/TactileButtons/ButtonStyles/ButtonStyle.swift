@_spi(Engine) import TactileViewGraph

/// A style with a custom appearance and the system's interaction for buttons.
///
/// Return the look of a button from `makeBody(configuration:)`, depending on whether it is pressed. The system
/// recognizes the press: a button isn't pressed while the finger is away from it (on a phone, by more than 70 points),
/// and is again when the finger returns. A press shows at once, and its end fades in 0.47 seconds;
/// `animation(_:value:)` replaces this animation. Set the style with `buttonStyle(_:)`, on a button or on a view with
/// several:
///
/// ```swift
/// struct FadingStyle: ButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.opacity(configuration.isPressed ? 0.4 : 1)
///   }
/// }
///
/// Button("Sign in", action: signIn).buttonStyle(FadingStyle())
/// ```
///
/// A style can have properties such as `@Environment(\.isEnabled)`. One that recognizes its own gestures conforms to
/// ``PrimitiveButtonStyle`` instead. Mirrors SwiftUI's `ButtonStyle`.
@MainActor
@preconcurrency
public protocol ButtonStyle {
  /// The type of the view that draws the button.
  associatedtype Body: View

  /// The properties of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// Creates the view that draws a button; called for each button with the style, and when it or its press changes.
  ///
  /// - Parameter configuration: The label, the role and the press of the button.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The label, the role and the press of a button.
///
/// A ``ButtonStyle`` receives a configuration, from which it draws the label, with another look while `isPressed` is
/// true. Mirrors SwiftUI's `ButtonStyleConfiguration`.
@MainActor
@preconcurrency
public struct ButtonStyleConfiguration {
  /// The label of the button, which the style can place anywhere in its body.
  public nonisolated struct Label: PrimitiveView {
    package let source: AnyAliasSource
  }

  /// The role of the button; nil if it has none.
  public let role: ButtonRole?
  /// The label of the button, to place in the style's body.
  public let label: ButtonStyleConfiguration.Label
  /// Whether a finger or the mouse, after a press on the button, is down on it or close to it.
  public let isPressed: Bool
}

@available(*, unavailable)
extension ButtonStyleConfiguration: Sendable {}

extension ButtonStyleConfiguration.Label: AliasView {
  package nonisolated static var isLabel: Bool { true }
}
