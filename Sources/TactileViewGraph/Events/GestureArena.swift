import Foundation

/// Decides which of the active gestures may act.
///
/// The arena is a plain value that knows the standing of each gesture, but no events, views or time. Entries are sorted
/// by precedence. A single rule decides: *gestures that share a touch depend on those that precede them. A gesture is
/// held until all of these have failed, and beaten when one of them has not* (rules 3.8.42 and 3.8.43).
///
/// The pans of scroll views are an exception: no gesture waits for them, so others may begin first and beat them, except
/// for presses of buttons (rules 2.4.48, 2.4.54 and 3.8.46). Their place among the entries only decides which gesture
/// begins if both could begin with the same event.
struct GestureArena {
  /// An active gesture.
  struct Entry {
    let id: GestureID
    let priority: GesturePriority
    /// The number of elements around the view.
    let depth: Int
    /// The number of taps, if the gesture recognizes only taps; otherwise nil.
    let tapCount: Int?
    /// Whether a pan takes over its touches, as it does for a button (rule 2.4.49).
    var yieldsToPans = false
    /// The numbers of the touches that reached the gesture.
    var touches: [Int]
    var standing: GestureStanding = .possible
    /// Whether a gesture that was since removed had beaten this one.
    var wasBeaten = false
  }

  /// The entries in the order of precedence.
  private(set) var entries: [Entry] = []

  func index(of id: GestureID) -> Int? { entries.firstIndex { $0.id == id } }

  /// Returns the verdict for an entry that follows from the standing of the others.
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

  /// Removes an entry that has ended; entries that it had beaten stay beaten.
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

  /// Sorts the entries by precedence.
  ///
  /// High-priority gestures come first, ancestors before descendants, and then all others, descendants before
  /// ancestors. Taps with a lower count come after those with a higher count (rule 3.2.9). Pans come after the gestures
  /// of their content, but before presses, which may not begin with the event that begins a pan.
  private mutating func sort() {
    guard entries.count > 1 else { return }
    var (sorted, pans): ([Entry], [Entry]) = ([], [])
    for entry in entries.sorted(by: { $0.comesBefore($1) }) {
      if entry.priority == .pan {
        pans.append(entry)
      } else {
        let fewer = sorted.firstIndex { $0.isTapOfFewer(than: entry) }
        sorted.insert(entry, at: fewer ?? sorted.count)
      }
    }
    for pan in pans {
      let later = sorted.firstIndex { pan.precedesAsPan($0) }
      sorted.insert(pan, at: later ?? sorted.count)
    }
    entries = sorted
  }
}

extension GestureArena.Entry {
  /// Returns the verdict of this entry for another one.
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

  /// Returns whether a gesture precedes another one of its kind; pans are among themselves.
  fileprivate func comesBefore(_ other: Self) -> Bool {
    switch (priority == .high, other.priority == .high) {
    case (true, true): depth < other.depth
    case (true, false): true
    case (false, true): false
    case (false, false): depth > other.depth
    }
  }

  /// Returns whether this pan begins rather than another gesture that could begin with the same event (rule 2.4.54).
  fileprivate func precedesAsPan(_ other: Self) -> Bool {
    switch other.priority {
    case .simultaneous: false
    case .high: other.yieldsToPans
    case .standard: other.yieldsToPans || depth > other.depth
    case .pan: depth > other.depth
    }
  }

  fileprivate func isTapOfFewer(than other: Self) -> Bool {
    guard let tapCount, let count = other.tapCount, priority == other.priority else { return false }
    return priority != .simultaneous && tapCount < count
  }
}
