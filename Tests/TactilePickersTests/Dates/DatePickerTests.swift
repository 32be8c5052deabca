import Foundation
import SwiftUI
import SwiftUITesting
import TactileDrawing
import Testing

@_spi(Engine) @testable import TactileAccessibility
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactilePickers
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

@MainActor
@Suite struct DatePickerTests {
  /// Monday, November 30, 2026, 20:05 in Greenwich.
  private let monday = Date(timeIntervalSinceReferenceDate: 817_761_900)

  /// A window with a date picker, whose date is written below it.
  private func window(
    _ date: Date? = nil, isDesktop: Bool = false, journal: Journal = Journal(),
    @ViewBuilder _ picker: @escaping (Binding<Date>) -> some View
  ) -> Window {
    Window(size: CGSize(width: 500, height: 600), isDesktop: isDesktop) {
      Stateful(date ?? monday) { date in
        VStack {
          picker(date)
            .onChange(of: date.wrappedValue) { _, new in journal.note(Self.written(new)) }
          Spacer(minLength: 0)
        }
      }
    }
  }

  /// Returns a date as it is written in Greenwich, such as “2026-11-30 20:05”.
  private static func written(_ date: Date) -> String {
    let words = date.formatted(
      .iso8601.year().month().day().time(includingFractionalSeconds: false))
    return String(words.prefix(16)).replacing("T", with: " ")
  }

  private func graphical(
    _ date: Date? = nil, in range: ClosedRange<Date>? = nil, isDesktop: Bool = false,
    journal: Journal = Journal()
  ) -> Window {
    window(date, isDesktop: isDesktop, journal: journal) { date in
      DatePicker(
        "Day", selection: date, in: range ?? .distantPast ... .distantFuture,
        displayedComponents: .date
      )
      .datePickerStyle(.graphical)
    }
  }

  private func labels(_ window: Window) -> [String] { window.graph.buttons.map(\.label) }

  // MARK: The compact style

  @Test("9.4.34: the compact style shows the date and the time as buttons after the label")
  func compact() {
    #expect(
      window { DatePicker("Due", selection: $0) }.texts == [
        "Due", "Nov 30, 2026", "8:05\u{202F}PM",
      ])
    #expect(
      window { DatePicker("Due", selection: $0, displayedComponents: .date) }.texts == [
        "Due", "Nov 30, 2026",
      ])
    #expect(
      window { DatePicker("Due", selection: $0, displayedComponents: .hourAndMinute) }.texts == [
        "Due", "8:05\u{202F}PM",
      ])
    #expect(
      window { DatePicker("Due", selection: $0).labelsHidden() }.texts == [
        "Nov 30, 2026", "8:05\u{202F}PM",
      ])
  }

  @Test("9.4.35: the locale and the time zone of the environment determine what is written")
  func environment() throws {
    let kiritimati = try #require(TimeZone(identifier: "Pacific/Kiritimati"))
    let window = window {
      DatePicker("Due", selection: $0)
        .environment(\.locale, Locale(identifier: "de_DE"))
        .environment(\.timeZone, kiritimati)
    }
    #expect(window.texts == ["Due", "1. Dez. 2026", "10:05"])
  }

  @Test("9.4.34: the date opens a calendar, in which a day is selected; the time stays")
  func calendarPopover() {
    let journal = Journal()
    let window = window(journal: journal) { DatePicker("Due", selection: $0) }
    window.tap("Nov 30, 2026")
    window.settle()
    #expect(window.texts.contains("November 2026"))
    #expect(window.texts.contains("MON"))
    window.tap("Wednesday, November 18")
    window.settle()
    #expect(journal.entries == ["2026-11-18 20:05"])
    #expect(window.texts.contains("Nov 18, 2026"))
  }

  @Test("9.4.34: the time opens wheels of hours, minutes and halves of the day")
  func timePopover() {
    let journal = Journal()
    let window = window(journal: journal) { DatePicker("Due", selection: $0) }
    window.tap("8:05\u{202F}PM")
    window.settle()
    func wheel(_ label: String) -> AccessibilityElement? {
      window.graph.accessibilityElements.flatMap { $0.flattened }.first { $0.label == label }
    }
    #expect(wheel("Hour")?.value == "8")
    wheel("Hour")?.perform("increment")
    window.settle()
    wheel("Minute")?.perform("decrement")
    window.settle()
    wheel("Half of the day")?.perform("decrement")
    window.settle()
    #expect(journal.entries == ["2026-11-30 21:05", "2026-11-30 21:04", "2026-11-30 09:04"])
  }

  @Test("a disabled date picker opens nothing")
  func disabled() {
    let window = window { DatePicker("Due", selection: $0).disabled(true) }
    window.tap("Nov 30, 2026")
    window.settle()
    #expect(window.texts == ["Due", "Nov 30, 2026", "8:05\u{202F}PM"])
  }

  // MARK: The calendar

  @Test("9.4.36: a calendar shows the days of the month, and marks the selected one")
  func calendar() {
    let window = graphical()
    #expect(window.texts.filter { Int($0) != nil }.count == 30)
    #expect(
      window.texts.prefix(9) == [
        "November 2026", "SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT", "1",
      ])
    let selected = window.graph.accessibilityElements.flatMap { $0.flattened }.filter {
      $0.traits.contains(.isSelected)
    }
    #expect(selected.map(\.label) == ["Monday, November 30"])
    #expect(window.color(of: "30") == SystemColor.blue.value(in: .light))
  }

  @Test("9.4.36: a calendar without a date shows the current month, and today is in the tint")
  func today() throws {
    let today = monday
    let driver = try ViewDriver(
      size: CGSize(width: 400, height: 500), text: .squares, date: today
    ) {
      MultiDatePicker("Days off", selection: .constant([]))
    }
    let texts = driver.texts.map(\.label)
    #expect(texts.first == "November 2026")
    let blue = try ViewDriver(
      size: CGSize(width: 400, height: 500), text: .squares, date: today.addingTimeInterval(-86400)
    ) {
      MultiDatePicker("Days off", selection: .constant([]))
    }
    #expect(driver.displayList != blue.displayList)
  }

  @Test("9.4.36: the arrows and swipes show other months")
  func months() {
    let window = graphical()
    window.tap("Next Month")
    window.settle()
    #expect(window.texts.first == "December 2026")
    window.tap("Previous Month")
    window.tap("Previous Month")
    window.settle()
    #expect(window.texts.first == "October 2026")
    window.down(at: point(300, 200))
    for x in stride(from: CGFloat(300), through: 200, by: -10) { window.move(to: point(x, 200)) }
    window.up()
    window.settle()
    #expect(window.texts.first == "November 2026")
  }

  @Test("9.4.36: the name of the month opens wheels of months and years")
  func monthWheels() {
    let window = graphical()
    window.tap("November 2026")
    window.settle()
    let wheels = window.graph.accessibilityElements.flatMap { $0.flattened }
    #expect(wheels.first { $0.label == "Month" }?.value == "November")
    wheels.first { $0.label == "Year" }?.perform("increment")
    window.settle()
    #expect(window.texts.contains("November 2027"))
    window.tap("November 2027")
    window.settle()
    #expect(window.texts.contains("SUN"))
  }

  @Test("9.4.37: days and months out of the range are disabled, and a selection is limited")
  func range() {
    let journal = Journal()
    let noon = monday.addingTimeInterval(-8 * 3600 - 5 * 60)
    let window = graphical(in: noon...noon.addingTimeInterval(3 * 86400), journal: journal)
    let buttons = window.graph.buttons
    #expect(buttons.first { $0.label == "Previous Month" }?.isEnabled == false)
    #expect(buttons.first { $0.label == "Sunday, November 29" }?.isEnabled == false)
    #expect(buttons.first { $0.label == "Monday, November 30" }?.isEnabled == true)
    window.tap("Next Month")
    window.settle()
    window.tap("Thursday, December 3")
    window.settle()
    // The range ends at noon, and the time of the selection was later.
    #expect(journal.entries == ["2026-12-03 12:00"])
  }

  @Test("9.4.39: a date that the program sets out of the range is shown as the nearest one in it")
  func outOfRange() {
    let journal = Journal()
    let window = window(monday, journal: journal) { date in
      DatePicker(
        "Due", selection: date, in: ...monday.addingTimeInterval(-86400 * 3),
        displayedComponents: .date)
    }
    #expect(window.texts == ["Due", "Nov 27, 2026"])
    #expect(journal.entries == [])
  }

  @Test("9.4.40: the arrow keys of a desktop move the focus among the days")
  func keys() {
    let journal = Journal()
    let window = graphical(isDesktop: true, journal: journal)
    // The month, the two arrows, and the selected day.
    for _ in 0..<4 { window.strike(.tab) }
    window.strike(.upArrow)
    window.strike(.rightArrow)
    window.strike(.space)
    window.settle()
    #expect(journal.entries == ["2026-11-24 20:05"])
  }

  @Test("9.4.36: from right to left, the first day of the week is at the right")
  func rightToLeft() {
    let window = window { date in
      DatePicker("Day", selection: date, displayedComponents: .date)
        .datePickerStyle(.graphical)
        .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(window.frame(of: "SUN").minX > window.frame(of: "SAT").minX)
  }

  // MARK: Wheels and styles

  @Test("9.4.38: wheels have the order of the locale")
  func wheels() {
    func wheels(_ locale: String) -> [String] {
      let window = window { date in
        DatePicker("Day", selection: date, displayedComponents: .date)
          .datePickerStyle(.wheel)
          .environment(\.locale, Locale(identifier: locale))
      }
      return window.graph.accessibilityElements.flatMap { $0.flattened }.compactMap {
        ["Day", "Month", "Year"].contains($0.label) && $0.value != nil ? $0.value : nil
      }
    }
    #expect(wheels("en_US") == ["November", "30", "2026"])
    #expect(wheels("de_DE") == ["30", "November", "2026"])
  }

  @Test("9.4.38: a wheel changes its part of the date")
  func turning() {
    let journal = Journal()
    let window = window(journal: journal) { date in
      DatePicker("Day", selection: date).datePickerStyle(.wheel).labelsHidden()
    }
    for label in ["Day", "Hour", "Minute"] {
      let elements = window.graph.accessibilityElements.flatMap { $0.flattened }
      elements.last { $0.label == label && $0.value != nil }?.perform("increment")
      window.settle()
    }
    #expect(journal.entries == ["2026-12-01 20:05", "2026-12-01 21:05", "2026-12-01 21:06"])
  }

  @Test("9.4.41: a custom style has the selection, the limits and the components")
  func customStyle() {
    struct DayStyle: DatePickerStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label
        Button("Later") { configuration.selection += 86400 }
        Text(configuration.displayedComponents == .date ? "date" : "more")
        Text(configuration.minimumDate == nil ? "no start" : "start")
        Text(configuration.maximumDate == nil ? "no end" : "end")
      }
    }
    let journal = Journal()
    let monday = monday
    let window = window(journal: journal) { date in
      DatePicker("Due", selection: date, in: monday..., displayedComponents: .date)
        .datePickerStyle(DayStyle())
    }
    #expect(window.texts == ["Due", "Later", "date", "start", "no end"])
    window.tap("Later")
    window.settle()
    #expect(journal.entries == ["2026-12-01 20:05"])
  }

  // MARK: Several days

  @Test("9.4.42: presses add days to a set and remove them")
  func severalDays() {
    let journal = Journal()
    let first = DateComponents(year: 2026, month: 11, day: 5)
    let window = Window(size: CGSize(width: 400, height: 600)) {
      Stateful([first] as Set) { days in
        VStack {
          MultiDatePicker("Days off", selection: days)
          Text(
            verbatim: days.wrappedValue.compactMap(\.day).sorted().map(String.init).joined(
              separator: "+"))
        }
      }
    }
    #expect(window.texts.first == "November 2026")
    window.tap("Monday, November 9")
    window.tap("Tuesday, November 10")
    window.settle()
    #expect(window.texts.last == "5+9+10")
    window.tap("Thursday, November 5")
    window.settle()
    #expect(window.texts.last == "9+10")
    #expect(journal.entries == [])
  }

  @Test("9.4.42: the upper bound of a range is not part of it")
  func severalDaysInRange() {
    let midnight = monday.addingTimeInterval(-20 * 3600 - 5 * 60)
    let window = Window(size: CGSize(width: 400, height: 600)) {
      MultiDatePicker(
        "Days off", selection: .constant([]), in: midnight.addingTimeInterval(-86400)..<midnight)
    }
    let enabled = window.graph.buttons.filter(\.isEnabled).map(\.label)
    #expect(enabled == ["November 2026", "Sunday, November 29"])
  }
}

extension AccessibilityElement {
  /// The element and the elements inside of it.
  fileprivate var flattened: [AccessibilityElement] { [self] + children.flatMap(\.flattened) }
}
