import Testing

@_spi(Engine) @testable import TactileViewGraph

/// Scripts with values that no app should give: numbers that are not finite, enormous sizes, texts and
/// counts, and durations of nothing.
@MainActor
@Suite struct HostileTests {
  @Test("hostile values crash nothing, hang nothing, and lead to the layout of a fresh tree")
  func hostileValuesAreHarmless() async {
    let seed = setting("TACTILE_FUZZ_SEED", default: 1)
    let scripts = setting("TACTILE_HOSTILE_SCRIPTS", default: 300)
    print(
      "hostile: \(scripts) scripts from seed \(seed) (TACTILE_FUZZ_SEED, TACTILE_HOSTILE_SCRIPTS)")
    await ScriptRun(test: "hostileValuesAreHarmless", scripts: "TACTILE_HOSTILE_SCRIPTS") {
      seed, cut in
      var script = Script(seed: seed, cut: cut, hostility: 4)
      return script.play(steps: 6).map { ($0, script.parts) }
    }
    .play(scripts, from: seed)
  }
}
