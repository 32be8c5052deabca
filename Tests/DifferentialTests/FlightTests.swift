import Foundation
import Testing

@_spi(Engine) @testable import TactileViewGraph

/// Moments of running animations: the incremental tree shows what it would if every node were
/// invalidated in each frame.
@MainActor
@Suite struct FlightTests {
  @Test("at each moment of an animation, incremental updates equal full ones")
  func flightsAreEqual() async {
    let seed = setting("TACTILE_FUZZ_SEED", default: 1)
    let scripts = setting("TACTILE_FLIGHT_SCRIPTS", default: 100)
    print(
      "flights: \(scripts) scripts from seed \(seed) (TACTILE_FUZZ_SEED, TACTILE_FLIGHT_SCRIPTS)")
    await ScriptRun(test: "flightsAreEqual", scripts: "TACTILE_FLIGHT_SCRIPTS") { seed, cut in
      var flight = Flight(seed: seed, cut: cut)
      return flight.play(steps: 6).map { ($0, flight.parts) }
    }
    .play(scripts, from: seed)
  }
}
