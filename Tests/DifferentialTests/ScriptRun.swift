import Foundation
import Testing

@_spi(Engine) @testable import TactileViewGraph

/// Plays scripts one after the other, and shrinks the first that fails.
@MainActor
struct ScriptRun {
  /// The name of the test, for replays.
  let test: String
  /// The setting that says how many scripts are played.
  let scripts: String
  /// Plays the script of a seed without some parts; returns what went wrong, and the parts that were
  /// left in.
  let body: (UInt64, ScriptCut) -> (problem: String, parts: Set<ScriptCut.Part>)?

  /// A script that has failed.
  private struct Failure {
    let cut: ScriptCut
    let problem: String
    let parts: Set<ScriptCut.Part>
  }

  /// Plays a number of scripts; the first that fails is recorded, with a command that replays the
  /// least of it that fails.
  func play(_ count: UInt64, from seed: UInt64) async {
    let cut = ScriptCut(ProcessInfo.processInfo.environment["TACTILE_FUZZ_CUT"] ?? "")
    for seed in (0..<count).map({ seed &+ $0 }) {
      note(seed)
      if let failure = play(seed, cut) {
        let least = shrink(failure, seed)
        Issue.record("\(least.problem)\n  replay with \(replay(seed, least.cut))")
        return
      }
      // Lets the tasks that views have begun end.
      await Task.yield()
    }
  }

  private func play(_ seed: UInt64, _ cut: ScriptCut) -> Failure? {
    var failure: Failure?
    // Random views are warned of now and then, for example for places that are no numbers.
    _ = RuntimeWarning.collect {
      failure = body(seed, cut).map { Failure(cut: cut, problem: $0.problem, parts: $0.parts) }
    }
    return failure
  }

  /// Leaves out of a script whatever it fails without, with a limited number of plays.
  private func shrink(_ failure: Failure, _ seed: UInt64) -> Failure {
    var (least, plays) = (failure, 0)
    var shrinks = true
    while shrinks, plays < 400 {
      shrinks = false
      for part in least.parts.sorted() where least.parts.contains(part) && plays < 400 {
        plays += 1
        guard let smaller = play(seed, least.cut.with(part)) else { continue }
        (least, shrinks) = (smaller, true)
      }
    }
    return least
  }

  /// The command that plays a script alone.
  private func replay(_ seed: UInt64, _ cut: ScriptCut) -> String {
    let left = cut.parts.isEmpty ? "" : " TACTILE_FUZZ_CUT='\(cut)'"
    return "TACTILE_FUZZ_SEED=\(seed) \(scripts)=1\(left) "
      + "swift test --disable-default-traits --filter \(test)"
  }

  /// Notes the script that is played, so that a run that crashes or hangs can be replayed.
  ///
  /// Standard error has no buffer that a crash could lose.
  private func note(_ seed: UInt64) {
    guard setting("TACTILE_FUZZ_NOTES", default: 0) > 0 else { return }
    FileHandle.standardError.write(
      Data("fuzz: plays TACTILE_FUZZ_SEED=\(seed) \(scripts)=1 --filter \(test)\n".utf8))
  }
}
