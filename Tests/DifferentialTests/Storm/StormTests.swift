import Foundation
import Testing

/// A storm of events over gestures and buttons.
@Suite struct StormTests {
  @Test(
    "every press ends once, actions have their press, states come back, nothing stays or grows")
  func storm() async {
    // In a process of its own, where nobody else uses memory.
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      await MainActor.run { Self.play() }
    }
    guard let result else { return }
    print(String(decoding: result.standardOutputContent, as: UTF8.self), terminator: "")
    print(String(decoding: result.standardErrorContent, as: UTF8.self), terminator: "")
  }

  /// Plays the events that `TACTILE_STORM_EVENTS` asks for, from `TACTILE_STORM_SEED`.
  @MainActor
  private static func play() {
    let seed = setting("TACTILE_STORM_SEED", default: 1)
    let events = Int(setting("TACTILE_STORM_EVENTS", default: 50_000))
    print("storm: \(events) events from seed \(seed) (TACTILE_STORM_EVENTS, TACTILE_STORM_SEED)")
    let storm = Storm(seed: seed)
    let early = events / 10
    func run(_ count: Int) {
      if let problem = storm.play(events: count) {
        print("storm: seed \(seed), \(problem)")
        exit(1)
      }
    }
    run(early)
    storm.showNothingSpecial()
    let before = Heap.bytesInUse
    run(events - early)
    storm.showNothingSpecial()
    let growth = Heap.bytesInUse - before
    print("storm: \(storm.actions) actions, \(storm.ends) ends; the heap grew by \(growth) bytes")
    guard storm.actions > events / 1000, storm.ends > events / 1000 else {
      print("storm: too little happened to mean anything")
      exit(1)
    }
    if growth > 64 * 1024 {
      print("storm: that is more than 64 KB")
      exit(1)
    }
  }
}
