import SwiftUI
@_spi(Engine) import TactileAccessibility
@_spi(Engine) import TactileViewGraph

/// Makes up events for what a window shows: the same from the same seed.
@MainActor
struct MonkeyEvents {
  private var random: SplitMix64
  /// The fingers that are down, and where they are.
  private var fingers: [Int: CGPoint] = [:]

  init(seed: UInt64) { random = SplitMix64(state: seed) }

  /// Returns the next events for a window: one, or a few that belong together.
  mutating func next(in driver: ViewDriver) -> [MonkeyEvent] {
    if driver.isTyping, chance(3) { return [type()] }
    return switch number(100) {
    case 0..<31: [down(in: driver)]
    case 31..<43: [move(in: driver)]
    case 43..<63: [lift()]
    case 63..<66: [cancel()]
    case 66..<72: canceledTouch(in: driver)
    case 72..<75: excursion(in: driver)
    case 75..<84:
      [.advance(chance(12) ? [1, 5, 60][number(3)] : Double(1 + number(40)) / 100)]
    case 84..<88: [.click(location(in: driver), button: chance(6) ? 1 : 0)]
    case 88..<90: [.hover(location(in: driver))]
    case 90..<93:
      [
        .scroll(
          CGSize(width: chance(4) ? way(200) : 0, height: way(400)), at: location(in: driver))
      ]
    case 93..<98: [press()]
    case 98: [.activate(chance(2))]
    default: rest()
    }
  }

  /// Lifts the fingers that are down, and lets the window come to rest.
  mutating func rest() -> [MonkeyEvent] { liftAll() + [.activate(true), .rest] }

  // MARK: Fingers

  private mutating func down(in driver: ViewDriver) -> MonkeyEvent {
    let finger = fingers.isEmpty || !chance(8) ? 0 : 1
    let location = location(in: driver)
    guard fingers.updateValue(location, forKey: finger) == nil else {
      fingers[finger] = nil
      return .touchUp(finger: finger)
    }
    return .touchDown(location, finger: finger)
  }

  private mutating func move(in driver: ViewDriver) -> MonkeyEvent {
    guard let (finger, start) = fingers.min(by: { $0.key < $1.key }) else { return .advance(0.02) }
    // Most fingers slip a little, some go anywhere.
    let target =
      chance(2)
      ? CGPoint(x: start.x + way(12), y: start.y + way(12)) : location(in: driver)
    fingers[finger] = target
    return .touchMove(target, over: [0, 0.05, 0.3][number(3)], finger: finger)
  }

  private mutating func lift() -> MonkeyEvent {
    guard let finger = fingers.keys.min() else { return .advance(0.05) }
    fingers[finger] = nil
    return .touchUp(finger: finger)
  }

  private mutating func liftAll() -> [MonkeyEvent] {
    defer { fingers = [:] }
    return fingers.keys.sorted().map { .touchUp(finger: $0) }
  }

  private mutating func cancel() -> MonkeyEvent {
    guard let finger = fingers.keys.max() else { return .advance(0.05) }
    fingers[finger] = nil
    return .touchCancel(finger: finger)
  }

  /// A touch that the system cancels; half of them have moved before.
  private mutating func canceledTouch(in driver: ViewDriver) -> [MonkeyEvent] {
    let location = chance(3) ? place(in: driver) : location(in: driver)
    var touch = CanceledTouch(location: location)
    if chance(2) { touch.target = distantPlace(from: location, in: driver) }
    return liftAll() + [.activate(true), .canceledTouch(touch)]
  }

  /// A touch that moves off the touched view, and back to it.
  private mutating func excursion(in driver: ViewDriver) -> [MonkeyEvent] {
    let location = location(in: driver)
    let outside = distantPlace(from: location, in: driver)
    return liftAll() + [
      .touchDown(location, finger: 0), .touchMove(outside, over: 0.1, finger: 0),
      .touchMove(location, over: 0.1, finger: 0),
      chance(4) ? .touchCancel(finger: 0) : .touchUp(finger: 0),
    ]
  }

  private mutating func press() -> MonkeyEvent {
    let keys = MonkeyEvent.Key.allCases
    let key = keys[number(keys.count)]
    return .press(key, key == .tab && chance(3) ? .shift : [])
  }

  /// Returns text to type or, less often, a key press.
  private mutating func type() -> MonkeyEvent {
    if chance(3) { return press() }
    let texts = ["a", "B", "1", "-", " ", "hello world", "é", "مرحبا", "👩‍👩‍👧", "\n", "\t", "0.5"]
    return .type(texts[number(texts.count)])
  }

  // MARK: Places

  /// A point of the window: mostly on a button, a text or a slider, and on whole points, as in a script.
  private mutating func location(in driver: ViewDriver) -> CGPoint {
    let window = CGRect(origin: .zero, size: driver.size)
    let targets =
      ((driver.buttons + driver.texts + driver.textFields).map(\.frame) + driver.adjustableFrames)
      .filter(window.intersects)
    guard !targets.isEmpty, !chance(5) else {
      return place(in: driver)
    }
    let frame = targets[number(targets.count)].intersection(window)
    return CGPoint(
      x: (frame.minX + CGFloat(number(100)) / 100 * frame.width).rounded(.down),
      y: (frame.minY + CGFloat(number(100)) / 100 * frame.height).rounded(.down))
  }

  /// A point anywhere in the window.
  private mutating func place(in driver: ViewDriver) -> CGPoint {
    CGPoint(x: number(Int(driver.size.width)), y: number(Int(driver.size.height)))
  }

  /// A point of the window so far away that a move there is a drag.
  private mutating func distantPlace(from start: CGPoint, in driver: ViewDriver) -> CGPoint {
    let target =
      chance(2) ? place(in: driver) : CGPoint(x: start.x + way(100), y: start.y + way(100))
    let inside = CGPoint(
      x: min(max(target.x, 0), driver.size.width), y: min(max(target.y, 0), driver.size.height))
    let distance = max(abs(inside.x - start.x), abs(inside.y - start.y))
    return distance < 30
      ? CGPoint(x: start.x + (start.x < driver.size.width / 2 ? 80 : -80), y: start.y) : inside
  }

  // MARK: Chance

  private mutating func number(_ limit: Int) -> Int {
    Int.random(in: 0..<max(limit, 1), using: &random)
  }

  /// Returns true once in a number of times.
  private mutating func chance(_ count: Int) -> Bool { number(count) == 0 }

  /// A distance of at most the limit in either direction, in whole points.
  private mutating func way(_ limit: Int) -> CGFloat { CGFloat(number(2 * limit + 1) - limit) }
}

extension ViewDriver {
  /// The frames of the elements whose values people change, such as sliders.
  fileprivate var adjustableFrames: [CGRect] {
    func frames(of elements: [AccessibilityElement]) -> [CGRect] {
      elements.flatMap { element in
        let isAdjustable = element.actions.contains { $0.kind == .increment }
        return (isAdjustable ? [element.frame] : []) + frames(of: element.children)
      }
    }
    return frames(of: host.graph.accessibilityElements)
  }
}

/// A generator of random numbers that is the same everywhere: Steele, Lea and Flood's SplitMix64.
private struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
