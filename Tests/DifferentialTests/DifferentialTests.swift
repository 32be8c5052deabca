import Testing

@_spi(Engine) @testable import SwiftUICore

/// Random edits of random trees: after each step the incrementally updated tree equals a new one,
/// in structure, state, frames and display list.
@MainActor
@Suite struct DifferentialTests {
  @Test("the incremental tree equals a fresh one, over random scripts")
  func incrementalEqualsFresh() async {
    let seed = setting("TACTILE_FUZZ_SEED", default: 1)
    let scripts = setting("TACTILE_FUZZ_SCRIPTS", default: 1000)
    print("fuzz: \(scripts) scripts from seed \(seed) (TACTILE_FUZZ_SEED, TACTILE_FUZZ_SCRIPTS)")
    await ScriptRun(test: "incrementalEqualsFresh", scripts: "TACTILE_FUZZ_SCRIPTS") { seed, cut in
      var script = Script(seed: seed, cut: cut)
      return script.play(steps: 8).map { ($0, script.parts) }
    }
    .play(scripts, from: seed)
  }
}
