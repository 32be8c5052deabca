import Foundation
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A control with two buttons, which increment and decrement a value.
///
/// Create a stepper with a binding to the value, and, if it is limited, the range of the value:
///
/// ```swift
/// @State private var guests = 2
///
/// var body: some View {
///   Stepper("\(guests) guests", value: $guests, in: 1...12)
/// }
/// ```
///
/// A press changes the value by `step`, which is 1 by default, but not beyond the ends of the range, where the button is
/// disabled. To change something else, pass closures as `onIncrement` and `onDecrement`; a button whose closure is nil is
/// disabled. While a button is held, it repeats its action, faster and faster.
///
/// The label is before the buttons, at the leading edge, unless `labelsHidden()` hides it; show the value in it, as above.
/// On a Mac, the two buttons are small arrows, and a stepper with a `format` shows the formatted value beside them, which
/// people can't edit there. While a stepper has the keyboard focus of a desktop, the arrow keys change the value.
///
/// Mirrors SwiftUI's `Stepper`.
public nonisolated struct Stepper<Label: View>: View {
  private let label: Label
  private let actions: StepperActions

  init(label: Label, actions: StepperActions) {
    self.label = label
    self.actions = actions
  }

  /// The label with the two buttons.
  @MainActor @preconcurrency public var body: some View {
    StepperRow(label: label, actions: actions)
      .layoutValue(key: ListRowControlKey.self, value: 32)
  }
}

extension Stepper {
  /// Creates a stepper that changes a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - step: The amount by which a press changes the value.
  ///   - label: The views that describe the value.
  ///   - onEditingChanged: A closure that is called with true when a person presses one of the buttons, before the value
  ///     changes, and with false when the press ends.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(),
      actions: StepperActions(value, in: nil, step: step, onEditingChanged: onEditingChanged))
  }

  /// Creates a stepper that changes a value in a range.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The lowest and the highest value.
  ///   - step: The amount by which a press changes the value.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(),
      actions: StepperActions(value, in: bounds, step: step, onEditingChanged: onEditingChanged))
  }

  /// Creates a stepper that runs actions.
  ///
  /// - Parameters:
  ///   - label: The views that describe the value.
  ///   - onIncrement: The action of the button that increments; nil disables it.
  ///   - onDecrement: The action of the button that decrements; nil disables it.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(),
      actions: StepperActions(
        increment: onIncrement, decrement: onDecrement, value: nil,
        onEditingChanged: onEditingChanged))
  }

  /// Creates a stepper that changes a value, and shows it in a format on a Mac.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      label: label(),
      actions: StepperActions(
        value, in: nil, step: step, format: format, onEditingChanged: onEditingChanged))
  }

  /// Creates a stepper that changes a value in a range, and shows it in a format on a Mac.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      label: label(),
      actions: StepperActions(
        value, in: bounds, step: step, format: format, onEditingChanged: onEditingChanged))
  }

  // MARK: Deprecated

  /// Creates a stepper that changes a value.
  ///
  /// New code should use the initializer whose closure `label` comes before `onEditingChanged`.
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper that changes a value in a range.
  ///
  /// New code should use the initializer whose closure `label` comes before `onEditingChanged`.
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper that runs actions.
  ///
  /// New code should use the initializer whose closure `label` comes first.
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }
}
