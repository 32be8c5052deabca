import HeadlessHost
import SwiftUI

@_spi(Engine) @testable import SwiftUICore
@testable import SwiftUIViews

/// Random events on random trees: fingers, the mouse, cancellations, removals, jumps of the clock.
@MainActor
final class Storm {
  private var random: SplitMix
  private var scene: StormScene
  private let ledger = StormLedger()
  private let trace = TraceLog(.gestures)
  private let handle = Handle()
  private let host: HeadlessHost
  private var pointers: [PointerEvent.Pointer: CGPoint] = [:]
  private var tokens = PressTokens()
  private var keys: Set<KeyEquivalent> = []
  private var isKeyDown = false
  private var count = 0
  /// The last events in words, for reports of failures.
  private var history: [String] = []
  private(set) var actions = 0
  var ends: Int { ledger.ends }
  /// Gestures by number: whether they have been closed.
  private var isClosed: [GestureID: Bool] = [:]

  @MainActor
  private final class Handle {
    var scene: Binding<StormScene>?
  }

  private struct Root: View {
    @State var scene: StormScene
    let ledger: StormLedger
    let handle: Handle

    var body: some View {
      handle.scene = $scene
      return StormView(scene: scene, ledger: ledger)
    }
  }

  init(seed: UInt64) {
    random = SplitMix(seed: seed)
    let scene = StormScene(&random)
    let (ledger, handle) = (ledger, handle)
    self.scene = scene
    host = HeadlessHost(HostConfiguration(size: StormScene.windowSize)) {
      Root(scene: scene, ledger: ledger, handle: handle)
    }
    host.graph.trace = trace
    ledger.act = { [unowned self] number in
      actions += 1
      ledger.send(number)
      if isKeyDown {
        if scene.isCovered { ledger.problems.append("\(number) acts behind a sheet") }
      } else if !tokens.act(number) {
        ledger.problems.append("\(number) acts without a press")
      }
    }
  }

  /// Plays events and returns what was wrong, if anything.
  func play(events: Int) -> String? {
    for number in 1...max(events, 1) {
      count += 1
      step()
      ledger.checkReceived()
      readLog()
      if count % 1000 == 0 || number == events { rest() }
      if let problem = ledger.problems.first {
        return "event \(count): \(problem), after\n  \(history.joined(separator: "\n  "))"
      }
    }
    return nil
  }

  private func note(_ event: @autoclosure () -> String) {
    if history.count == 60 { history.removeFirst(20) }
    history.append("\(count): \(event())")
  }

  private func step() {
    switch random.below(100) {
    case 0..<26: down()
    case 26..<64: move()
    case 64..<83: lift(.ended)
    case 83..<87: lift(.cancelled)
    case 87..<93: pass()
    case 93..<96: strike()
    case 96: turnWheel()
    case 97: host.send(.hovered, .mouse(button: 0), at: location())
    case 98: stray()
    default: edit()
    }
  }

  /// Mostly moments, now and then minutes.
  private func pass() {
    let duration = random.chance(20) ? Double(random.below(200)) : random.fraction * 0.2
    note("\(duration) seconds pass")
    host.advance(by: duration)
  }

  private func location() -> CGPoint {
    CGPoint(
      x: Double(random.below(Int(StormScene.windowSize.width))) + 0.5,
      y: Double(random.below(Int(StormScene.windowSize.height))) + 0.5)
  }

  /// One that is down, if any.
  private func pointer() -> PointerEvent.Pointer? {
    let all: [PointerEvent.Pointer] = [.touch(0), .touch(1), .touch(2), .mouse(button: 0)]
    let start = random.below(all.count)
    return (0..<all.count).lazy.map { all[(start + $0) % all.count] }
      .first { self.pointers[$0] != nil }
  }

  private func down() {
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

  private func move() {
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

  private func lift(_ phase: PointerEvent.Phase) {
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
  private func stray() {
    switch random.below(4) {
    case 0: host.send(.moved, .touch(7), at: location())
    case 1: host.send(.ended, .touch(7), at: location())
    case 2:
      host.send(.began, .touch(8), at: CGPoint(x: Double.nan, y: .infinity))
      host.send(.cancelled, .touch(8), at: CGPoint(x: -Double.infinity, y: .nan))
    default: host.send(.left, .mouse(button: 0), at: location())
    }
  }

  private func turnWheel() {
    func way() -> CGFloat { CGFloat(random.below(120) - 60) }
    let phases: [ScrollEvent.Phase] = [.wheel, .began, .changed, .ended, .cancelled]
    note("the wheel turns")
    host.scroll(
      by: CGSize(width: way(), height: way()), phase: phases[random.below(phases.count)],
      at: location())
  }

  /// A key goes down, or one that is down goes up.
  private func strike() {
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

  private func edit() {
    let before = scene
    if random.chance(50) {
      scene = StormScene(&random)
      tokens.forgetAll()
    } else {
      scene.edit(&random)
    }
    for row in scene.rows.indices {
      for column in scene.rows[row].tiles.indices {
        let tile = scene.rows[row].tiles[column]
        if !tile.isThere || tile.isDisabled { tokens.disable(Self.number(row, column)) }
        if !scene.isSame(row, column, in: before) { tokens.forget(Self.number(row, column)) }
      }
    }
    note("the scene \(scene.difference(from: before))")
    handle.scene?.wrappedValue = scene
    host.graph.update()
  }

  private static func number(_ row: Int, _ column: Int) -> Int {
    (row + 1) * 100 + (column + 1) * 10
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

  /// Every gesture that was opened is closed once.
  private func readLog() {
    for record in trace.removeRecords() {
      guard case .gesture(let gesture, let event) = record.event else { continue }
      switch event {
      case .opened:
        if isClosed[gesture] != nil {
          ledger.problems.append("gesture \(gesture.number) is opened twice")
        }
        isClosed[gesture] = false
      case .closed:
        if isClosed.removeValue(forKey: gesture) == nil {
          ledger.problems.append("gesture \(gesture.number) is closed twice")
        }
      case .joined, .judged:
        if isClosed[gesture] == nil {
          ledger.problems.append("gesture \(gesture.number) goes on after its end")
        }
      }
    }
  }

  /// Lifts all fingers and waits: then nothing may be left over.
  private func rest() {
    while !pointers.isEmpty { lift(random.chance(2) ? .ended : .cancelled) }
    isKeyDown = true
    for key in keys.sorted(by: { $0.character < $1.character }) {
      host.send(KeyEvent(key, phase: .up))
    }
    isKeyDown = false
    keys = []
    ledger.checkReceived()
    if !host.settle(limit: 10) { ledger.problems.append("something never comes to rest") }
    readLog()
    func check(_ isFine: Bool, _ problem: @autoclosure () -> String) {
      if !isFine { ledger.problems.append(problem()) }
    }
    check(host.graph.events.isIdle, "a gesture is still active although all pointers are up")
    check(isClosed.isEmpty, "gestures \(isClosed.keys.map(\.number)) were never closed")
    for (name, states) in [
      ("state", ledger.isSet), ("button", ledger.isPressed), ("long press", ledger.isPressing),
    ] {
      for (number, isOn) in states where isOn && isHeard(number, name) {
        check(false, "the \(name) of \(number) stays set")
      }
    }
    let broken = host.graph.root.brokenInvariants() + host.graph.root.zombies()
    check(broken.isEmpty, broken.joined(separator: "; "))
    tokens.forgetAll()
  }

  /// Whether the view with the number is on screen, and is what it was; of others nothing is heard
  /// any more.
  private func isHeard(_ number: Int, _ name: String) -> Bool {
    guard number % 100 >= 10 else { return true }
    let tile = scene.rows[number / 100 - 1].tiles[number / 10 % 10 - 1]
    return tile.isThere && (name != "button" || tile.own.kind == .button)
  }

  /// Shows a scene that is always the same, at rest: where memory is compared.
  func showNothingSpecial() {
    rest()
    var quiet = SplitMix(seed: 0)
    scene = StormScene(&quiet)
    handle.scene?.wrappedValue = scene
    host.graph.update()
    rest()
    history = []
    ledger.isSet = [:]
    ledger.isPressed = [:]
    ledger.isPressing = [:]
  }
}
