import SwiftUI

@_spi(Engine) @testable import TactileViewGraph

/// Touches on views inside each other, each with a gesture: a model of which gestures are recognized.
///
/// It follows the rules with a list of all gestures that there ever were, and looks at each of them
/// again whenever anything might have happened.
struct NaiveRouter {
  /// A view with a gesture; the views inside it follow.
  struct Layer {
    let gesture: NaiveGesture
    let priority: GesturePriority
    /// Whether a callback observes the changes of the gesture.
    let isObserved: Bool
    /// The place of the view's top left corner in the window.
    let origin: CGPoint
    let side: CGFloat

    var tapCount: Int? { if case .tap(let count) = gesture { count } else { nil } }
  }

  /// A gesture that a touch has begun.
  private struct Player {
    let layer: Int
    var story: [NaiveGesture.Moment] = []
    /// All touches that reached the gesture, and those that are still down.
    var touches: Set<Int>
    var down: Set<Int>
    var phase = NaiveGesture.Phase.possible
    var told: [Double]?
    var hasLeft = false
  }

  let layers: [Layer]
  private(set) var journal: [String] = []
  private var players: [Player] = []
  private var touches: [PointerEvent.Pointer: Int] = [:]
  private var touchCount = 0
  /// The times of the events so far, after which something may be due.
  private var times: [TimeInterval] = []

  init(_ layers: [Layer]) { self.layers = layers }

  /// Whether one layer's gesture precedes another's (rules 3.2.9 and 3.8.42).
  private func precedes(_ one: Int, _ other: Int) -> Bool {
    let (first, second) = (layers[one], layers[other])
    if first.priority == second.priority, let count = first.tapCount, let few = second.tapCount,
      count != few
    {
      return count > few
    }
    switch (first.priority == .high, second.priority == .high) {
    case (true, true): return one < other
    case (true, false): return true
    case (false, true): return false
    case (false, false): return one > other
    }
  }

  /// Whether the pairs have one order: otherwise the rules leave it open.
  var hasOrder: Bool {
    let ranks = layers.indices.map { layer in
      layers.indices.count { $0 != layer && precedes($0, layer) }
    }
    return Set(ranks).count == layers.count
  }

  // MARK: Events

  mutating func send(_ event: PointerEvent) {
    advance(to: event.time)
    times.append(event.time)
    if event.phase == .began {
      touchCount += 1
      touches[event.pointer] = touchCount
      for (index, layer) in layers.enumerated() {
        let frame = CGRect(
          x: layer.origin.x, y: layer.origin.y, width: layer.side, height: layer.side)
        guard frame.contains(event.location) else { break }
        if let player = players.indices.first(where: {
          players[$0].layer == index && !players[$0].hasLeft
        }) {
          players[player].touches.insert(touchCount)
          players[player].down.insert(touchCount)
        } else {
          players.append(Player(layer: index, touches: [touchCount], down: [touchCount]))
        }
      }
    }
    guard let touch = touches[event.pointer] else { return }
    if event.phase == .ended || event.phase == .cancelled {
      touches[event.pointer] = nil
      for index in players.indices { players[index].down.remove(touch) }
    }
    step(event, touch, event.time)
  }

  /// Looks at all gestures whenever one of the rules' durations may have passed.
  mutating func advance(to time: TimeInterval) {
    let durations = [0.1, 0.35, 0.5, 0.75]
    let last = times.last ?? time
    var dues = times.flatMap { start in durations.map { start + $0 } }
    dues += dues.map { $0 + 0.35 }
    for due in Set(dues).sorted() where due > last && due <= time { step(nil, nil, due) }
  }

  private mutating func step(_ event: PointerEvent?, _ touch: Int?, _ time: TimeInterval) {
    let order = players.indices.filter { !players[$0].hasLeft }
      .sorted { precedes(players[$0].layer, players[$1].layer) }
    for index in order where !players[index].phase.isTerminal {
      let player = players[index]
      let hears = touch.map(player.touches.contains) ?? false
      let moment = NaiveGesture.Moment(
        sample: hears ? event.map { sample($0, layers[player.layer]) } : nil, time: time,
        verdict: verdict(on: player))
      let story = player.story + [moment]
      let phase = layers[player.layer].gesture.phases(story)[story.count - 1]
      // Nothing is remembered of times at which nothing happened.
      if hears || phase != player.phase { players[index].story = story }
      players[index].phase = phase
      tell(index)
    }
    close(time)
  }

  /// Notes what the callbacks of a gesture are told (rules 3.6.33 to 3.6.35).
  private mutating func tell(_ index: Int) {
    let player = players[index]
    switch player.phase {
    case .active(let value) where layers[player.layer].isObserved && value != player.told:
      players[index].told = value
      journal.append("\(player.layer) changed \(Self.text(value))")
    case .ended(let value): journal.append("\(player.layer) ended \(Self.text(value))")
    default: break
    }
  }

  /// Lets gestures go whose touches are all up, unless they wait for others or for time (rule 3.1.1).
  private mutating func close(_ time: TimeInterval) {
    for index in players.indices where !players[index].hasLeft && players[index].down.isEmpty {
      let player = players[index]
      if player.phase.isTerminal {
        players[index].hasLeft = true
        continue
      }
      let verdict = verdict(on: player)
      let later =
        player.story + [NaiveGesture.Moment(sample: nil, time: time + 1000, verdict: .free)]
      let phases = layers[player.layer].gesture.phases(later)
      let isWaiting = verdict == .wait || phases[later.count - 1] != player.phase
      if verdict != .beaten, isWaiting { continue }
      players[index].hasLeft = true
      players[index].phase = .failed
      // Others may have waited for it.
      return step(nil, nil, time)
    }
  }

  private func verdict(on player: Player) -> GestureVerdict {
    guard layers[player.layer].priority != .simultaneous else { return .free }
    let before = players.filter {
      $0.layer != player.layer && layers[$0.layer].priority != .simultaneous
        && precedes($0.layer, player.layer) && !$0.touches.isDisjoint(with: player.touches)
    }
    let standings = before.map(\.phase.standing)
    if standings.contains(.active) || standings.contains(.ended) { return .beaten }
    return standings.contains(.possible) ? .wait : .free
  }

  private func sample(_ event: PointerEvent, _ layer: Layer) -> PointerSample {
    PointerSample(
      pointer: event.pointer, phase: event.phase, time: event.time, global: event.location,
      location: CGPoint(
        x: event.location.x - layer.origin.x, y: event.location.y - layer.origin.y),
      bounds: CGRect(x: 0, y: 0, width: layer.side, height: layer.side))
  }

  /// A value of a gesture, as it is noted.
  static func text(_ value: [Double]) -> String {
    value.map { String(($0 * 1000).rounded() / 1000 + 0) }.joined(separator: " ")
  }
}
