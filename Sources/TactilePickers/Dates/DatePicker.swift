import Foundation
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileViewGraph

/// The parts of a date that a date picker shows and changes.
///
/// Pass them to `DatePicker(_:selection:displayedComponents:)`, as in `displayedComponents: .date`; both are the default.
///
/// Mirrors SwiftUI's `DatePickerComponents`.
public struct DatePickerComponents: OptionSet, Sendable {
  /// A bit mask with one bit for each component.
  public let rawValue: UInt

  /// Creates a set of the components whose bits are set.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, the month and the year.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A control for selecting a date, a time, or both.
///
/// Create a date picker with a title and a binding to the date. A range limits the dates that people can select, and
/// `displayedComponents` the parts that they see:
///
/// ```swift
/// @State private var birthday = Date.now
///
/// var body: some View {
///   DatePicker("Birthday", selection: $birthday, in: ...Date.now, displayedComponents: .date)
/// }
/// ```
///
/// By default, a date picker is a button with the date, and one with the time. They open a calendar, or wheels of hours
/// and minutes. Set another style with `datePickerStyle(_:)`: `.graphical` or `.wheel`, or your own type that conforms to
/// ``DatePickerStyle``. The calendar, the time zone and the locale of the environment determine how a date is shown and
/// changed. The parts that a picker doesn't show stay as they are.
///
/// Mirrors SwiftUI's `DatePicker`.
public nonisolated struct DatePicker<Label: View>: View {
  /// The parts of a date that a date picker shows and changes.
  public typealias Components = DatePickerComponents

  private let selection: Binding<Date>
  private let limits: DateLimits
  private let components: Components
  private let label: Label

  private init(
    _ selection: Binding<Date>, _ limits: DateLimits, _ components: Components, _ label: Label
  ) {
    self.selection = selection
    self.limits = limits
    self.components = components
    self.label = label
  }

  /// The date picker as the closest style draws it.
  @MainActor @preconcurrency public var body: some View {
    StyledControl(
      DatePickerStyleConfiguration(
        label: DatePickerStyleConfiguration.Label(content: AnyView(label)), selection: selection,
        minimumDate: limits.minimum, maximumDate: limits.maximum, displayedComponents: components),
      system: ControlStyle(DefaultDatePickerStyle()) { $0.makeBody(configuration: $1) }
    )
  }
}

extension DatePicker {
  /// Creates a date picker with a custom label.
  ///
  /// - Parameters:
  ///   - selection: The selected date.
  ///   - displayedComponents: The parts of the date that people see and change.
  ///   - label: The views that describe the date.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateLimits(), displayedComponents, label())
  }

  /// Creates a date picker for a range of dates with a custom label.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, DateLimits(minimum: range.lowerBound, maximum: range.upperBound),
      displayedComponents, label())
  }

  /// Creates a date picker for the dates from a first one with a custom label.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateLimits(minimum: range.lowerBound), displayedComponents, label())
  }

  /// Creates a date picker for the dates up to a last one with a custom label.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateLimits(maximum: range.upperBound), displayedComponents, label())
  }
}
