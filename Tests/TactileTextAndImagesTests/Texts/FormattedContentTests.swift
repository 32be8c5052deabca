import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor
struct FormattedContentTests {
  private let midnight = Date(timeIntervalSinceReferenceDate: 0)

  @Test("a formatted date is shown in the time zone of the environment, whatever the machine's is")
  func zone() throws {
    let tokyo = try #require(TimeZone(secondsFromGMT: 9 * 3600))
    let driver = try ViewDriver(text: .squares) {
      VStack {
        Text(midnight, format: .dateTime.hour().minute())
        Text(midnight, format: .dateTime.hour().minute()).environment(\.timeZone, tokyo)
        Text("\(midnight, format: .dateTime.hour().minute()) o’clock").environment(
          \.timeZone, tokyo)
        Text(
          midnight..<midnight + 3600,
          format: .interval.hour().minute()
        ).environment(\.timeZone, tokyo)
      }
    }
    let texts = driver.texts.map {
      $0.label.replacing("\u{202F}", with: " ").replacing("\u{2009}", with: " ")
    }
    for text in driver.texts { #expect(driver.displayList.description.contains(text.label)) }
    #expect(texts == ["12:00 AM", "9:00 AM", "9:00 AM o’clock", "9:00 – 10:00 AM"])
  }

  @Test("a style that names a time zone keeps it")
  func ownZone() throws {
    let tokyo = try #require(TimeZone(secondsFromGMT: 9 * 3600))
    let paris = try #require(TimeZone(secondsFromGMT: 3600))
    let style = Date.FormatStyle(date: .omitted, time: .shortened, timeZone: paris)
    let driver = try ViewDriver(text: .squares) {
      Text(midnight, format: style).environment(\.timeZone, tokyo)
    }
    #expect(driver.texts.map { $0.label.replacing("\u{202F}", with: " ") } == ["1:00 AM"])
    #expect(driver.displayList.description.contains(driver.texts[0].label))
  }
}
