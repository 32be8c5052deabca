import SwiftUI
import TactileHeadlessHost

@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileScrolling
@_spi(Engine) @testable import TactileViewGraph

/// The events of pointers and keys.
extension Storm {
  /// One that is down, if any.
  private func pointer() -> PointerEvent.Pointer? {
    let all: [PointerEvent.Pointer] = [.touch(0), .touch(1), .touch(2), .mouse(button: 0)]
    let start = random.below(all.count)
    return (0..<all.count).lazy.map { all[(start + $0) % all.count] }
      .first { self.pointers[$0] != nil }
  }

  func down() {
    let pointer: PointerEvent.Pointer =
      random.chance(6) ? .mouse(button: random.below(2)) : .touch(random.below(3))
    let location = location()
    if pointers[pointer] != nil {
      // The end of its last touch was lost.
      tokens.end(pointer, isCancelled: true) { _ in false }
    }
    if pointer != .mouse(button: 1) {
      pointers[pointer] = location
      for number in buttons(at: location) { tokens.begin(pointer, on: number) }
    }
    note("\(pointer) goes down at \(location) on \(buttons(at: location)), shift \(drawnShift)")
    host.send(.began, pointer, at: location)
  }

  func move() {
    guard let pointer = pointer(), let from = pointers[pointer] else { return }
    // Most moves are short, some go anywhere.
    let way = random.chance(4) ? 200 : 12
    let location = CGPoint(
      x: from.x + CGFloat(random.below(2 * way) - way),
      y: from.y + CGFloat(random.below(2 * way) - way))
    pointers[pointer] = location
    note("\(pointer) moves to \(location)")
    host.send(.moved, pointer, at: location)
  }

  func lift(_ phase: PointerEvent.Phase) {
    guard let pointer = pointer(), let location = pointers.removeValue(forKey: pointer) else {
      return
    }
    let shift = drawnShift
    tokens.end(pointer, isCancelled: phase == .cancelled) { number in
      let frame = StormScene.frame(row: number / 100 - 1, column: number / 10 % 10 - 1)
      return frame.offsetBy(dx: shift.width, dy: shift.height)
        .insetBy(dx: -70, dy: -70).contains(location)
    }
    note("\(pointer) has \(phase) at \(location), shift \(shift)")
    host.send(phase, pointer, at: location)
  }

  /// Events that no host should send.
  func stray() {
    switch random.below(4) {
    case 0: host.send(.moved, .touch(7), at: location())
    case 1: host.send(.ended, .touch(7), at: location())
    case 2:
      host.send(.began, .touch(8), at: CGPoint(x: Double.nan, y: .infinity))
      host.send(.cancelled, .touch(8), at: CGPoint(x: -Double.infinity, y: .nan))
    default: host.send(.left, .mouse(button: 0), at: location())
    }
  }

  func turnWheel() {
    func way() -> CGFloat { CGFloat(random.below(120) - 60) }
    let phases: [ScrollEvent.Phase] = [.wheel, .began, .changed, .ended, .cancelled]
    note("the wheel turns")
    host.scroll(
      by: CGSize(width: way(), height: way()), phase: phases[random.below(phases.count)],
      at: location())
  }

  /// A key goes down, or one that is down goes up.
  func strike() {
    isKeyDown = true
    defer { isKeyDown = false }
    if random.chance(2), let key = keys.min(by: { $0.character < $1.character }) {
      keys.remove(key)
      host.send(KeyEvent(key, phase: .up))
      return
    }
    let all: [KeyEquivalent] = [.tab, .space, .return, .escape, "f"]
    let key = all[random.below(all.count)]
    keys.insert(key)
    note("the key \(key.character.debugDescription) goes down")
    host.send(KeyEvent(key, modifiers: key == "f" ? .command : [], phase: .down))
  }

  /// How far from their places the tiles are drawn, wherever they were scrolled to.
  private var drawnShift: CGSize {
    var shift = CGSize.zero
    host.graph.root.forEachNode { if let node = $0 as? ScrollNode { shift = node.drawnShift } }
    return shift
  }

  /// The buttons at a point that could be pressed.
  private func buttons(at location: CGPoint) -> [Int] {
    guard !scene.isCovered else { return [] }
    let shift = drawnShift
    let place = CGPoint(x: location.x - shift.width, y: location.y - shift.height)
    var found: [Int] = []
    for row in scene.rows.indices {
      for column in scene.rows[row].tiles.indices
      where StormScene.frame(row: row, column: column).contains(place) {
        let tile = scene.rows[row].tiles[column]
        if tile.isThere, !tile.isDisabled, tile.own.kind == .button {
          found.append(Self.number(row, column))
        }
      }
    }
    return found
  }
}
