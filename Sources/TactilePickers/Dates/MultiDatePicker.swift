import Foundation
@_spi(Engine) import TactileAccessibility
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A control for selecting several days in a calendar.
///
/// Create a picker with a title and a binding to a set of date components. A range limits the days that people can
/// select; its upper bound isn't part of it:
///
/// ```swift
/// @State private var days: Set<DateComponents> = []
///
/// var body: some View {
///   MultiDatePicker("Days off", selection: $days)
/// }
/// ```
///
/// A press adds a day to the set or removes it. The added components have the calendar, the era, the year, the month and
/// the day; those that a program adds need the year, the month and the day.
///
/// Mirrors SwiftUI's `MultiDatePicker`.
public nonisolated struct MultiDatePicker<Label: View>: View {
  private let selection: Binding<Set<DateComponents>>
  private let limits: DateLimits
  private let label: Label

  private init(_ selection: Binding<Set<DateComponents>>, _ limits: DateLimits, _ label: Label) {
    self.selection = selection
    self.limits = limits
    self.label = label
  }

  /// The calendar with the selected days.
  @MainActor @preconcurrency public var body: some View {
    MultiDateCalendar(selection: selection, limits: limits)
      .accessibilityElement(children: .contain)
      .accessibilityLabeled(by: label)
  }
}

/// The last moment before the upper bound of a range that doesn't contain it.
private nonisolated func last(before date: Date) -> Date {
  Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate.nextDown)
}

extension MultiDatePicker {
  /// Creates a picker of several days with a custom label.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, DateLimits(), label())
  }

  /// Creates a picker of several days in a range with a custom label.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, DateLimits(minimum: bounds.lowerBound, maximum: last(before: bounds.upperBound)),
      label())
  }

  /// Creates a picker of several days from a first one with a custom label.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateLimits(minimum: bounds.lowerBound), label())
  }

  /// Creates a picker of several days up to a last one with a custom label.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateLimits(maximum: last(before: bounds.upperBound)), label())
  }
}

/// A calendar in which presses add and remove days.
private struct MultiDateCalendar: View {
  @Binding var selection: Set<DateComponents>
  let limits: DateLimits
  /// The first day that was selected when the calendar appeared, whose month is shown.
  @State private var first: Date?
  @DatePlace private var place

  var body: some View {
    let days = Set(selection.compactMap(place.day))
    MonthCalendar(
      date: first, limits: limits,
      isSelected: { days.contains($0) }, select: toggle
    )
    .frame(minWidth: 280, idealWidth: 320)
    .onAppear { first = days.min() ?? limits.minimum }
  }

  private func toggle(_ day: Date) {
    let old = selection.filter { place.day($0) == day }
    if old.isEmpty {
      selection.insert(
        place.calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
    } else {
      selection.subtract(old)
    }
  }
}

extension DateWriting {
  /// Returns the first moment of the day of some components; nil if they are no day.
  fileprivate func day(_ components: DateComponents) -> Date? {
    var parts = DateComponents()
    (parts.era, parts.year) = (components.era, components.year)
    (parts.month, parts.day) = (components.month, components.day)
    guard parts.year != nil, parts.month != nil, parts.day != nil else { return nil }
    return calendar.date(from: parts).map(calendar.startOfDay)
  }
}
