import Foundation
@_spi(Engine) import TactileAccessibility
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileControls
@_spi(Engine) import TactileDataFlow
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileInput
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A style of date pickers that shows the parts of the date in a field.
///
/// Apply it as `.datePickerStyle(.field)`. A click selects a part, such as the month. The keys ↑ and ↓ change it, ← and →
/// select another part, and digits are typed into it. SwiftUI has the style on a Mac only.
///
/// Mirrors SwiftUI's `FieldDatePickerStyle`.
public struct FieldDatePickerStyle: DatePickerStyle {
  /// Creates a field date picker style.
  public nonisolated init() {}

  /// Creates the label with the field.
  public func makeBody(configuration: Configuration) -> some View {
    FieldDatePicker(configuration: configuration, hasStepper: false)
  }
}

/// A style of date pickers that shows the parts of the date in a field, with a stepper beside it.
///
/// Apply it as `.datePickerStyle(.stepperField)`. The stepper changes the selected part of the date, or else the first
/// one; otherwise, the style is the same as `.field`. It's the default on the idiom of a Mac.
///
/// Mirrors SwiftUI's `StepperFieldDatePickerStyle`.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
  /// Creates a stepper field date picker style.
  public nonisolated init() {}

  /// Creates the label with the field and the stepper.
  public func makeBody(configuration: Configuration) -> some View {
    FieldDatePicker(configuration: configuration, hasStepper: true)
  }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// A style that shows the parts of the date in a field.
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// A style that shows the parts of the date in a field, with a stepper beside it.
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

/// A date picker shown as a field with the parts of the date, after its label.
struct FieldDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  let hasStepper: Bool
  /// The index of the selected part; nil for none.
  @State private var selected: Int?
  /// The digits that were typed into the selected part.
  @State private var digits = ""
  @FocusState private var isFocused: Bool
  @Environment(\.hidesLabels) private var hidesLabels
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var direction
  @DatePlace private var place

  private var segments: DateSegments {
    DateSegments(configuration.displayedComponents, in: place.locale)
  }

  var body: some View {
    HStack(spacing: 8) {
      if !hidesLabels {
        VStack(alignment: .leading, spacing: 2) { configuration.label }.accessibilityHidden(true)
      }
      field
      if hasStepper {
        Stepper(label: { EmptyView() }, onIncrement: { step(1) }, onDecrement: { step(-1) })
          .labelsHidden()
          .focusable(false, interactions: [])
          .accessibilityHidden(true)
      }
    }
  }

  private var field: some View {
    let (segments, date) = (segments.segments, configuration.shownDate)
    return HStack(spacing: 0) {
      ForEach(segments.indices, id: \.self) { index in
        Text(verbatim: place.text(segments[index], of: date))
          .foregroundStyle(index == selected && isFocused ? Color.white : Color.primary)
          .padding(.horizontal, segments[index].isSeparator ? 0 : 1)
          .background(
            index == selected && isFocused ? Color.accentColor : .clear,
            in: RoundedRectangle(cornerRadius: 3)
          )
          .contentShape(Rectangle())
          .onTapGesture { if !segments[index].isSeparator { select(index) } }
      }
    }
    .monospacedDigit()
    .lineLimit(1)
    .fixedSize()
    .padding(.horizontal, 5)
    .padding(.vertical, 3)
    .background(Color(.system(.background)), in: RoundedRectangle(cornerRadius: 5))
    .overlay {
      RoundedRectangle(cornerRadius: 5).strokeBorder(Color(.system(.opaqueSeparator)))
        .allowsHitTesting(false)
    }
    .opacity(isEnabled ? 1 : 0.5)
    .accessibilityElement()
    .accessibilityLabeled(by: configuration.label)
    .accessibilityValue(
      segments.map { place.text($0, of: date) }.joined()
    )
    .accessibilityAdjustableAction { step($0 == .increment ? 1 : -1) }
    .focusable(interactions: .edit)
    .focused($isFocused)
    .onChange(of: isFocused) { _, isFocused in
      if isFocused, selected == nil { select(self.segments.index(after: nil, by: 1)) }
    }
    .onKeyPress(keys: [.leftArrow, .rightArrow, .upArrow, .downArrow]) { press in
      switch press.key {
      case .upArrow: step(1)
      case .downArrow: step(-1)
      default: turn(by: (press.key == .rightArrow) == (direction == .leftToRight) ? 1 : -1)
      }
      return .handled
    }
    .onKeyPress(characters: .decimalDigits) { press in
      type(press.characters)
      return .handled
    }
  }

  // MARK: Parts

  private func select(_ index: Int?) {
    guard let index else { return }
    selected = index
    digits = ""
    if !isFocused { isFocused = true }
  }

  private func turn(by step: Int) { select(segments.index(after: selected, by: step)) }

  /// Changes the selected part, or the first one.
  private func step(_ step: Int) {
    guard let index = selected ?? segments.index(after: nil, by: 1) else { return }
    selected = index
    digits = ""
    configuration.select(
      place.date(configuration.shownDate, stepping: segments.segments[index], by: step))
  }

  private func type(_ characters: String) {
    guard let index = selected ?? segments.index(after: nil, by: 1) else { return }
    let (segment, date) = (segments.segments[index], configuration.shownDate)
    for typed in [digits + characters, characters] {
      switch place.typing(typed, into: segment, of: date) {
      case .date(let new, let isComplete):
        configuration.select(new)
        digits = typed
        if isComplete { turn(by: 1) }
        return
      case .incomplete:
        digits = typed
        return
      case .unusable: digits = ""
      }
    }
  }
}
