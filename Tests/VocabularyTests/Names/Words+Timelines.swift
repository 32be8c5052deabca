import SwiftUI

// Timeline views, and schedules of their dates.

struct EverySecondDay: TimelineSchedule {
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
    let step: TimeInterval = mode == .lowFrequency ? 172_800 : 86_400
    return (0..<10).map { startDate.addingTimeInterval(Double($0) * step) }
  }
}

struct ClockFace: View {
  let context: TimelineViewDefaultContext

  var showsSeconds: Bool { context.cadence <= .seconds }
  var hidesTenths: Bool { context.cadence > .live && context.cadence != .minutes }
  var seconds: Double { context.date.timeIntervalSinceReferenceDate }

  var body: some View {
    Text(context.date, style: .time).opacity(showsSeconds && !hidesTenths ? 1 : 0.5)
      .rotationEffect(.degrees(seconds.truncatingRemainder(dividingBy: 60) * 6))
  }
}

struct Timelines: View {
  @State private var start = Date.now
  @State private var isPaused = false

  var schedules: [any TimelineSchedule] {
    [
      PeriodicTimelineSchedule(from: start, by: 2), EveryMinuteTimelineSchedule(),
      ExplicitTimelineSchedule([start]), AnimationTimelineSchedule(),
      AnimationTimelineSchedule(minimumInterval: 0.1, paused: isPaused),
    ]
  }

  var dates: [Date?] {
    var periodic = PeriodicTimelineSchedule(from: start, by: 2).entries(from: start, mode: .normal)
    var minutes = EveryMinuteTimelineSchedule().entries(from: start, mode: .normal)
    var frames = AnimationTimelineSchedule().entries(from: start, mode: .normal)
    let days = ExplicitTimelineSchedule([start]).entries(from: start, mode: .lowFrequency)
    return [periodic.next(), minutes.next(), frames.next(), days.first]
      + frames.prefix(3).map(Optional.some)
  }

  private func first<S: TimelineSchedule>(of schedule: S, after date: Date) -> Date? {
    schedule.entries(from: date, mode: .normal).first { $0 > date }
  }

  var body: some View {
    TimelineView(.animation) { context in
      Button("Pulse") { isPaused.toggle() }
        .opacity(context.date.timeIntervalSince(start).truncatingRemainder(dividingBy: 1))
    }
    TimelineView(.animation(minimumInterval: 1 / 30, paused: isPaused)) { ClockFace(context: $0) }
    TimelineView(.animation(paused: isPaused)) { ClockFace(context: $0) }
    TimelineView(.periodic(from: start, by: 1.0)) { context in
      if context.cadence == .live { Text("\(context.date)") }
      Text(context.date.formatted())
    }
    TimelineView(.everyMinute) { timeline in Text(timeline.date, style: .time) }
    TimelineView(.explicit([start, start.addingTimeInterval(5)])) { _ in Text("A") }
    TimelineView(EverySecondDay()) { (context: TimelineViewDefaultContext) in
      Text("\(context.date)")
    }
    TimelineView(PeriodicTimelineSchedule(from: .now, by: 5)) { context in
      let phase = context.date.timeIntervalSinceReferenceDate.remainder(dividingBy: 2)
      Circle().scale(1 + phase / 10).fill(.red)
    }
  }
}
