import Foundation

/// Who says or makes something else when some time has come.
@MainActor
protocol ClockListener: ViewNode {
  /// The time has come; who wants to hear of another asks again.
  func timeHasCome()
}

/// The texts and timelines that are others when some time has come.
///
/// Nothing waits for them: a window with a clock in it comes to rest.
@MainActor
final class ViewClock {
  /// What sums of fractions of seconds may be wrong by: a moment that near has come.
  nonisolated static let tolerance: TimeInterval = 1e-6

  private struct Entry {
    let listener: any ClockListener
    let time: TimeInterval
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// When the next of them changes, in the host's seconds.
  var nextTime: TimeInterval? {
    entries.isEmpty ? nil : entries.values.lazy.map(\.time).min()
  }

  /// Has a listener told at a moment, and at no other; nil for never.
  func set(_ time: TimeInterval?, for listener: any ClockListener) {
    if time == nil, entries.isEmpty { return }
    entries[ObjectIdentifier(listener)] = time.map { Entry(listener: listener, time: $0) }
  }

  /// Tells those whose moment has come; each has to ask again.
  func advance(to time: TimeInterval) {
    for (key, entry) in entries where entry.time <= time + Self.tolerance {
      entries[key] = nil
      entry.listener.timeHasCome()
    }
  }
}

extension ViewGraph {
  /// What time it is in the window.
  package var date: Date { configuration.date.addingTimeInterval(time) }
}
