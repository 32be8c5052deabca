import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileAccessibility
@testable import TactilePickers
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

@MainActor
@Suite struct FieldDatePickerTests {
  /// Monday, November 30, 2026, 20:05 in Greenwich.
  private static let monday = Date(timeIntervalSinceReferenceDate: 817_761_900)

  private func window(
    _ components: DatePickerComponents = .date, idiom: Idiom = .phone, locale: String = "en_US",
    journal: Journal = Journal(), _ style: @escaping (AnyView) -> some View
  ) -> Window {
    Window(size: CGSize(width: 500, height: 200), idiom: idiom, isDesktop: true) {
      Stateful(Self.monday) { date in
        style(
          AnyView(
            DatePicker(
              "Due", selection: date, in: ...(.distantFuture), displayedComponents: components
            )
            .environment(\.locale, Locale(identifier: locale)))
        )
        .onChange(of: date.wrappedValue) { _, new in
          let words = new.formatted(
            .iso8601.year().month().day().time(includingFractionalSeconds: false))
          journal.note(String(words.prefix(16)).replacing("T", with: " "))
        }
      }
    }
  }

  @Test("9.4.43: a field has the parts of the date in the order of the locale")
  func order() {
    func texts(_ components: DatePickerComponents, _ locale: String) -> String {
      window(components, locale: locale) { $0.datePickerStyle(.field).labelsHidden() }.texts
        .joined()
    }
    #expect(texts(.date, "en_US") == "11/30/2026")
    #expect(texts(.date, "de_DE") == "30.11.2026")
    #expect(texts(.hourAndMinute, "en_US") == "8:05\u{202F}PM")
    #expect(texts([.date, .hourAndMinute], "en_US") == "11/30/2026, 8:05\u{202F}PM")
  }

  @Test("9.4.43: the default on a Mac has a stepper, which changes the first part")
  func stepper() {
    let journal = Journal()
    let window = window(idiom: .mac, journal: journal) { $0 }
    #expect(window.texts == ["Due", "11", "/", "30", "/", "2026"])
    window.driver.tap(at: window.frame(of: "2026").center)
    window.settle()
    let stepper = window.graph.buttons
    #expect(stepper.isEmpty, "assistive technologies use the field itself")
    let field = window.frame(of: "2026")
    // The upper arrow is beside the field.
    window.down(at: point(field.maxX + 22, 95), .mouse(button: 0))
    window.up(.mouse(button: 0))
    window.settle()
    #expect(journal.entries == ["2027-11-30 20:05"])
  }

  @Test("9.4.44: a click selects a part; the arrow keys change it and select others")
  func keys() {
    let journal = Journal()
    let window = window(journal: journal) { $0.datePickerStyle(.field) }
    window.driver.tap(at: window.frame(of: "30").center)
    window.settle()
    window.strike(.downArrow)
    window.strike(.leftArrow)
    window.strike(.upArrow)
    window.strike(.upArrow)
    window.strike(.rightArrow)
    window.strike(.rightArrow)
    window.strike(.upArrow)
    #expect(
      journal.entries == [
        "2026-11-29 20:05", "2026-12-29 20:05", "2026-01-29 20:05", "2027-01-29 20:05",
      ])
  }

  @Test("9.4.44: digits are typed into the selected part, and a complete one selects the next")
  func typing() {
    let journal = Journal()
    let window = window(journal: journal) { $0.datePickerStyle(.field) }
    window.strike(.tab)
    for digit in "0214" { window.strike(KeyEquivalent(digit)) }
    for digit in "2030" { window.strike(KeyEquivalent(digit)) }
    window.settle()
    // November 30 becomes February 28, the 1st, the 14th, and then that of 2030.
    #expect(
      journal.entries == [
        "2026-02-28 20:05", "2026-02-01 20:05", "2026-02-14 20:05", "2030-02-14 20:05",
      ])
  }

  @Test("9.4.44: the half of the day changes with the arrow keys")
  func halfDay() {
    let journal = Journal()
    let window = window(.hourAndMinute, journal: journal) { $0.datePickerStyle(.field) }
    window.driver.tap(at: window.frame(of: "PM").center)
    window.settle()
    window.strike(.upArrow)
    window.strike(.leftArrow)
    window.strike(.leftArrow)
    window.strike(.downArrow)
    #expect(journal.entries == ["2026-11-30 08:05", "2026-11-30 07:05"])
  }

  @Test("9.4.45: the accessibility element of a field has the label, the date and two actions")
  func accessibility() {
    let journal = Journal()
    let window = window(journal: journal) { $0.datePickerStyle(.stepperField) }
    let element = window.graph.accessibilityElements.first
    #expect(element?.label == "Due" && element?.value == "11/30/2026")
    element?.perform("decrement")
    window.settle()
    #expect(journal.entries == ["2026-10-30 20:05"])
  }

  @Test("9.4.44: a disabled field takes no keys")
  func disabled() {
    let journal = Journal()
    let window = window(journal: journal) { $0.datePickerStyle(.field).disabled(true) }
    window.driver.tap(at: window.frame(of: "30").center)
    window.settle()
    window.strike(.upArrow)
    #expect(journal.entries == [])
  }

  @Test("9.4.43: quotes and eras of a pattern are left out, and separators are joined")
  func patterns() {
    let segments = DateSegments(.date, in: Locale(identifier: "en_US")).segments
    #expect(segments.count == 5 && segments[1] == .separator("/"))
    #expect(DateSegments([], in: Locale(identifier: "en_US")).segments == [])
    let both = DateSegments([.date, .hourAndMinute], in: Locale(identifier: "de_DE"))
    #expect(both.segments.contains(.separator(", ")))
    #expect(both.index(after: nil, by: 1) == 0 && both.index(after: 0, by: 1) == 2)
    #expect(both.index(after: 0, by: -1) == nil)
  }
}
