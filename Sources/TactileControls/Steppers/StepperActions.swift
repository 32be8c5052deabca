import Foundation
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// The actions of a stepper, and the value that they change.
nonisolated struct StepperActions {
  /// The action that increments; nil if there is none.
  let increment: (() -> Void)?
  /// The action that decrements; nil if there is none.
  let decrement: (() -> Void)?
  /// The value as a text; nil if there is none.
  let value: Text?
  /// Whether a Mac shows the value beside the buttons.
  let showsValue: Bool
  let onEditingChanged: (Bool) -> Void

  init(
    increment: (() -> Void)?, decrement: (() -> Void)?, value: Text?, showsValue: Bool = false,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.increment = increment
    self.decrement = decrement
    self.value = value
    self.showsValue = showsValue
    self.onEditingChanged = onEditingChanged
  }

  init<V: Strideable>(
    _ value: Binding<V>, in bounds: ClosedRange<V>?, step: V.Stride, text: Text? = nil,
    showsValue: Bool = false, onEditingChanged: @escaping (Bool) -> Void
  ) {
    /// Returns the action that changes the value by a step; nil where the value is at the end already.
    func action(_ step: V.Stride) -> (() -> Void)? {
      let old = value.wrappedValue
      if let bounds, step > 0 ? old >= bounds.upperBound : old <= bounds.lowerBound { return nil }
      return {
        let new = SteppedValue.value(value.wrappedValue, advancedBy: step, in: bounds)
        if new != value.wrappedValue { value.wrappedValue = new }
      }
    }
    self.init(
      increment: action(step), decrement: action(0 - step),
      value: text ?? SteppedValue.text(of: value.wrappedValue), showsValue: showsValue,
      onEditingChanged: onEditingChanged)
  }

  init<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>?,
    step: F.FormatInput.Stride, format: F, onEditingChanged: @escaping (Bool) -> Void
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value, in: bounds, step: step, text: Text(value.wrappedValue, format: format),
      showsValue: true, onEditingChanged: onEditingChanged)
  }
}

/// The arithmetic of steppers.
nonisolated enum SteppedValue {
  /// Returns a value plus a step, limited to the bounds and to the values of its type.
  static func value<V: Strideable>(
    _ value: V, advancedBy step: V.Stride, in bounds: ClosedRange<V>?
  ) -> V {
    let sum = sum(value, step)
    guard let bounds else { return sum }
    return min(max(sum, bounds.lowerBound), bounds.upperBound)
  }

  /// Returns the sum without overflow.
  private static func sum<V: Strideable>(_ value: V, _ step: V.Stride) -> V {
    guard let integer = value as? any FixedWidthInteger, let step = step as? Int else {
      return value.advanced(by: step)
    }
    return sum(integer, step) as? V ?? value
  }

  private static func sum<I: FixedWidthInteger>(_ integer: I, _ step: Int) -> I {
    let (sum, isTooLarge) = Int128(truncatingIfNeeded: integer).addingReportingOverflow(
      Int128(step))
    return isTooLarge ? integer : I(clamping: sum)
  }

  /// Returns a number as a text; nil for other values.
  static func text(of value: some Strideable) -> Text? {
    if let integer = value as? any BinaryInteger { return text(integer) }
    if let number = value as? any BinaryFloatingPoint { return text(number) }
    return nil
  }

  private static func text(_ integer: some BinaryInteger) -> Text {
    Text(integer, format: IntegerFormatStyle())
  }

  private static func text(_ number: some BinaryFloatingPoint) -> Text {
    Text(number, format: FloatingPointFormatStyle())
  }
}
