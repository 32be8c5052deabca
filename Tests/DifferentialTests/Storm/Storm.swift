import SwiftUI
import TactileHeadlessHost

@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileViewGraph

/// Random events on random trees: fingers, the mouse, cancellations, removals, jumps of the clock.
@MainActor
final class Storm {
  var random: SplitMix
  var scene: StormScene
  let ledger = StormLedger()
  let trace = TraceLog(.gestures)
  private let handle = Handle()
  let host: HeadlessHost
  var pointers: [PointerEvent.Pointer: CGPoint] = [:]
  var tokens = PressTokens()
  var keys: Set<KeyEquivalent> = []
  var isKeyDown = false
  private var count = 0
  /// The last events in words, for reports of failures.
  private var history: [String] = []
  private(set) var actions = 0
  var ends: Int { ledger.ends }
  /// Gestures by number: whether they have been closed.
  var isClosed: [GestureID: Bool] = [:]

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

  func note(_ event: @autoclosure () -> String) {
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

  func location() -> CGPoint {
    CGPoint(
      x: Double(random.below(Int(StormScene.windowSize.width))) + 0.5,
      y: Double(random.below(Int(StormScene.windowSize.height))) + 0.5)
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

  static func number(_ row: Int, _ column: Int) -> Int {
    (row + 1) * 100 + (column + 1) * 10
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
