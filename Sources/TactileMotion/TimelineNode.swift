import Foundation
@_spi(Engine) import TactileViewGraph

/// Evaluates the content of a ``TimelineView`` at the dates of its schedule.
@MainActor
final class TimelineNode<Schedule: TimelineSchedule, Content: View>: ViewNode, ClockListener,
  ValueNode
{
  private var view: TimelineView<Schedule, Content>
  private var dates: TimelineDates<Schedule.Entries.Iterator>
  private var isParked = false
  private let modelTracking = ModelTracking(
    ViewDescriptor.of(TimelineView<Schedule, Content>.self).modelUse)

  init(_ view: TimelineView<Schedule, Content>, inputs: ViewInputs) {
    self.view = view
    dates = TimelineDates(view.schedule, at: inputs.graph.date)
    super.init(inputs: inputs)
    evaluating { adopt(makeNode($0, inputs)) }
    waitForNext()
  }

  override var name: String { "timeline" }

  private static var mostSkipped: Int { 10_000 }

  func update(_ newView: TimelineView<Schedule, Content>) {
    if !ValueComparison.areEqual(newView.schedule, view.schedule) {
      dates = TimelineDates(newView.schedule, at: graph.date)
    }
    view = newView
    updateBody()
  }

  override func updateBody() {
    if !dates.advance(to: graph.date, most: Self.mostSkipped) {
      // After a long time, creating the entries again is faster than iterating over the past dates.
      dates = TimelineDates(view.schedule, at: graph.date)
    }
    evaluating { updateNode(children[0], $0, inputs) }
    waitForNext()
  }

  override func didRemove() {
    modelTracking.release()
    graph.clock.set(nil, for: self)
  }

  private func evaluating(_ body: (Content) -> Void) {
    graph.statistics.bodies += 1
    noteBody()
    let context = TimelineViewDefaultContext(date: dates.current, cadence: .live)
    body(tracking(.body) { modelTracking.evaluate(in: graph) { view.content(context) } })
  }

  // MARK: Dates

  private func waitForNext() {
    let next = isRemoved || isParked ? nil : dates.next
    // Dates in rapid succession are shown at least a thousandth of a second apart.
    graph.clock.set(
      next.map { max($0.timeIntervalSince(graph.configuration.date), graph.time + 0.001) },
      for: self)
  }

  func timeHasCome() {
    blame(.time)
    setNeeds(.body)
  }

  override func didPark() {
    isParked = true
    waitForNext()
  }

  override func willUnpark() {
    isParked = false
    timeHasCome()
  }
}

/// The dates of a schedule and the current position among them.
private struct TimelineDates<Iterator: IteratorProtocol> where Iterator.Element == Date {
  private var iterator: Iterator
  /// The last date that has passed, or the start date if none has.
  private(set) var current: Date
  /// The next date; nil if there is none.
  private(set) var next: Date?
  private var hasBegun = false

  /// The maximum number of past dates to skip.
  private static var mostPassed: Int { 1_000_000 }

  init<Schedule: TimelineSchedule>(_ schedule: Schedule, at now: Date)
  where Schedule.Entries.Iterator == Iterator {
    iterator = schedule.entries(from: now, mode: .normal).makeIterator()
    current = now
    next = iterator.next()
    if advance(to: now, most: Self.mostPassed) { return }
    RuntimeWarning.issue(
      "A TimelineView stopped updating, because more than a million dates of its schedule have "
        + "passed. Return dates from entries(from:mode:) that begin near its start date.")
    next = nil
  }

  /// Advances to the last date that has passed.
  ///
  /// - Returns: False if the maximum number of dates was skipped and more have passed.
  mutating func advance(to now: Date, most: Int) -> Bool {
    let now = now.addingTimeInterval(ViewClock.tolerance)
    var passed = 0
    // This condition also skips NaN dates.
    while let date = next, !(date > now) {
      if date.timeIntervalSinceReferenceDate.isNaN == false, !hasBegun || date > current {
        current = date
        hasBegun = true
      }
      passed += 1
      guard passed < most else { return false }
      next = iterator.next()
    }
    return true
  }
}
