import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Texts of values with a formatter.
@MainActor
@Suite struct TextFormatterTests {
  @Test("8.4.30: A text shows a date and a number as their formatters do")
  func values() {
    let dates = DateFormatter()
    dates.locale = Locale(identifier: "en_US_POSIX")
    dates.timeZone = TimeZone(secondsFromGMT: 0)
    dates.dateFormat = "yyyy-MM-dd"
    let numbers = NumberFormatter()
    numbers.locale = Locale(identifier: "en_US")
    numbers.minimumFractionDigits = 2
    let window = Window {
      Text(Date(timeIntervalSince1970: 0), formatter: dates)
      Text(NSNumber(value: 1.5), formatter: numbers)
    }
    #expect(window.texts == ["1970-01-01", "1.50"])
  }

  @Test("8.4.30: A value that the formatter can't show gives an empty text")
  func wrongValue() {
    let window = Window { Text(Date(timeIntervalSince1970: 0), formatter: NumberFormatter()) }
    #expect(window.texts.filter { !$0.isEmpty } == [])
  }
}
