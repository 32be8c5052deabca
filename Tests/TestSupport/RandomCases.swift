/// Random numbers for a test, the same in each run.
struct RandomCases: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64 = 7) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    // The low bits of such a generator repeat soon.
    return (state >> 32) ^ (state << 17)
  }

  /// A number from 0 to below a limit.
  mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }
}
