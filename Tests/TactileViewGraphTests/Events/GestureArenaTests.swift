import Testing

@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Verdicts of the arena without views, compared with rules 3.8.42 and 3.8.43.
@Suite struct GestureArenaTests {
  /// A gesture of the model, by which verdicts are computed from scratch.
  private struct Player {
    var entry: GestureArena.Entry
    var isPan: Bool { entry.priority == .pan }
  }

  private static let standings: [GestureStanding] = [.possible, .active, .ended, .failed]

  /// Whether one comes before another: pans, then high priority from outside, then from inside.
  private func comesFirst(_ one: Player, _ other: Player) -> Bool {
    func rank(_ player: Player) -> Int {
      switch player.entry.priority {
      case .pan: 0
      case .high: 1
      case .standard, .simultaneous: 2
      }
    }
    if rank(one) != rank(other) { return rank(one) < rank(other) }
    return rank(one) == 1
      ? one.entry.depth < other.entry.depth : one.entry.depth > other.entry.depth
  }

  private func verdict(on player: Player, among others: [Player]) -> GestureVerdict {
    guard player.entry.priority != .simultaneous else { return .free }
    var isHeld = false
    for other in others where other.entry.priority != .simultaneous {
      guard !Set(other.entry.touches).isDisjoint(with: player.entry.touches) else { continue }
      let hasBegun = [.active, .ended].contains(other.entry.standing)
      let first = comesFirst(other, player)
      switch (other.isPan, player.isPan) {
      case (true, false): if hasBegun { return .beaten }
      case (true, true): if hasBegun, first { return .beaten }
      case (false, true): if hasBegun, !other.entry.yieldsToPans { return .beaten }
      case (false, false):
        guard first else { continue }
        if hasBegun { return .beaten }
        if other.entry.standing == .possible { isHeld = true }
      }
    }
    return isHeld ? .wait : .free
  }

  @Test(
    "3.8.42, 3.8.43: the preceding gesture that shares a touch decides, in any order of arrival")
  func verdicts() {
    var random = RandomCases()
    for _ in 0..<2000 {
      // Depths are all different: two gestures of one view differ in the order of their modifiers.
      let players = (0..<(1 + random.below(6))).shuffled(using: &random).map { depth in
        let priority: GesturePriority =
          [.high, .standard, .simultaneous, .pan][random.below(4)]
        return Player(
          entry: GestureArena.Entry(
            id: GestureID(number: depth), priority: priority, depth: depth, tapCount: nil,
            yieldsToPans: random.below(2) == 0,
            touches: random.below(3) == 0 ? [1, 2] : [1 + random.below(2)],
            standing: Self.standings[random.below(4)]))
      }
      var arena = GestureArena()
      for player in players { arena.insert(player.entry) }
      for player in players {
        let index = arena.index(of: player.entry.id)
        let others = players.filter { $0.entry.id != player.entry.id }
        #expect(index.map { arena.verdict(at: $0) } == verdict(on: player, among: others))
      }
    }
  }

  @Test("3.2.9: taps with lower counts wait for those with higher counts, also from a view inside")
  func taps() {
    var arena = GestureArena()
    func tap(_ number: Int, depth: Int, count: Int) -> GestureArena.Entry {
      GestureArena.Entry(
        id: GestureID(number: number), priority: .standard, depth: depth, tapCount: count,
        touches: [1])
    }
    arena.insert(tap(1, depth: 9, count: 1))
    arena.insert(tap(2, depth: 1, count: 2))
    #expect(arena.entries.map(\.id.number) == [2, 1])
    #expect(arena.verdict(at: 1) == .wait)
    arena.note(.failed, at: 0)
    #expect(arena.verdict(at: 1) == .free)
  }

  @Test("a beaten gesture stays beaten when the winner has ended and left")
  func departure() {
    var arena = GestureArena()
    for (number, depth) in [(1, 2), (2, 1)] {
      arena.insert(
        GestureArena.Entry(
          id: GestureID(number: number), priority: .standard, depth: depth, tapCount: nil,
          touches: [1]))
    }
    arena.note(.ended, at: 0)
    arena.remove(GestureID(number: 1))
    #expect(arena.verdict(at: 0) == .beaten)
  }
}
