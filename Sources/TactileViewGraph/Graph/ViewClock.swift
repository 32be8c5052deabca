import Foundation

/// A node whose content changes at a certain time.
@MainActor
package protocol ClockListener: ViewNode {
  /// Called when the requested time has come; the listener requests the next time itself.
  func timeHasCome()
}

/// The scheduled changes of texts and timelines.
///
/// They do not keep a window from coming to rest.
@MainActor
package final class ViewClock {
  /// The tolerance for rounding errors in sums of seconds: times this close are due.
  package nonisolated static let tolerance: TimeInterval = 1e-6

  private struct Entry {
    let listener: any ClockListener
    let time: TimeInterval
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// The time of the next change, in the host's seconds; nil if none is scheduled.
  var nextTime: TimeInterval? {
    entries.isEmpty ? nil : entries.values.lazy.map(\.time).min()
  }

  /// Schedules a listener's next change, replacing any earlier request; nil cancels it.
  package func set(_ time: TimeInterval?, for listener: any ClockListener) {
    if time == nil, entries.isEmpty { return }
    entries[ObjectIdentifier(listener)] = time.map { Entry(listener: listener, time: $0) }
  }

  func removeAll() { entries = [:] }

  /// Notifies the listeners whose time has come; each has to request its next time again.
  func advance(to time: TimeInterval) {
    let limit = time + Self.tolerance
    for (key, due) in entries where due.time <= limit {
      // A listener that was notified before may have replaced or canceled the request.
      guard let entry = entries[key], entry.time <= limit else { continue }
      entries[key] = nil
      entry.listener.timeHasCome()
    }
  }
}

extension ViewGraph {
  /// The current date in the window.
  package var date: Date { configuration.date.addingTimeInterval(time) }
}
