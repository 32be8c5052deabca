import Foundation
import Testing

@_spi(Engine) @testable import SwiftUICore

/// Random edits of random trees: after each step the tree that was kept up to date equals one made
/// afresh, in structure, state, frames and display list.
@MainActor
@Suite struct DifferentialTests {
  @Test("the incremental tree equals a fresh one, over random scripts")
  func incrementalEqualsFresh() async {
    let seed = setting("TACTILE_FUZZ_SEED", default: 1)
    let scripts = setting("TACTILE_FUZZ_SCRIPTS", default: 1000)
    print("fuzz: \(scripts) scripts from seed \(seed) (TACTILE_FUZZ_SEED, TACTILE_FUZZ_SCRIPTS)")
    for number in 0..<scripts {
      var problem: String?
      // Random views are warned of now and then, for example for places that are no numbers.
      _ = RuntimeWarning.collect {
        var script = Script(seed: seed &+ number)
        problem = script.play(steps: 8)
      }
      if let problem {
        Issue.record("\(problem)")
        return
      }
      // Lets the tasks that views have begun end.
      await Task.yield()
    }
  }
}
