import Foundation
@_spi(Engine) import TactileAccessibility
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileControls
@_spi(Engine) import TactileDataFlow
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactilePresentations
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A date picker shown as buttons with the date and the time, after its label.
struct CompactDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.hidesLabels) private var hidesLabels
  @DatePlace private var place

  var body: some View {
    let date = configuration.shownDate
    HStack(spacing: 8) {
      if !hidesLabels {
        VStack(alignment: .leading, spacing: 2) { configuration.label }.accessibilityHidden(true)
        Spacer(minLength: 0)
      }
      HStack(spacing: 8) {
        if configuration.displayedComponents.contains(.date) {
          CompactDateButton(title: place.day(date)) {
            DateCalendar(configuration: configuration).padding(8).frame(width: 320)
          }
        }
        if configuration.displayedComponents.contains(.hourAndMinute) {
          TimeButton(configuration: configuration)
        }
      }
      .layoutPriority(1)
      .accessibilityElement(children: .contain)
      .accessibilityLabeled(by: configuration.label)
    }
  }
}

/// A date picker shown as a calendar, with the time below it.
struct GraphicalDatePicker: View {
  let configuration: DatePickerStyleConfiguration

  var body: some View {
    if configuration.displayedComponents.contains(.date) {
      VStack(spacing: 0) {
        DateCalendar(configuration: configuration)
        if configuration.displayedComponents.contains(.hourAndMinute) {
          HStack(spacing: 8) {
            Text("Time").accessibilityHidden(true)
            Spacer(minLength: 0)
            TimeButton(configuration: configuration)
          }
          .padding(.horizontal, 8)
          .frame(height: MonthCalendar.row)
        }
      }
      .frame(minWidth: 280, idealWidth: 320)
      .accessibilityElement(children: .contain)
      .accessibilityLabeled(by: configuration.label)
    } else {
      WheelDatePicker(configuration: configuration)
    }
  }
}

/// A date picker shown as wheels, after its label.
struct WheelDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.hidesLabels) private var hidesLabels

  var body: some View {
    let date = configuration.shownDate
    HStack(spacing: 8) {
      if !hidesLabels {
        VStack(alignment: .leading, spacing: 2) { configuration.label }.accessibilityHidden(true)
        Spacer(minLength: 0)
      }
      HStack(spacing: 0) {
        switch configuration.displayedComponents {
        case .date:
          DayWheels(date: date, limits: configuration.limits, select: configuration.select)
        case .hourAndMinute:
          TimeWheels(date: date, select: configuration.select)
        default:
          DaysWheel(date: date, limits: configuration.limits, select: configuration.select)
            .frame(width: 150)
          TimeWheels(date: date, select: configuration.select)
        }
      }
      .frame(minWidth: 200, maxWidth: 320)
      .sharedWheelBand()
      .accessibilityElement(children: .contain)
      .accessibilityLabeled(by: configuration.label)
    }
  }
}

/// The calendar of a date picker.
private struct DateCalendar: View {
  let configuration: DatePickerStyleConfiguration
  @DatePlace private var place

  var body: some View {
    let date = configuration.shownDate
    MonthCalendar(
      date: date, limits: configuration.limits,
      isSelected: { place.calendar.isDate($0, inSameDayAs: date) },
      select: { configuration.select(place.calendar.date(on: $0, withTimeOf: date)) })
  }
}

/// The button with the time, which opens wheels.
private struct TimeButton: View {
  let configuration: DatePickerStyleConfiguration
  @DatePlace private var place

  var body: some View {
    CompactDateButton(title: place.time(configuration.shownDate)) {
      TimeWheels(date: configuration.shownDate, select: configuration.select)
        .frame(width: 232)
        .sharedWheelBand()
        .padding(8)
    }
  }
}

/// A button with a date or a time, which opens a popover.
private struct CompactDateButton<Content: View>: View {
  let title: String
  @ViewBuilder let content: () -> Content
  @State private var isPresented = false

  var body: some View {
    Button {
      isPresented = true
    } label: {
      Text(verbatim: title)
    }
    .buttonStyle(CompactDateStyle(isPresented: isPresented))
    .popover(isPresented: $isPresented) {
      content().presentationCompactAdaptation(.popover)
    }
  }
}

/// A gray capsule, or a rounded rectangle in the look of iOS 18, with the tint while its popover is shown.
private struct CompactDateStyle: ButtonStyle {
  let isPresented: Bool
  @Environment(\.tint) private var tint
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.systemLook) private var look

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .lineLimit(1)
      .foregroundStyle(
        !isEnabled
          ? AnyShapeStyle(Color(.system(.tertiary)))
          : isPresented ? tint ?? AnyShapeStyle(Color.accentColor) : AnyShapeStyle(Color.primary)
      )
      .padding(.horizontal, look == .iOS26 ? 12 : 11)
      .padding(.vertical, 7)
      .background(
        Color(.system(.tertiaryFill)),
        in: RoundedRectangle(cornerRadius: look == .iOS26 ? 20 : 8)
      )
      .opacity(configuration.isPressed ? 0.5 : 1)
      .contentShape(Rectangle())
  }
}

extension CompactDateStyle: StyledBody {
  package nonisolated static var styleType: Any.Type { CompactDatePickerStyle.self }
}
