import Foundation

/// The texts that say something else when some time has come.
///
/// Nothing waits for them: a window with a clock in it comes to rest.
@MainActor
final class TextClock {
  private struct Entry {
    let node: TextNode
    let time: TimeInterval
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// When the next text changes, in the host's seconds.
  var nextTime: TimeInterval? {
    entries.isEmpty ? nil : entries.values.lazy.map(\.time).min()
  }

  /// Has a text told at a moment, and at no other; nil for never.
  func set(_ time: TimeInterval?, for node: TextNode) {
    if time == nil, entries.isEmpty { return }
    entries[ObjectIdentifier(node)] = time.map { Entry(node: node, time: $0) }
  }

  /// Tells the texts whose moment has come; each has to ask again.
  func advance(to time: TimeInterval) {
    for (key, entry) in entries where entry.time <= time {
      entries[key] = nil
      entry.node.timeHasCome()
    }
  }
}

extension ViewGraph {
  /// What time it is in the window.
  package var date: Date { configuration.date.addingTimeInterval(time) }
}
