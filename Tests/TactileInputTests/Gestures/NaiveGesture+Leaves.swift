import SwiftUI

@_spi(Engine) @testable import TactileViewGraph

/// The gestures that are made of no others: the phase after a story, if it hasn't been over before.
extension NaiveGesture {
  func phase(_ story: [Moment]) -> Phase {
    let now = story[story.count - 1].time
    let samples = story.compactMap(\.sample)
    switch self {
    case .tap(let count): return tap(samples, count, now)
    case .hold(let duration, let distance, let isActive):
      return hold(samples, duration, distance, isActive, now)
    case .drag(let distance): return drag(samples, distance)
    case .magnify(let least):
      return pair(samples, least) { start, way, _ in
        max(length(way), 1) / max(length(start), 1) - 1
      }
    case .rotate(let least): return pair(samples, least) { _, _, turn in turn }
    case .pan(let axes, let catches): return pan(samples, axes, catches)
    case .press(let outset, let delay): return press(samples, outset, delay, now)
    case .exclusive, .simultaneous, .sequence: return .failed
    }
  }

  private func length(_ way: CGVector) -> Double { hypot(way.dx, way.dy) }

  private func way(_ first: CGPoint, _ second: CGPoint) -> CGVector {
    CGVector(dx: second.x - first.x, dy: second.y - first.y)
  }

  /// How far a pointer is from where it began, in the window.
  private func distance(_ sample: PointerSample, from start: PointerSample) -> CGFloat {
    length(way(start.global, sample.global))
  }

  private func isBegin(_ sample: PointerSample) -> Bool {
    // A touch that was down before the gesture could begin goes on with a move.
    sample.phase == .began || sample.phase == .moved
  }

  /// Rule 3.4.22: the last three samples of different times, of which the latest counts.
  private func velocity(_ samples: [(value: Double, time: TimeInterval)]) -> Double {
    let times = Set(samples.map(\.time)).sorted().suffix(3)
    let last = times.compactMap { time in samples.last { $0.time == time } }
    let speeds = zip(last, last.dropFirst()).map { ($1.value - $0.value) / ($1.time - $0.time) }
    if speeds.count == 2 { return speeds[0] * 0.75 + speeds[1] * 0.25 }
    return speeds.first ?? 0
  }

  // MARK: Taps, long presses and drags

  /// Rules 3.2.7 and 3.2.8.
  private func tap(_ samples: [PointerSample], _ count: Int, _ now: TimeInterval) -> Phase {
    var rest = samples[...]
    // The time before which something has to happen.
    var limit = TimeInterval.infinity
    for tap in 1...count {
      guard let start = rest.popFirst() else { return now >= limit ? .failed : .possible }
      guard isBegin(start), start.time < limit else { return .failed }
      limit = start.time + 0.75
      while true {
        guard let sample = rest.popFirst() else { return now >= limit ? .failed : .possible }
        // A second touch, or one that is canceled, held or strays.
        guard sample.pointer == start.pointer, sample.phase == .moved || sample.phase == .ended,
          sample.time < limit, distance(sample, from: start) < 45
        else { return .failed }
        guard sample.phase == .ended else { continue }
        if tap == count { return .ended([sample.location.x, sample.location.y]) }
        limit = sample.time + 0.35
        break
      }
    }
    return .failed
  }

  /// Rule 3.3.14.
  private func hold(
    _ samples: [PointerSample], _ duration: TimeInterval, _ far: CGFloat, _ isActive: Bool,
    _ now: TimeInterval
  ) -> Phase {
    guard let start = samples.first else { return .possible }
    guard isBegin(start) else { return .failed }
    if duration <= 0 { return .ended([1]) }
    let strays = samples.dropFirst().contains {
      $0.time < start.time + duration
        && ($0.phase != .moved || $0.pointer != start.pointer || distance($0, from: start) >= far)
    }
    if strays { return .failed }
    if now >= start.time + duration { return .ended([1]) }
    return isActive ? .active([1]) : .possible
  }

  /// Rules 3.4.18 to 3.4.27.
  private func drag(_ samples: [PointerSample], _ least: CGFloat) -> Phase {
    guard let start = samples.first, let last = samples.last else { return .possible }
    guard isBegin(start),
      samples.dropFirst().allSatisfy({
        $0.pointer == start.pointer && $0.phase != .began && $0.phase != .cancelled
      })
    else { return .failed }
    let hasBegun = samples.contains { distance($0, from: start) >= least }
    let value =
      [last.location.x, last.location.y, start.location.x, start.location.y]
      + [velocity(samples.map { ($0.location.x, $0.time) })]
      + [velocity(samples.map { ($0.location.y, $0.time) })]
      + [last.time]
    if last.phase == .ended { return hasBegun ? .ended(value) : .failed }
    return hasBegun ? .active(value) : .possible
  }

  // MARK: Two fingers

  /// Rule 3.5.29: the gesture begins when its number has changed enough, and ends with a finger.
  private func pair(
    _ samples: [PointerSample], _ least: Double,
    _ number: (_ start: CGVector, _ now: CGVector, _ turn: Double) -> Double
  ) -> Phase {
    // The first two that go down; others are ignored.
    var fingers: [PointerEvent.Pointer] = []
    for sample in samples where sample.phase == .began && fingers.count < 2 {
      fingers.append(sample.pointer)
    }
    let own = samples.filter { sample in
      guard fingers.contains(sample.pointer) else { return false }
      // Until it goes down, a finger isn't known.
      return samples.prefix { $0 != sample }.contains {
        $0.pointer == sample.pointer && $0.phase == .began
      } || sample.phase == .began
    }
    var (places, numbers): ([PointerEvent.Pointer: PointerSample], [(Double, TimeInterval)]) =
      ([:], [])
    var (start, middle): (CGVector?, CGPoint) = (nil, .zero)
    var (turn, hasBegun): (Double, Bool) = (0, false)
    for sample in own {
      if sample.phase == .cancelled { return .failed }
      let before = places
      places[sample.pointer] = sample
      guard fingers.count == 2, let first = places[fingers[0]], let second = places[fingers[1]]
      else {
        if sample.phase == .ended { return .failed }
        continue
      }
      let now = way(first.global, second.global)
      if start == nil {
        start = now
        middle = CGPoint(
          x: (first.location.x + second.location.x) / 2,
          y: (first.location.y + second.location.y) / 2)
      } else if let first = before[fingers[0]], let second = before[fingers[1]] {
        let old = way(first.global, second.global)
        // The smaller angle between the two directions, to the left or right.
        let cross = old.dx * now.dy - old.dy * now.dx
        turn += atan2(cross, old.dx * now.dx + old.dy * now.dy)
      }
      let current = number(start ?? now, now, turn)
      numbers.append((current, sample.time))
      hasBegun = hasBegun || abs(current) >= least
      if sample.phase == .ended { break }
    }
    guard let (current, time) = numbers.last else { return .possible }
    let value = [current, velocity(numbers.map { ($0.0, $0.1) }), time, middle.x, middle.y]
    if own.last?.phase == .ended { return hasBegun ? .ended(value) : .failed }
    return hasBegun ? .active(value) : .possible
  }

  // MARK: Pans and presses

  /// Rules 2.4.48 and 2.4.51.
  private func pan(_ samples: [PointerSample], _ axes: Axis.Set, _ catches: Bool) -> Phase {
    guard let start = samples.first else { return .possible }
    guard start.phase == .began, !start.pointer.isMouse, !axes.isEmpty else { return .failed }
    let own = samples.filter { $0.pointer == start.pointer }
    guard let last = own.last, last.phase != .cancelled else { return .failed }
    func share(_ sample: PointerSample) -> CGFloat? {
      let way = way(start.global, sample.global)
      let along = [
        axes == .vertical ? 0 : abs(way.dx), axes == .horizontal ? 0 : abs(way.dy),
      ]
      let across = axes == .horizontal ? abs(way.dy) : axes == .vertical ? abs(way.dx) : 0
      let moved = hypot(along[0], along[1])
      return moved >= 10 && moved >= across ? 10 / moved : nil
    }
    let moves = own.filter { $0.phase == .moved }
    let beginning = moves.first { share($0) != nil }
    guard catches || beginning != nil else { return last.phase == .ended ? .failed : .possible }
    let slack = catches ? 0 : beginning.flatMap(share) ?? 0
    let origin = beginning ?? start
    let rests = own.reversed().prefix { $0.location == last.location }.last.map {
      last.time - $0.time >= 0.1
    }
    let value = [
      last.location.x - start.location.x - (origin.location.x - start.location.x) * slack,
      last.location.y - start.location.y - (origin.location.y - start.location.y) * slack,
      rests == true ? 0 : velocity(own.map { ($0.location.x, $0.time) }),
      rests == true ? 0 : velocity(own.map { ($0.location.y, $0.time) }),
    ]
    return last.phase == .ended ? .ended(value) : .active(value)
  }

  /// Rules 2.2.21 to 2.2.28.
  private func press(
    _ samples: [PointerSample], _ outset: CGFloat, _ delay: TimeInterval, _ now: TimeInterval
  ) -> Phase {
    guard let start = samples.first, let last = samples.last else { return .possible }
    guard samples.allSatisfy({ $0.pointer == start.pointer && $0.phase != .cancelled }) else {
      return .failed
    }
    func isInside(_ sample: PointerSample) -> Bool {
      let (x, y, bounds) = (sample.location.x, sample.location.y, sample.bounds)
      return x >= bounds.minX - outset && x <= bounds.maxX + outset && y >= bounds.minY - outset
        && y <= bounds.maxY + outset
    }
    if last.phase == .ended { return isInside(last) ? .ended([1]) : .failed }
    // Outside, and where the touch was down before, the press doesn't wait.
    let hasBegun =
      start.pointer.isMouse || start.phase == .moved || now >= start.time + delay
      || samples.contains { !isInside($0) }
    return hasBegun ? .active([isInside(last) ? 1 : 0]) : .possible
  }
}
