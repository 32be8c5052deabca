import Foundation
import SwiftUI

// Date pickers.

private let title = "Title"
private let resource: LocalizedStringResource = "Title"

struct EveryDatePicker: View {
  @State private var date = Date.now
  @State private var days: Set<DateComponents> = []
  private let start = Date.now

  var body: some View {
    Group {
      DatePicker("Date", selection: $date)
      DatePicker(title, selection: $date, displayedComponents: .date)
      DatePicker(resource, selection: $date, displayedComponents: [.hourAndMinute])
      DatePicker("Date", selection: $date, in: start...start, displayedComponents: [.date])
      DatePicker(title, selection: $date, in: start...start)
      DatePicker(resource, selection: $date, in: start...start)
      DatePicker("Date", selection: $date, in: start...)
      DatePicker(title, selection: $date, in: start...)
      DatePicker(resource, selection: $date, in: start..., displayedComponents: .date)
    }
    Group {
      DatePicker("Date", selection: $date, in: ...start)
      DatePicker(title, selection: $date, in: ...start)
      DatePicker(resource, selection: $date, in: ...start)
      DatePicker(selection: $date) { Text("Date") }
      DatePicker(selection: $date, in: start...start) { Text("Date") }
      DatePicker(selection: $date, in: start..., displayedComponents: .date) { Text("Date") }
      DatePicker(selection: $date, in: ...start, displayedComponents: .date, label: {})
    }
    Group {
      DatePicker("Date", selection: $date).datePickerStyle(.automatic)
      DatePicker("Date", selection: $date).datePickerStyle(.compact)
      DatePicker("Date", selection: $date).datePickerStyle(.graphical)
      DatePicker("Date", selection: $date).datePickerStyle(.wheel)
      DatePicker("Date", selection: $date).datePickerStyle(DefaultDatePickerStyle())
      DatePicker("Date", selection: $date).datePickerStyle(CompactDatePickerStyle())
      DatePicker("Date", selection: $date).datePickerStyle(GraphicalDatePickerStyle())
      DatePicker("Date", selection: $date).datePickerStyle(WheelDatePickerStyle())
      DatePicker("Date", selection: $date).datePickerStyle(NextDay())
    }
    Group {
      DatePicker("Date", selection: $date).datePickerStyle(.field)
      DatePicker("Date", selection: $date).datePickerStyle(.stepperField)
    }
    Group {
      MultiDatePicker("Days", selection: $days)
      MultiDatePicker(title, selection: $days)
      MultiDatePicker(resource, selection: $days)
      MultiDatePicker("Days", selection: $days, in: start..<start)
      MultiDatePicker(title, selection: $days, in: start..<start)
      MultiDatePicker(resource, selection: $days, in: start..<start)
      MultiDatePicker("Days", selection: $days, in: start...)
      MultiDatePicker(title, selection: $days, in: start...)
      MultiDatePicker(resource, selection: $days, in: start...)
    }
    Group {
      MultiDatePicker("Days", selection: $days, in: ..<start)
      MultiDatePicker(title, selection: $days, in: ..<start)
      MultiDatePicker(resource, selection: $days, in: ..<start)
      MultiDatePicker(selection: $days) { Text("Days") }
      MultiDatePicker(selection: $days, in: start..<start) { Text("Days") }
      MultiDatePicker(selection: $days, in: start...) { Text("Days") }
      MultiDatePicker(selection: $days, in: ..<start) { Text("Days") }
    }
  }
}

struct NextDay: DatePickerStyle {
  func makeBody(configuration: Configuration) -> some View {
    let label: DatePickerStyleConfiguration.Label = configuration.label
    let components: DatePicker<Text>.Components = configuration.displayedComponents
    let isLimited = configuration.minimumDate != nil || configuration.maximumDate != nil
    return VStack {
      label
      Text("\(components.rawValue)")
      DatePicker("Date", selection: configuration.$selection)
      Button("Next") { configuration.selection += 86400 }.disabled(isLimited)
    }
  }
}

@MainActor
enum DateBodies {
  static let components = DatePickerComponents(rawValue: 2)
  static let controls: [Any] = [
    DatePicker("A", selection: .constant(.now)).body,
    MultiDatePicker("A", selection: .constant([])).body,
  ]

  static func body<S: DatePickerStyle>(_ style: S, _ configuration: S.Configuration) -> S.Body {
    style.makeBody(configuration: configuration)
  }

  static func pickers(_ configuration: DatePickerStyleConfiguration) -> [Any] {
    [
      DefaultDatePickerStyle().makeBody(configuration: configuration),
      CompactDatePickerStyle().makeBody(configuration: configuration),
      GraphicalDatePickerStyle().makeBody(configuration: configuration),
      WheelDatePickerStyle().makeBody(configuration: configuration),
      FieldDatePickerStyle().makeBody(configuration: configuration),
      StepperFieldDatePickerStyle().makeBody(configuration: configuration),
    ]
  }
}
