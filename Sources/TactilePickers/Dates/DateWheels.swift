import Foundation
@_spi(Engine) import TactileAccessibility
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileControls
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A wheel of numbers that stand for a part of a date.
struct DateWheel: View {
  let title: LocalizedStringKey
  /// The selected number.
  let value: Int
  /// The numbers on the wheel.
  let values: [Int]
  /// Returns how a number is written.
  let text: (Int) -> String
  let select: (Int) -> Void

  var body: some View {
    Picker(
      title,
      selection: Binding {
        value
      } set: {
        select($0)
      }
    ) {
      ForEach(values, id: \.self) { Text(verbatim: text($0)) }
    }
    .pickerStyle(.wheel)
    .labelsHidden()
  }
}

/// Wheels of the day, the month and the year, in the order of the locale.
struct DayWheels: View {
  let date: Date
  let limits: DateLimits
  /// The components that have a wheel.
  var components: [Calendar.Component] = [.day, .month, .year]
  let select: (Date) -> Void
  @DatePlace private var place

  /// The number of years on the wheel before and after the selected one.
  private static let years = 50

  var body: some View {
    HStack(spacing: 0) {
      ForEach(place.dateOrder.filter(components.contains), id: \.self) { component in
        switch component {
        case .month:
          let names = place.calendar.standaloneMonthSymbols
          DateWheel(
            title: "Month", value: part(.month), values: Array(1...max(names.count, 1)),
            text: { names.indices.contains($0 - 1) ? names[$0 - 1] : place.number($0) },
            select: set(.month))
        case .day:
          let days = place.calendar.range(of: .day, in: .month, for: date) ?? 1..<32
          DateWheel(
            title: "Day", value: part(.day), values: Array(days), text: { place.number($0) },
            select: set(.day)
          )
          .frame(width: 80)
        default:
          DateWheel(
            title: "Year", value: part(.year), values: yearValues, text: { place.number($0) },
            select: set(.year)
          )
          .frame(width: 96)
        }
      }
    }
  }

  private var yearValues: [Int] {
    let year = part(.year)
    func limit(_ date: Date?, else other: Int) -> Int {
      date.map { place.calendar.component(.year, from: $0) } ?? other
    }
    let first = max(limit(limits.minimum, else: 1), year - Self.years)
    let last = min(limit(limits.maximum, else: year + Self.years), year + Self.years)
    return Array(min(first, year)...max(last, year))
  }

  private func part(_ component: Calendar.Component) -> Int {
    place.calendar.component(component, from: date)
  }

  private func set(_ component: Calendar.Component) -> (Int) -> Void {
    { select(place.calendar.date(date, setting: component, to: $0)) }
  }
}

/// Wheels of hours and minutes, and of the halves of the day where the locale has them.
struct TimeWheels: View {
  let date: Date
  let select: (Date) -> Void
  @DatePlace private var place

  var body: some View {
    let hour = place.calendar.component(.hour, from: date)
    let minute = place.calendar.component(.minute, from: date)
    HStack(spacing: 0) {
      if place.hasHalfDays {
        DateWheel(
          title: "Hour", value: hour % 12, values: Array(0..<12),
          text: { place.number($0 == 0 ? 12 : $0) },
          select: { set(.hour, hour / 12 * 12 + $0) })
      } else {
        DateWheel(
          title: "Hour", value: hour, values: Array(0..<24),
          text: { place.number($0, isPadded: true) }, select: { set(.hour, $0) })
      }
      DateWheel(
        title: "Minute", value: minute, values: Array(0..<60),
        text: { place.number($0, isPadded: true) }, select: { set(.minute, $0) })
      if place.hasHalfDays {
        DateWheel(
          title: "Half of the day", value: hour / 12, values: [0, 1],
          text: { $0 == 0 ? place.calendar.amSymbol : place.calendar.pmSymbol },
          select: { set(.hour, hour % 12 + $0 * 12) })
      }
    }
  }

  private func set(_ component: Calendar.Component, _ value: Int) {
    select(place.calendar.date(date, setting: component, to: value))
  }
}

/// A wheel of days before and after the selected one.
struct DaysWheel: View {
  let date: Date
  let limits: DateLimits
  let select: (Date) -> Void
  @DatePlace private var place

  /// The number of days on the wheel before and after the selected one.
  private static let days = 30

  var body: some View {
    let today = place.calendar.startOfDay(for: date)
    let days = (-Self.days...Self.days).compactMap {
      place.calendar.date(byAdding: .day, value: $0, to: today)
    }
    .filter { $0 == today || limits.meet(.day, of: $0, in: place.calendar) }
    Picker(
      "Day",
      selection: Binding {
        today
      } set: {
        select(place.calendar.date(on: $0, withTimeOf: date))
      }
    ) {
      ForEach(days, id: \.self) { Text(verbatim: place.shortDay($0)) }
    }
    .pickerStyle(.wheel)
    .labelsHidden()
  }
}

/// Wheels of months and years, which lead a calendar to another month.
struct MonthWheels: View {
  @Binding var date: Date
  let limits: DateLimits

  var body: some View {
    DayWheels(date: date, limits: limits, components: [.month, .year]) { new in
      date = limits.limited(new)
    }
    .sharedWheelBand()
  }
}
