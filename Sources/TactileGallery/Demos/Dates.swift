import Foundation
import SwiftUI
import SwiftUITesting

extension Demo {
  /// Date pickers.
  static let dates = Demo(
    name: "dates",
    title: "Date pickers",
    caption: """
      A compact date picker, whose buttons open a calendar or wheels, and a calendar. The arrows and swipes show other \
      months, and the name of the month opens wheels of months and years.
      """,
    size: CGSize(width: 360, height: 480),
    stills: [
      Still(name: "rest", title: "At rest"),
      Still(name: "pressed", title: "The wheels of the time") { driver in
        driver.tap(at: time)
        driver.settle()
      },
      Still(name: "dragged-out", title: "The wheels of the month") { driver in
        driver.tap(at: month)
        driver.settle()
      },
      Still(name: "disabled", title: "Disabled", isDisabled: true),
    ],
    story: { driver in
      driver.advance(by: 0.6)
      driver.tap(at: next)
      driver.advance(by: 0.6)
      driver.tap(at: CGPoint(x: 180, y: 260))
      driver.advance(by: 0.8)
      driver.tap(at: time)
      driver.advance(by: 1)
      driver.tap(at: CGPoint(x: 20, y: 460))
      driver.advance(by: 0.6)
      driver.settle()
    }
  ) {
    DatesPage()
  }

  /// A point in the button with the time.
  private static let time = CGPoint(x: 300, y: 39)
  /// A point in the name of the month.
  private static let month = CGPoint(x: 70, y: 95)
  /// A point in the arrow to the next month.
  private static let next = CGPoint(x: 310, y: 95)
}

private struct DatesPage: View {
  @State private var date = Date(timeIntervalSinceReferenceDate: 817_761_900)

  var body: some View {
    VStack(spacing: 16) {
      DatePicker("Due", selection: $date)
      DatePicker("Day", selection: $date, displayedComponents: .date)
        .datePickerStyle(.graphical)
    }
    .padding(20)
    .frame(maxHeight: .infinity, alignment: .top)
  }
}
