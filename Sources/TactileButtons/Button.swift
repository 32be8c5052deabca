@_spi(Engine) import TactileInput
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A control that initiates an action.
///
/// Pass a title or any views as the label, and a ``ButtonRole`` if the action deletes something or cancels.
///
/// ```swift
/// Button("Sign in") { isSigningIn = true }.buttonStyle(.borderedProminent)
/// ```
///
/// The closest ``ButtonStyle`` or ``PrimitiveButtonStyle`` set with `buttonStyle(_:)` draws the button; if there is
/// none, the system's default style does. Mirrors SwiftUI's `Button`.
public nonisolated struct Button<Label: View>: PrimitiveView {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  /// Creates a button that runs an action on the main actor and displays a custom label.
  @preconcurrency
  public nonisolated init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a role that displays a custom label.
  @preconcurrency
  public nonisolated init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }
}

extension Button {
  /// Always true: the body of a button style is one element.
  @_spi(Engine) public nonisolated static var __isUnary: Bool { true }

  /// Creates the node that looks up the closest style.
  @_spi(Engine) @MainActor public static func __makeNode(_ view: Self, _ inputs: __ViewInputs)
    -> __ViewNode
  {
    FocusNode.around(inputs) {
      ButtonNode(role: view.role, action: view.action, label: view.label, inputs: $0)
    }
  }

  /// Updates the node with new values of the view.
  @_spi(Engine) @MainActor public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    downcast(FocusNode.control(in: node), to: ButtonNode<Label>.self)
      .update(role: view.role, action: view.action, label: view.label)
  }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Creates a button with a title and a role.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a title.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(title) }
  }

  /// Creates a button with a title and a role.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button from a primitive style's configuration, which the next outer style draws (rule 2.1.7).
  @MainActor @preconcurrency public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.trigger) { configuration.label }
  }
}
