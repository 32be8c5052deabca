/// A control that runs an action.
///
/// Mirrors SwiftUI's `Button`.
///
/// The closest style draws it: a ``ButtonStyle`` or ``PrimitiveButtonStyle`` set by
/// `buttonStyle(_:)`, the system's where none is.
public nonisolated struct Button<Label: View>: PrimitiveView {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  /// Makes a button.
  @preconcurrency
  public nonisolated init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label)
  }

  /// Makes a button with a role.
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
  /// A style's body is one element.
  public nonisolated static var __isUnary: Bool { true }

  /// Makes the node that finds the style.
  @MainActor public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    ButtonNode(view, inputs: inputs)
  }

  /// Hands new values to the node.
  @MainActor public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    unsafeDowncast(node, to: ButtonNode<Label>.self).update(view)
  }
}

extension Button where Label == Text {
  /// Makes a button with a title.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Makes a button with a title and a role.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Makes a button with a title.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(title) }
  }

  /// Makes a button with a title and a role.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Makes the button that a primitive style was given, to be drawn by the next outer style
  /// (rule 2.1.7).
  @MainActor @preconcurrency public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.trigger) { configuration.label }
  }
}
