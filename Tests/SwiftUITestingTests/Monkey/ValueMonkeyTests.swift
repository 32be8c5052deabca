import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// A monkey plays with the controls for values.
@MainActor
@Suite struct ValueMonkeyTests {
  @MainActor @Observable
  final class Settings {
    var volume = 0.5
    var rating = 3.0
    var guests = 2
    var date = Date(timeIntervalSinceReferenceDate: 817_761_900)
    var days: Set<DateComponents> = []
    var isDragging = false
    var isPressing = false
  }

  private struct Page: View {
    @Bindable var settings: Settings
    let range: ClosedRange<Date>

    var body: some View {
      ScrollView {
        VStack {
          Slider(value: $settings.volume) {
            Text("Volume")
          } onEditingChanged: {
            settings.isDragging = $0
          }
          Slider(value: $settings.rating, in: 0...5, step: 1, neutralValue: 2) { Text("Rating") }
          Stepper("Guests", value: $settings.guests, in: 1...5) { settings.isPressing = $0 }
          Gauge(value: settings.volume) { Text("Volume") }
          DatePicker("Due", selection: $settings.date, in: range)
          DatePicker(
            "Time", selection: $settings.date, in: range, displayedComponents: .hourAndMinute
          )
          .datePickerStyle(.stepperField)
          MultiDatePicker(
            "Days", selection: $settings.days, in: range.lowerBound..<range.upperBound)
        }
        .padding()
      }
    }
  }

  @Test(
    "values stay in their ranges, and whatever begins to edit ends",
    arguments: [ViewDriver.Idiom.phone, .desktop])
  func ranges(idiom: ViewDriver.Idiom) throws {
    let start = Date(timeIntervalSinceReferenceDate: 817_761_900)
    let range = start.addingTimeInterval(-40 * 86400)...start.addingTimeInterval(10 * 86400)
    var settings = Settings()
    for seed in 1...3 as ClosedRange<UInt64> {
      try ViewDriver.monkey(seed: seed, events: 300, ignoring: [.canceledTouch]) { _ in
        #expect((0...1).contains(settings.volume))
        #expect((0...5).contains(settings.rating) && settings.rating == settings.rating.rounded())
        #expect((1...5).contains(settings.guests))
        #expect(range.contains(settings.date))
        #expect(!settings.isDragging && !settings.isPressing)
      } makeDriver: {
        settings = Settings()
        return try ViewDriver(
          size: CGSize(width: 360, height: 600), idiom: idiom, text: .squares
        ) { [settings] in
          Page(settings: settings, range: range)
        }
      }
    }
  }
}
