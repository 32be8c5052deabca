import Foundation
@_spi(Engine) import TactileMotion
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

extension ProgressView {
  /// Creates a progress view that advances by itself within a date range, with custom labels.
  ///
  /// Use it for a task that takes a known time, such as a countdown. The view needs no updates of your own:
  ///
  /// ```swift
  /// ProgressView(timerInterval: start...start.addingTimeInterval(60)) {
  ///   Text("Tea is ready in")
  /// } currentValueLabel: {
  ///   Text(timerInterval: start...start.addingTimeInterval(60))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - timerInterval: The dates at which the progress begins and ends. Before and after them, it doesn't change.
  ///   - countsDown: Whether the view is full at the beginning and empty at the end; true by default.
  ///   - label: A view builder that creates a view that describes the task.
  ///   - currentValueLabel: A view builder that creates a view that describes the progress.
  ///
  /// Mirrors SwiftUI's `ProgressView.init(timerInterval:countsDown:label:currentValueLabel:)`.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: nil, timer: ProgressTimer(dates: timerInterval, countsDown: countsDown),
      label: label(), currentValueLabel: currentValueLabel())
  }

  /// Creates a progress view that advances by itself within a date range, with a custom label and the time below.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == DefaultDateProgressLabel {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(timer: ProgressTimer(dates: timerInterval, countsDown: countsDown))
    }
  }

  /// Creates a progress view that advances by itself within a date range, with the time below.
  public nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

/// The label of a progress view that advances by itself: the time that is left, or that has passed.
///
/// A ``ProgressView`` that is created with a `timerInterval`, but without a label for its current value, shows this
/// label. You don't create it yourself.
///
/// Mirrors SwiftUI's `DefaultDateProgressLabel`.
public nonisolated struct DefaultDateProgressLabel: View {
  let timer: ProgressTimer

  /// The time as a timer, such as “0:42”.
  @MainActor @preconcurrency public var body: some View {
    Text(timerInterval: timer.dates, countsDown: timer.countsDown)
  }
}

/// The dates between which a progress view advances by itself, and the moments at which it is drawn meanwhile.
///
/// A bar has about a thousand pixels, so as many steps look smooth; more than sixty a second are not drawn.
struct ProgressTimer: TimelineSchedule, Sendable {
  let dates: ClosedRange<Date>
  let countsDown: Bool

  private static let steps = 1000.0

  private var duration: TimeInterval { dates.upperBound.timeIntervalSince(dates.lowerBound) }

  /// Returns the share that is shown at a date, from 0 to 1.
  func fraction(at date: Date) -> Double {
    guard duration > 0 else { return (date < dates.lowerBound) == countsDown ? 1 : 0 }
    let passed = min(max(date.timeIntervalSince(dates.lowerBound) / duration, 0), 1)
    return countsDown ? 1 - passed : passed
  }

  func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
    let step = max(duration / Self.steps, 1.0 / 60)
    let last = (duration / step).rounded(.up)
    // An endless range of dates has no end to come to.
    let count = last.isFinite ? last : 0
    let passed = startDate.timeIntervalSince(dates.lowerBound) / step
    let first = min(max(passed.rounded(.down), 0), count)
    // With their types, because the compiler takes two seconds to find them.
    let indices = sequence(first: first) { (index: Double) -> Double? in
      index < count ? index + 1 : nil
    }
    return indices.lazy.map { (index: Double) -> Date in
      min(dates.lowerBound.addingTimeInterval(index * step), dates.upperBound)
    }
  }
}
