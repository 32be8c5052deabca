import Testing

@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The velocity of a finger, compared with a computation from all samples.
@Suite struct VelocityTrackerTests {
  @Test("3.4.22: the velocity is that of the last three samples at different times")
  func velocity() {
    var random = RandomCases()
    for _ in 0..<200 {
      var tracker = VelocityTracker<Double>()
      var samples: [(value: Double, time: Double)] = []
      var time = 0.0
      #expect(tracker.velocity == 0)
      for _ in 0..<random.below(12) {
        time += Double(random.below(3)) / 60
        let value = Double(random.below(1000))
        tracker.add(value, at: time)
        if samples.last?.time == time { samples.removeLast() }
        samples.append((value, time))
        let speeds = zip(samples, samples.dropFirst()).map {
          ($1.value - $0.value) / ($1.time - $0.time)
        }.suffix(2)
        let expected =
          speeds.count == 2 ? speeds.first! * 0.75 + speeds.last! * 0.25 : speeds.first ?? 0
        #expect(abs(tracker.velocity - expected) < 1e-6 * max(abs(expected), 1))
      }
    }
  }
}
