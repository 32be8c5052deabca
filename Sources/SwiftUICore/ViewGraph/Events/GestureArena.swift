import Foundation

/// Decides which of the gestures at work may act: a plain value that knows where each of them
/// stands, and nothing of events, views or time.
///
/// Entries stand in order of precedence. One sentence rules: *what comes first and shares a touch
/// decides; a gesture is held until all of those have failed, and beaten when one of them has not*
/// (rules 3.8.42 and 3.8.43).
///
/// The pans of scroll views come before all and are the exception: nobody waits for them, so others
/// may begin before them and beat them; presses of buttons only do not (rules 2.4.48, 2.4.54 and
/// 3.8.46).
struct GestureArena {
  /// One gesture at work.
  struct Entry {
    let id: GestureID
    let priority: GesturePriority
    /// How many elements stand around the view.
    let depth: Int
    /// The number of taps, where it recognises nothing but taps.
    let tapCount: Int?
    /// Whether a pan takes the touch away from it, as it does from a button (rule 2.4.49).
    var yieldsToPans = false
    /// The touches that reached it, by number.
    var touches: [Int]
    var standing: GestureStanding = .possible
    /// Whether one that has left had beaten it.
    var wasBeaten = false
  }

  /// What comes first stands first.
  private(set) var entries: [Entry] = []

  func index(of id: GestureID) -> Int? { entries.firstIndex { $0.id == id } }

  /// What the entries that come first leave to the one at an index.
  func verdict(at index: Int) -> GestureVerdict {
    let entry = entries[index]
    guard entry.priority != .simultaneous else { return .free }
    var verdict: GestureVerdict = entry.wasBeaten ? .beaten : .free
    for other in entries.indices where other != index {
      verdict = verdict.and(entries[other].leaves(to: entry, comesFirst: other < index))
    }
    return verdict
  }

  mutating func insert(_ entry: Entry) {
    entries.append(entry)
    sort()
  }

  mutating func join(_ id: GestureID, touch: Int) {
    if let index = index(of: id) { entries[index].touches.append(touch) }
  }

  mutating func note(_ standing: GestureStanding, at index: Int) {
    entries[index].standing = standing
  }

  /// Takes out an entry that is over; whom it had beaten stays so.
  mutating func remove(_ id: GestureID) {
    guard let index = index(of: id) else { return }
    if entries[index].standing == .ended {
      for other in entries.indices where other != index {
        if entries[index].leaves(to: entries[other], comesFirst: index < other) == .beaten {
          entries[other].wasBeaten = true
        }
      }
    }
    entries.remove(at: index)
  }

  /// Pans first, since others may not begin with the event with which a pan does; then high priority,
  /// ancestors before descendants, then the others, descendants before ancestors; but taps of few
  /// counts behind those of more (rule 3.2.9).
  private mutating func sort() {
    var sorted: [Entry] = []
    for entry in entries.sorted(by: { $0.comesBefore($1) }) {
      let fewer = sorted.firstIndex { $0.isTapOfFewer(than: entry) }
      sorted.insert(entry, at: fewer ?? sorted.count)
    }
    entries = sorted
  }
}

extension GestureArena.Entry {
  /// What it leaves to another one.
  fileprivate func leaves(to other: Self, comesFirst: Bool) -> GestureVerdict {
    guard priority != .simultaneous, other.priority != .simultaneous,
      touches.contains(where: { other.touches.contains($0) })
    else { return .free }
    let hasBegun = standing == .active || standing == .ended
    switch (priority == .pan, other.priority == .pan) {
    case (false, false): return comesFirst ? GestureVerdict(after: standing) : .free
    case (false, true): return hasBegun && !yieldsToPans ? .beaten : .free
    case (true, false): return hasBegun ? .beaten : .free
    case (true, true): return hasBegun && comesFirst ? .beaten : .free
    }
  }

  fileprivate func comesBefore(_ other: Self) -> Bool {
    if (priority == .pan) != (other.priority == .pan) { return priority == .pan }
    return switch (priority == .high, other.priority == .high) {
    case (true, true): depth < other.depth
    case (true, false): true
    case (false, true): false
    case (false, false): depth > other.depth
    }
  }

  fileprivate func isTapOfFewer(than other: Self) -> Bool {
    guard let tapCount, let count = other.tapCount, priority == other.priority else { return false }
    return priority != .simultaneous && tapCount < count
  }
}

/// Tells gestures at work apart.
package struct GestureID: Hashable, Sendable {
  package let number: Int
}
