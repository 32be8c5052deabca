@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

// Alerts and action sheets as values, which `alert(_:isPresented:actions:)` and its variants
// supersede.

/// A title, a message and buttons for an alert that is presented as a value.
///
/// Use an alert to tell people about a problem or a state of the app, or to let them confirm an action that can't be
/// undone. For a choice among several actions, use an ``ActionSheet``. Return the alert from the closure of
/// `alert(isPresented:content:)` or `alert(item:content:)`:
///
/// ```swift
/// Button("Delete") { asks = true }
///   .alert(isPresented: $asks) {
///     Alert(
///       title: Text("Delete it?"), primaryButton: .destructive(Text("Delete")) { delete() },
///       secondaryButton: .cancel())
///   }
/// ```
///
/// An alert has one or two buttons. Pressing either dismisses it; a touch outside doesn't. This is the earlier form of
/// an alert. In new code, declare the buttons as views, of which there can be any number:
///
/// ```swift
/// Button("Delete") { asks = true }
///   .alert("Delete it?", isPresented: $asks) {
///     Button("Delete", role: .destructive) { delete() }
///     Button("Cancel", role: .cancel) {}
///   }
/// ```
///
/// Mirrors SwiftUI's `Alert`.
public struct Alert {
  /// A button of an alert or an action sheet.
  ///
  /// Create a button with one of the static functions, and pass it to the initializer of an ``Alert`` or an
  /// ``ActionSheet``:
  ///
  /// ```swift
  /// Alert(title: Text("No connection"), dismissButton: .default(Text("Try Again")) { reload() })
  /// ```
  ///
  /// Pressing a button dismisses the alert and runs the action; one without an action only dismisses it. A cancel
  /// button is bold, and the Escape key presses it. In an alert, it is the first of two buttons side by side, and the
  /// last in a stack. In an action sheet, it has its own block below the others.
  ///
  /// Mirrors SwiftUI's `Alert.Button`.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?

    /// Creates a button in the accent color; the Return key presses the first one of this kind.
    ///
    /// - Parameters:
    ///   - label: The text of the button.
    ///   - action: A closure that runs when the button is pressed; none by default, or if it's nil.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: label, role: nil, action: action)
    }

    /// Creates a bold button that cancels, with a label such as “Keep Editing”.
    ///
    /// - Parameters:
    ///   - label: The text of the button.
    ///   - action: A closure that runs when the button is pressed; none by default, or if it's nil.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: label, role: .cancel, action: action)
    }

    /// Creates a bold button that cancels, with the label “Cancel”.
    ///
    /// The label isn't translated. To show another one, use ``cancel(_:action:)``.
    ///
    /// - Parameter action: A closure that runs when the button is pressed; none by default, or if it's nil.
    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
      cancel(Text("Cancel"), action: action)
    }

    /// Creates a red button, for an action that deletes something or can't be undone.
    ///
    /// - Parameters:
    ///   - label: The text of the button.
    ///   - action: A closure that runs when the button is pressed; none by default, or if it's nil.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: label, role: .destructive, action: action)
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button.
  ///
  /// - Parameters:
  ///   - title: The bold text at the top.
  ///   - message: The small text below the title; nil, the default, for none.
  ///   - dismissButton: The button; nil, the default, for an OK button.
  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton].compactMap(\.self)
  }

  /// Creates an alert with a primary and a secondary button, which are side by side if they fit.
  ///
  /// A cancel button is before the other one if they are side by side, and below it otherwise, whichever of the two it
  /// is. Add one if an action can be canceled.
  ///
  /// - Parameters:
  ///   - title: The bold text at the top.
  ///   - message: The small text below the title; nil, the default, for none.
  ///   - primaryButton: The first button, unless a cancel button changes the order.
  ///   - secondaryButton: The second button.
  public init(
    title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

/// A title, a message and buttons for an action sheet, which lets people choose among actions.
///
/// Use an action sheet for choices about something that people have just begun. For news of the app that needs an
/// answer, use an ``Alert``. Return the sheet from the closure of `actionSheet(isPresented:content:)` or
/// `actionSheet(item:content:)`:
///
/// ```swift
/// Button("Discard") { asks = true }
///   .actionSheet(isPresented: $asks) {
///     ActionSheet(
///       title: Text("Save the draft?"),
///       buttons: [
///         .default(Text("Save")) { save() }, .destructive(Text("Delete")) { delete() }, .cancel(),
///       ])
///   }
/// ```
///
/// The sheet is at the bottom of the window, on a tablet and a desktop too. Its buttons are in the order of the array,
/// except that the cancel button comes last. If it has none, it gets one. A touch outside of the sheet dismisses it
/// without an action. This is the earlier form of a confirmation dialog. In new code, declare the buttons as views:
///
/// ```swift
/// Button("Empty Trash") { asks = true }
///   .confirmationDialog("Empty the trash?", isPresented: $asks) {
///     Button("Empty Trash", role: .destructive) { emptyTrash() }
///   }
/// ```
///
/// Mirrors SwiftUI's `ActionSheet`.
public struct ActionSheet {
  /// A button of an action sheet; the same type as that of alerts.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Alert.Button]

  /// Creates an action sheet with a title, an optional message and buttons.
  ///
  /// - Parameters:
  ///   - title: The small text at the top, which says what the choice is about.
  ///   - message: The text below the title; nil, the default, for none.
  ///   - buttons: The buttons, from top to bottom; only a cancel button by default.
  public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// The buttons of an alert or an action sheet value.
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
  /// Presents the alert that a closure returns while a binding is true; superseded by `alert(_:isPresented:actions:)`.
  ///
  /// Pressing any button of the alert sets the binding to false.
  @MainActor @preconcurrency
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let alert = isPresented.wrappedValue ? content() : nil
    return modifier(
      presentingAlert(
        alert?.title ?? Text(verbatim: ""), isPresented, alert != nil,
        ValueButtons(buttons: alert?.buttons ?? []), alert?.message))
  }

  /// Presents the alert that a closure returns for an item while the item isn't nil.
  ///
  /// Pressing any button of the alert sets the item to nil. If the item gets a different identity, the alert is
  /// dismissed, and a new one is presented after it has disappeared. Superseded by
  /// `alert(_:isPresented:presenting:actions:)`.
  @MainActor @preconcurrency
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    let alert = item.wrappedValue.map(content)
    return modifier(
      presentingAlert(
        alert?.title ?? Text(verbatim: ""), item.isThere, alert != nil,
        ValueButtons(buttons: alert?.buttons ?? []), alert?.message
      ).following(item.wrappedValue?.id))
  }

  /// Presents the action sheet that a closure returns while a binding is true; superseded by
  /// `confirmationDialog(_:isPresented:titleVisibility:actions:)`.
  ///
  /// Pressing any button, or a touch outside of the sheet, sets the binding to false.
  @MainActor @preconcurrency
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    let sheet = isPresented.wrappedValue ? content() : nil
    return modifier(
      presentingDialog(
        sheet?.title ?? Text(verbatim: ""), .visible, isPresented, sheet != nil,
        ValueButtons(buttons: sheet?.buttons ?? []), sheet?.message))
  }

  /// Presents the action sheet that a closure returns for an item while the item isn't nil.
  ///
  /// Pressing any button, or a touch outside of the sheet, sets the item to nil. If the item gets a different
  /// identity, the sheet is dismissed, and a new one is presented after it has disappeared. Superseded by
  /// `confirmationDialog(_:isPresented:titleVisibility:presenting:actions:)`.
  @MainActor @preconcurrency
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> some View {
    let sheet = item.wrappedValue.map(content)
    return modifier(
      presentingDialog(
        sheet?.title ?? Text(verbatim: ""), .visible, item.isThere, sheet != nil,
        ValueButtons(buttons: sheet?.buttons ?? []), sheet?.message
      ).following(item.wrappedValue?.id))
  }
}

extension Binding where Value: ExpressibleByNilLiteral {
  /// Whether the value isn't nil; setting false sets the value to nil.
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

/// A binding that is only used on the main actor.
private struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
