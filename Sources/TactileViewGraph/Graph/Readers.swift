/// The computations that have read a value, including evaluations that are no longer current.
package struct Readers {
  package init() {}

  private var readings = ShortList<Reading>()
  /// The smallest number of readings at which those that are no longer current are dropped.
  private static let smallestLimit = 16

  /// Adds the computation being evaluated on this thread.
  package mutating func track() {
    guard let dependent = ThreadContext.current.evaluation else { return }
    add(dependent)
  }

  private mutating func add(_ dependent: Dependent) {
    let lastIndex = readings.count - 1
    if lastIndex >= 0 {
      var last = readings[lastIndex]
      guard last.last != dependent else { return }
      if last.add(dependent) {
        readings[lastIndex] = last
        return
      }
      dropOutdatedIfFull()
    }
    readings.append(Reading(dependent))
  }

  /// Drops the computations that are no longer current, if there is no more room, and makes room for as many as remain.
  ///
  /// So the amortized cost per read is constant.
  private mutating func dropOutdatedIfFull() {
    guard case .many(let all) = readings, all.count == all.capacity,
      all.count >= Self.smallestLimit
    else { return }
    let current = MainActor.assumeIsolated {
      dependents.filter { DependentTable.shared.node(of: $0) != nil }
    }
    var room: [Reading] = []
    room.reserveCapacity(max(Self.smallestLimit, current.count * 2))
    readings = .many(room)
    current.forEach { add($0) }
  }

  private var dependents: [Dependent] {
    readings.flatMap { [$0.first, $0.second].compactMap(\.self) }
  }

  /// Removes all computations, and returns the nodes of those that are current, each with the phase in which it read the
  /// value.
  @MainActor mutating func removeAll() -> [(node: ViewNode, phase: PhaseSet)] {
    let all = readings
    readings = .empty
    var current: [(node: ViewNode, phase: PhaseSet)] = []
    all.forEach { reading in
      if let node = DependentTable.shared.node(of: reading.first) {
        current.append((node, reading.first.phase))
      }
      if let second = reading.second, let node = DependentTable.shared.node(of: second) {
        current.append((node, second.phase))
      }
    }
    return current
  }
}

/// One computation that has read a value, or two of one node, which hardly take more room.
///
/// Nearly all values have one reader, or are read in two phases of a node.
private struct Reading {
  let first: Dependent
  private var secondStamp: UInt16 = 0
  /// The phase of the second computation; none if there is only one.
  private var secondPhase: PhaseSet = []

  init(_ dependent: Dependent) { first = dependent }

  var second: Dependent? {
    secondPhase.isEmpty
      ? nil : Dependent(node: first.node, stamp: secondStamp, phase: secondPhase)
  }

  var last: Dependent { second ?? first }

  /// Adds a computation, and returns true, if it is the second one of the node.
  mutating func add(_ dependent: Dependent) -> Bool {
    guard secondPhase.isEmpty, dependent.node == first.node else { return false }
    (secondStamp, secondPhase) = (dependent.stamp, dependent.phase)
    return true
  }
}
