import Foundation
@_spi(Engine) import TactileAccessibility
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileControls
@_spi(Engine) import TactileDataFlow
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileInput
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileMotion
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A calendar with the days of a month, and arrows to other months.
struct MonthCalendar: View {
  /// The date whose month is shown at first, and again when it changes; nil for the current date.
  let date: Date?
  let limits: DateLimits
  let isSelected: (Date) -> Bool
  let select: (Date) -> Void
  /// A date in the month to which the arrows have led; nil for that of `date`.
  @State private var shownDate: Date?
  /// Whether wheels of months and years are shown instead of the days.
  @State private var showsMonths = false
  /// The date at which the calendar has appeared.
  @State private var today: Date?
  @DatePlace private var place
  @Environment(\.layoutDirection) private var direction

  /// The height of a row, in points.
  static let row: CGFloat = 44

  var body: some View {
    let grid = MonthGrid(
      containing: shownDate ?? date ?? today ?? Date(timeIntervalSinceReferenceDate: 0),
      in: place.calendar)
    VStack(spacing: 0) {
      header(grid)
      if showsMonths {
        MonthWheels(
          date: Binding {
            grid.start
          } set: {
            shownDate = $0
          }, limits: limits
        )
        .frame(height: 7 * Self.row - 20)
      } else {
        weekdays(grid)
        days(grid)
      }
    }
    .background { TodayReader(today: $today) }
    .onChange(of: date) { shownDate = nil }
  }

  // MARK: The header

  private func header(_ grid: MonthGrid) -> some View {
    HStack(spacing: 0) {
      Button {
        withAnimation(.easeInOut(duration: 0.25)) { showsMonths.toggle() }
      } label: {
        HStack(spacing: 4) {
          Text(verbatim: place.month(grid.start)).foregroundStyle(Color.primary)
          Image(systemName: "chevron.right").imageScale(.small)
            .rotationEffect(.degrees(showsMonths ? 90 : 0))
            .accessibilityHidden(true)
        }
        .font(.headline)
        .frame(height: Self.row)
        .contentShape(Rectangle())
      }
      .accessibilityHint("Shows months and years")
      Spacer(minLength: 8)
      if !showsMonths {
        arrow("Previous Month", "chevron.backward", -1, from: grid)
        arrow("Next Month", "chevron.forward", 1, from: grid)
      }
    }
    .buttonStyle(.borderless)
    .padding(.horizontal, 8)
  }

  private func arrow(
    _ title: LocalizedStringKey, _ symbol: String, _ months: Int, from grid: MonthGrid
  ) -> some View {
    Button {
      turn(by: months, from: grid)
    } label: {
      Image(systemName: symbol).font(.title3.weight(.semibold))
        .frame(width: Self.row, height: Self.row)
        .contentShape(Rectangle())
        .accessibilityLabel(title)
    }
    .disabled(!canTurn(by: months, from: grid))
  }

  private func canTurn(by months: Int, from grid: MonthGrid) -> Bool {
    limits.meet(.month, of: grid.advanced(by: months).start, in: place.calendar)
  }

  private func turn(by months: Int, from grid: MonthGrid) {
    guard canTurn(by: months, from: grid) else { return }
    shownDate = grid.advanced(by: months).start
  }

  // MARK: The days

  private func weekdays(_ grid: MonthGrid) -> some View {
    HStack(spacing: 0) {
      ForEach(Array(grid.weekdayNames.enumerated()), id: \.offset) { _, name in
        Text(verbatim: name.uppercased(with: place.locale))
          .font(.system(size: 13, weight: .semibold))
          .foregroundStyle(Color(.system(.tertiary)))
          .lineLimit(1)
          .minimumScaleFactor(0.5)
          .frame(maxWidth: .infinity)
      }
    }
    .frame(height: 20)
    .accessibilityHidden(true)
  }

  private func days(_ grid: MonthGrid) -> some View {
    VStack(spacing: 0) {
      ForEach(grid.weeks.indices, id: \.self) { week in
        HStack(spacing: 0) {
          ForEach(0..<7, id: \.self) { weekday in
            if let day = grid.weeks[week][weekday] {
              button(
                day, isToday: today.map { place.calendar.isDate(day, inSameDayAs: $0) } ?? false)
            } else {
              Color.clear.frame(maxWidth: .infinity, maxHeight: Self.row)
            }
          }
        }
        .frame(height: Self.row)
      }
    }
    // Each month has the height of six weeks, so that the arrows stay where they are.
    .frame(height: 6 * Self.row, alignment: .top)
    .focusGroup([.horizontal, .vertical], isOneStop: true)
    .contentShape(Rectangle())
    .gesture(
      DragGesture(minimumDistance: 20).onEnded { drag in
        let way = drag.translation
        guard abs(way.width) > max(50, abs(way.height)) else { return }
        let isOnward = (way.width < 0) == (direction == .leftToRight)
        turn(by: isOnward ? 1 : -1, from: grid)
      })
  }

  private func button(_ day: Date, isToday: Bool) -> some View {
    let isSelected = isSelected(day)
    return Button {
      select(day)
    } label: {
      Text(verbatim: place.dayNumber(day)).accessibilityLabel(Text(verbatim: place.spokenDay(day)))
    }
    .buttonStyle(DayStyle(isSelected: isSelected, isToday: isToday))
    .disabled(!limits.meet(.day, of: day, in: place.calendar))
    .accessibilityAddTraits(isSelected ? .isSelected : [])
    .entersFocusGroup(isSelected)
  }
}

/// Reads the date of the window when the calendar appears, before it is drawn.
private struct TodayReader: View {
  @Binding var today: Date?

  var body: some View {
    // A schedule without dates has the date at which it was requested.
    TimelineView(.explicit([])) { context in
      Color.clear.onAppear { today = context.date }
    }
  }
}

/// A day of a calendar: in a disk if it is selected, and in the tint if it is today.
private struct DayStyle: ButtonStyle {
  let isSelected: Bool
  let isToday: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var tint

  private var accent: AnyShapeStyle { tint ?? AnyShapeStyle(Color.accentColor) }

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.system(size: isSelected ? 22 : 20, weight: isSelected ? .medium : .regular))
      .foregroundStyle(color)
      .lineLimit(1)
      .minimumScaleFactor(0.5)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .decoration {
        Circle().fill(accent)
          .opacity(!isSelected ? 0 : isToday ? 1 : 0.15)
          .frame(maxWidth: MonthCalendar.row, maxHeight: MonthCalendar.row)
      }
      .opacity(configuration.isPressed ? 0.5 : 1)
      .contentShape(Rectangle())
  }

  private var color: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(.system(.tertiary))) }
    if isSelected, isToday { return AnyShapeStyle(Color.white) }
    return isSelected || isToday ? accent : AnyShapeStyle(Color.primary)
  }
}

extension DayStyle: StyledBody {
  package nonisolated static var styleType: Any.Type { GraphicalDatePickerStyle.self }
}
