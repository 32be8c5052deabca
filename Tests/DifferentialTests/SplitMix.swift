/// A small random number generator whose whole state is its seed, so that a printed seed replays a
/// script exactly.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }
  /// From 0 to below 1.
  var fraction: Double { mutating get { Double.random(in: 0..<1, using: &self) } }
  mutating func chance(_ oneIn: Int) -> Bool { below(oneIn) == 0 }
}
