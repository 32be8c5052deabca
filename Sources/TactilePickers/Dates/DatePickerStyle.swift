import Foundation
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileViewGraph

/// The appearance and the interaction of date pickers.
///
/// To create a style, conform to this protocol, create a view in `makeBody` that shows and changes the selection of the
/// configuration, and set the style with `datePickerStyle(_:)`:
///
/// ```swift
/// struct DayStyle: DatePickerStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     HStack {
///       Button("Earlier") { configuration.selection -= 86400 }
///       Text(configuration.selection, format: .dateTime.month().day())
///       Button("Later") { configuration.selection += 86400 }
///     }
///   }
/// }
/// ```
///
/// The system's styles are `.automatic`, `.compact`, `.graphical`, `.wheel`, `.field` and `.stepperField`.
///
/// Mirrors SwiftUI's `DatePickerStyle`.
@MainActor
@preconcurrency
public protocol DatePickerStyle {
  /// The type of the view that draws the date picker.
  associatedtype Body: View

  /// The properties of a date picker.
  typealias Configuration = DatePickerStyleConfiguration

  /// Creates the view that draws a date picker.
  ///
  /// It's called for each date picker in a view with this style, and again when its selection or its label changes.
  ///
  /// - Parameter configuration: The label, the selection and the limits of the date picker.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The label, the selection and the limits of a date picker.
///
/// The system creates a configuration for each date picker and passes it to `makeBody` of the ``DatePickerStyle``. To
/// change the date, set ``selection``. A style has to keep the date between ``minimumDate`` and ``maximumDate``.
///
/// Mirrors SwiftUI's `DatePickerStyleConfiguration`.
@MainActor
@preconcurrency
public struct DatePickerStyleConfiguration {
  /// A view that shows the label, of one type for whatever the label consists of.
  public nonisolated struct Label: ErasedContent {
    package let content: AnyView
  }

  /// The label that describes the date.
  public let label: DatePickerStyleConfiguration.Label
  /// The selected date; `$selection` is a binding to it.
  @Binding public var selection: Date
  /// The first date that can be selected; nil for no limit.
  public var minimumDate: Date?
  /// The last date that can be selected; nil for no limit.
  public var maximumDate: Date?
  /// The parts of the date that people see and change.
  public var displayedComponents: DatePickerComponents

  init(
    label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents
  ) {
    self.label = label
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
  }

  var limits: DateLimits { DateLimits(minimum: minimumDate, maximum: maximumDate) }

  /// The selection, or the nearest selectable date.
  var shownDate: Date { limits.limited(selection) }

  /// Selects the nearest selectable date.
  func select(_ date: Date) {
    let new = limits.limited(date)
    if new != selection { selection = new }
  }
}

extension View {
  /// Sets the style of date pickers in this view; the closest style takes precedence.
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    modifier(ControlStyleModifier(style: ControlStyle(style) { $0.makeBody(configuration: $1) }))
  }
}

/// The default style of date pickers, which is compact, or a field with a stepper on a Mac.
///
/// Apply it as `.datePickerStyle(.automatic)`, to restore the default inside another style. It's the style
/// `.stepperField` on the idiom of a Mac, and `.compact` elsewhere.
///
/// Mirrors SwiftUI's `DefaultDatePickerStyle`.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates a default date picker style.
  public nonisolated init() {}

  /// Creates the label with its buttons or its field.
  public func makeBody(configuration: Configuration) -> some View {
    DefaultDatePicker(configuration: configuration)
  }
}

private struct DefaultDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.idiom) private var idiom

  var body: some View {
    if idiom == .mac {
      FieldDatePicker(configuration: configuration, hasStepper: true)
    } else {
      CompactDatePicker(configuration: configuration)
    }
  }
}

/// A style of date pickers that shows the date and the time as buttons.
///
/// Apply it as `.datePickerStyle(.compact)`. The button with the date opens a calendar in a popover, and the one with the
/// time opens wheels of hours and minutes.
///
/// Mirrors SwiftUI's `CompactDatePickerStyle`.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates a compact date picker style.
  public nonisolated init() {}

  /// Creates the label with its buttons.
  public func makeBody(configuration: Configuration) -> some View {
    CompactDatePicker(configuration: configuration)
  }
}

/// A style of date pickers that shows a calendar.
///
/// Apply it as `.datePickerStyle(.graphical)`. The arrows and a swipe show other months, and the name of the month opens
/// wheels of months and years. Below the calendar is a button with the time, unless only the date is displayed. The label
/// is for assistive technologies only. Without the date, the style is the same as `.wheel`.
///
/// Mirrors SwiftUI's `GraphicalDatePickerStyle`.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates a graphical date picker style.
  public nonisolated init() {}

  /// Creates the calendar.
  public func makeBody(configuration: Configuration) -> some View {
    GraphicalDatePicker(configuration: configuration)
  }
}

/// A style of date pickers that shows the parts of the date in wheels.
///
/// Apply it as `.datePickerStyle(.wheel)`. The wheels are months, days and years, in the order of the locale; hours and
/// minutes; or, for both, days, hours and minutes. They are 320 by 216 points; the label is before them, unless
/// `labelsHidden()` hides it.
///
/// Mirrors SwiftUI's `WheelDatePickerStyle`.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates a wheel date picker style.
  public nonisolated init() {}

  /// Creates the wheels.
  public func makeBody(configuration: Configuration) -> some View {
    WheelDatePicker(configuration: configuration)
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The default style, which is compact, or a field with a stepper on a Mac.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A style that shows the date and the time as buttons.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A style that shows a calendar.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A style that shows the parts of the date in wheels.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
