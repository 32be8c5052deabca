// Alerts and action sheets as values, in the form that SwiftUI had before `alert(_:isPresented:actions:)`.

/// An alert as a value.
///
/// Mirrors SwiftUI's `Alert`.
public struct Alert {
  /// A button of an alert.
  ///
  /// Mirrors SwiftUI's `Alert.Button`.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?

    /// A button without a role.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: label, role: nil, action: action)
    }

    /// A button that leaves things as they are.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: label, role: .cancel, action: action)
    }

    /// A button that leaves things as they are, with the system's label.
    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
      cancel(Text("Cancel"), action: action)
    }

    /// A button that deletes something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: label, role: .destructive, action: action)
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Makes an alert with one button, an OK where none is given.
  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton].compactMap(\.self)
  }

  /// Makes an alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

/// A dialog as a value.
///
/// Mirrors SwiftUI's `ActionSheet`.
public struct ActionSheet {
  /// A button of a dialog.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Alert.Button]

  /// Makes a dialog.
  public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// The buttons of such values.
private struct ValueButtons: View {
  let buttons: [Alert.Button]

  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      Button(role: buttons[index].role) {
        buttons[index].action?()
      } label: {
        buttons[index].label
      }
    }
  }
}

extension View {
  /// Shows an alert made as a value while a binding says so.
  @MainActor @preconcurrency
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let alert = isPresented.wrappedValue ? content() : nil
    return presentingAlert(
      alert?.title ?? Text(verbatim: ""), isPresented, alert != nil,
      ValueButtons(buttons: alert?.buttons ?? []), alert?.message)
  }

  /// Shows an alert about an item while there is one.
  @MainActor @preconcurrency
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    let alert = item.wrappedValue.map(content)
    return presentingAlert(
      alert?.title ?? Text(verbatim: ""), item.isThere, alert != nil,
      ValueButtons(buttons: alert?.buttons ?? []), alert?.message)
  }

  /// Shows a dialog made as a value while a binding says so.
  @MainActor @preconcurrency
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    let sheet = isPresented.wrappedValue ? content() : nil
    return presentingDialog(
      sheet?.title ?? Text(verbatim: ""), .visible, isPresented, sheet != nil,
      ValueButtons(buttons: sheet?.buttons ?? []), sheet?.message)
  }

  /// Shows a dialog about an item while there is one.
  @MainActor @preconcurrency
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> some View {
    let sheet = item.wrappedValue.map(content)
    return presentingDialog(
      sheet?.title ?? Text(verbatim: ""), .visible, item.isThere, sheet != nil,
      ValueButtons(buttons: sheet?.buttons ?? []), sheet?.message)
  }
}

extension Binding where Value: ExpressibleByNilLiteral {
  /// Whether there is a value; false takes it away.
  @MainActor
  fileprivate var isThere: Binding<Bool> {
    let item = UncheckedBox(self)
    return Binding<Bool> {
      true
    } set: { isThere in
      if !isThere { item.value.wrappedValue = nil }
    }
  }
}

/// A binding that stays on the main actor.
private struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
