import Testing

@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// An arena that gestures enter, join with further touches, and leave, compared with a list of all
/// gestures that there ever were.
@Suite struct GestureArenaModelTests {
  /// A gesture of the model, which is never forgotten.
  private struct Player {
    let number: Int
    let priority: GesturePriority
    let depth: Int
    let tapCount: Int?
    let yieldsToPans: Bool
    var touches: Set<Int>
    var standing = GestureStanding.possible
    var hasLeft = false

    /// Whether the gesture counts for others: it is there, or has ended before it left.
    var counts: Bool { !hasLeft || standing == .ended }
  }

  /// Whether one precedes another, pair by pair (rules 3.2.9, 3.8.42 and 3.8.46).
  private func precedes(_ one: Player, _ other: Player) -> Bool {
    if one.priority == other.priority, let count = one.tapCount, let second = other.tapCount,
      count != second
    {
      return count > second
    }
    switch (one.priority, other.priority) {
    case (.pan, .pan): return one.depth > other.depth
    case (.pan, _): return panPrecedes(one, other)
    case (_, .pan): return !panPrecedes(other, one)
    case (.high, .high): return one.depth < other.depth
    case (.high, _): return true
    case (_, .high): return false
    default: return one.depth > other.depth
    }
  }

  /// Whether a pan begins rather than another gesture that could begin at once: those of its content and those with a
  /// high priority come before it, except for presses (rule 2.4.54).
  private func panPrecedes(_ pan: Player, _ other: Player) -> Bool {
    other.yieldsToPans || other.priority != .high && pan.depth > other.depth
  }

  /// Whether the pairs have one order: otherwise the rules leave it open.
  private func haveOrder(_ all: [Player]) -> Bool {
    let players = all.filter { $0.priority != .simultaneous }
    let ranks = players.map { player in
      players.count { $0.number != player.number && precedes($0, player) }
    }
    return Set(ranks).count == players.count
  }

  private func verdict(on player: Player, among players: [Player]) -> GestureVerdict {
    guard player.priority != .simultaneous else { return .free }
    let rivals = players.filter {
      $0.number != player.number && $0.counts && $0.priority != .simultaneous
        && !$0.touches.isDisjoint(with: player.touches)
    }
    let winners = rivals.filter { rival in
      guard rival.standing == .active || rival.standing == .ended else { return false }
      // A pan beats whatever hasn't begun, and is beaten by whatever has, except for presses.
      if rival.priority == .pan, player.priority != .pan { return true }
      if player.priority == .pan, rival.priority != .pan { return !rival.yieldsToPans }
      return precedes(rival, player)
    }
    if !winners.isEmpty { return .beaten }
    let undecided = rivals.filter {
      $0.standing == .possible && $0.priority != .pan && player.priority != .pan
        && precedes($0, player)
    }
    return undecided.isEmpty ? .free : .wait
  }

  /// Plays random entrances and departures.
  ///
  /// - Returns: How often the verdicts could be compared.
  private func play(seed: UInt64) -> Int {
    var random = RandomCases(seed: seed)
    var arena = GestureArena()
    var (players, touch, compared): ([Player], Int, Int) = ([], 1, 0)
    var operations = ["seed \(seed)"]
    for _ in 0..<16 {
      let places = players.indices.filter { !players[$0].hasLeft }
      let index = places.randomElement(using: &random)
      switch (random.below(8), index) {
      case (0...2, _), (_, nil):
        guard places.count < 5 else { continue }
        let number = players.count
        let priorities: [GesturePriority] = [.high, .standard, .standard, .simultaneous, .pan]
        let priority = priorities[random.below(5)]
        let player = Player(
          number: number, priority: priority,
          // All depths are different.
          depth: random.below(8) * 100 + number,
          // Pans aren't taps.
          tapCount: (priority == .pan ? [nil] : [nil, nil, 1, 2, 3]).randomElement(using: &random)!,
          yieldsToPans: random.below(3) == 0,
          touches: [touch])
        players.append(player)
        arena.insert(
          GestureArena.Entry(
            id: GestureID(number: number), priority: player.priority, depth: player.depth,
            tapCount: player.tapCount, yieldsToPans: player.yieldsToPans,
            touches: player.touches.sorted()))
        operations.append("\(player) enters")
      case (3, let index?):
        // A touch joins gestures when it begins, and others begin with it.
        touch += 1
        for other in places where other == index || random.below(3) == 0 {
          players[other].touches.insert(touch)
          arena.join(GestureID(number: players[other].number), touch: touch)
          operations.append("touch \(touch) joins \(players[other].number)")
        }
      case (4...6, let index?):
        guard players[index].standing == .possible || players[index].standing == .active,
          let place = arena.index(of: GestureID(number: players[index].number))
        else { continue }
        let standings: [GestureStanding] = [.active, .ended, .failed]
        players[index].standing = standings[random.below(3)]
        arena.note(players[index].standing, at: place)
        operations.append("\(players[index].number) is \(players[index].standing)")
      case (_, let index?):
        players[index].hasLeft = true
        // A gesture leaves after its touches, so that others begin with a new one.
        touch += 1
        arena.remove(GestureID(number: players[index].number))
        operations.append("\(players[index].number) leaves")
      }
      guard haveOrder(players) else { continue }
      compared += 1
      // The place of simultaneous gestures makes no difference.
      let present = players.filter { !$0.hasLeft }
      let rivals = present.filter { $0.priority != .simultaneous }.sorted(by: precedes)
      let entries = arena.entries.filter { $0.priority != .simultaneous }
      #expect(entries.map(\.id.number) == rivals.map(\.number), "\(operations)")
      for player in present {
        let place = arena.index(of: GestureID(number: player.number))
        let (own, expected) = (
          place.map { arena.verdict(at: $0) }, verdict(on: player, among: players)
        )
        #expect(own == expected, "\(player.number) after \(operations)")
      }
    }
    return compared
  }

  @Test(
    "3.2.9, 3.8.42, 3.8.43, 3.8.46: gestures that enter and leave in any order have the verdicts that the rules name"
  )
  func storms() {
    var compared = 0
    for seed in UInt64(0)..<400 { compared += play(seed: seed) }
    #expect(compared > 2000)
  }
}
