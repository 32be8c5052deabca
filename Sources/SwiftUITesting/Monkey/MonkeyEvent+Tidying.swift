import SwiftUI

extension [MonkeyEvent] {
  /// The events without those that have no effect, with neighboring waits as one.
  ///
  /// No finger is down, and the window is active, where the monkey judges what the window shows: at rests and at touches
  /// that are canceled. Without the start of a touch, its moves are waits.
  var tidied: [MonkeyEvent] {
    var tidy = TidyScript()
    for event in self { tidy.append(event) }
    return tidy.events
  }

  /// The events with all touches and clicks at the place of the last touch, and no moves.
  ///
  /// Many faults need only repeated presses of one button, which other presses would move away.
  var atOnePlace: [MonkeyEvent] {
    var place: CGPoint?
    for case .touchDown(let location, _) in self { place = location }
    guard let place else { return self }
    return map { event in
      switch event {
      case .touchDown(_, let finger): .touchDown(place, finger: finger)
      case .touchMove(_, let duration, _): .advance(duration)
      case .click(_, let button): .click(place, button: button)
      default: event
      }
    }
  }

  /// The events with all touches made by one finger.
  var withOneFinger: [MonkeyEvent] {
    map { event in
      switch event {
      case .touchDown(let location, _): .touchDown(location, finger: 0)
      case .touchMove(let location, let duration, _):
        .touchMove(location, over: duration, finger: 0)
      case .touchUp: .touchUp(finger: 0)
      case .touchCancel: .touchCancel(finger: 0)
      default: event
      }
    }
  }
}

/// A script that leaves out events without an effect.
private struct TidyScript {
  private(set) var events: [MonkeyEvent] = []
  private var fingers: Set<Int> = []
  private var isActive = true

  mutating func append(_ event: MonkeyEvent) {
    switch event {
    case .touchDown(_, let finger):
      guard fingers.insert(finger).inserted else { return }
    case .touchMove(_, let duration, let finger) where !fingers.contains(finger):
      append(.advance(duration))
      return
    case .touchUp(let finger), .touchCancel(let finger):
      guard fingers.remove(finger) != nil else { return }
    case .advance(let duration):
      guard duration > 0 else { return }
      if case .advance(let earlier) = events.last {
        events[events.count - 1] = .advance(((earlier + duration) * 100).rounded() / 100)
        return
      }
    case .activate(let isActive):
      guard isActive != self.isActive else { return }
      self.isActive = isActive
    case .rest, .canceledTouch:
      for finger in fingers.sorted() { append(.touchUp(finger: finger)) }
      append(.activate(true))
      if event == .rest, events.last == .rest { return }
    case .touchMove, .click, .hover, .scroll, .press, .type: break
    }
    events.append(event)
  }
}
