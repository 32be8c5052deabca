import Testing

@_spi(Engine) @testable import TactileViewGraph

/// Random taps on random trees: a model that was written from the rules, and asks the engine nothing,
/// knows exactly how often buttons and gestures act, and views appear and disappear.
@MainActor
@Suite struct PressModelTests {
  @Test(
    "2.4.49, 2.5.55 to 2.5.59, 3.8.44, 3.9.47 to 3.9.50, 3.9.53 to 3.9.56, 3.10.63: taps follow the rules"
  )
  func tapsFollowTheRules() async {
    let seed = setting("TACTILE_FUZZ_SEED", default: 1)
    let scripts = setting("TACTILE_PRESS_SCRIPTS", default: 60)
    print("taps: \(scripts) scripts from seed \(seed) (TACTILE_FUZZ_SEED, TACTILE_PRESS_SCRIPTS)")
    var actions = 0
    await ScriptRun(test: "tapsFollowTheRules", scripts: "TACTILE_PRESS_SCRIPTS") { seed, cut in
      var script = PressScript(seed: seed, cut: cut)
      let problem = script.play(steps: 8)
      actions += script.actions
      return problem.map { ($0, script.parts) }
    }
    .play(scripts, from: seed)
    // Enough taps hit something; in a few scripts it depends on the seed.
    #expect(scripts < 60 || actions > scripts / 4)
  }
}
