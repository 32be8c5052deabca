import Foundation
import Testing

/// A storm of events over gestures and buttons.
@Suite struct StormTests {
  /// What to play: `TACTILE_STORM_EVENTS` from `TACTILE_STORM_SEED`.
  private static var wish: (events: Int, seed: UInt64) {
    (
      Int(setting("TACTILE_STORM_EVENTS", default: 50_000)),
      setting("TACTILE_STORM_SEED", default: 1)
    )
  }

  @Test(
    "every press ends once, every action has a press, states are reset, and no memory is leaked")
  func storm() async {
    let (events, seed) = Self.wish
    print("storm: \(events) events from seed \(seed) (TACTILE_STORM_EVENTS, TACTILE_STORM_SEED)")
    // In a process of its own, where nothing else uses memory.
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      await MainActor.run {
        print("storm: \(Self.play())")
        exit(0)
      }
    }
    let output = result.map { String(decoding: $0.standardOutputContent, as: UTF8.self) } ?? ""
    let told = output.split(separator: "\n").last { $0.hasPrefix("storm: ") } ?? ""
    print(told)
    #expect(told.contains("all is well"), "seed \(seed): \(output)")
  }

  /// Plays the events and says how it went.
  @MainActor
  private static func play() -> String {
    let (events, seed) = wish
    let storm = Storm(seed: seed)
    let early = events / 10
    if let problem = storm.play(events: early) { return problem }
    var sizes: [Int] = []
    for part in 0...2 {
      if part > 0, let problem = storm.play(events: (events - early) / 2) { return problem }
      storm.showNothingSpecial()
      sizes.append(Heap.bytesInUse)
    }
    // What is allocated at the first use only, such as a cache, makes the heap grow in one half. A leak does in both.
    let growth = 2 * min(sizes[1] - sizes[0], sizes[2] - sizes[1])
    let figures = "\(storm.actions) actions, \(storm.ends) ends, \(growth) bytes more in the heap"
    guard storm.actions > events / 1000, storm.ends > events / 1000 else {
      return "too little happened to mean anything: \(figures)"
    }
    return growth > 64 * 1024 ? "memory leaks: \(figures)" : "all is well: \(figures)"
  }
}
