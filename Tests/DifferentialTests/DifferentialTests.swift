import Foundation
import HeadlessHost
import SwiftUI
import Testing

@testable import SwiftUICore

/// Random edits of random trees: after each step the tree that was kept up to date equals one made
/// afresh, in structure, state, frames and display list.
@MainActor
@Suite struct DifferentialTests {
  /// A tree on screen that scripts edit.
  private final class Stage {
    let counters = Counters()
    private let handle = Handle()
    let host: HeadlessHost

    @MainActor
    private final class Handle {
      var spec: Binding<Spec>?
    }

    private struct Root: View {
      @State var spec: Spec
      let counters: Counters
      let handle: Handle

      var body: some View {
        handle.spec = $spec
        return SpecView(spec: spec, counters: counters)
      }
    }

    @MainActor
    init(_ spec: Spec, _ configuration: HostConfiguration) {
      let (counters, handle) = (counters, handle)
      host = HeadlessHost(configuration) {
        Root(spec: spec, counters: counters, handle: handle)
      }
    }

    @MainActor
    func show(_ spec: Spec) { handle.spec?.wrappedValue = spec }

    @MainActor
    func setCounts(_ counts: [Int: Int]) {
      for (id, count) in counts { counters.bindings[id]?.wrappedValue = count }
      host.graph.update()
      host.settle()
    }
  }

  /// Plays one script and returns what went wrong.
  private func play(seed: UInt64, steps: Int) -> String? {
    var editor = SpecEditor(seed: seed)
    var spec = editor.makeSpec()
    var model = StateModel()
    model.show(spec)
    var configuration = HostConfiguration(
      size: CGSize(width: 320, height: 240), displayScale: CGFloat(editor.random.below(3) + 1))
    let stage = Stage(spec, configuration)

    for step in 0..<steps {
      var story = "edit"
      switch editor.random.below(10) {
      case 0:
        if let (path, id) = model.ids.sorted(by: { $0.key < $1.key })
          .randomElement(using: &editor.random)
        {
          story = "count \(id)"
          stage.counters.bindings[id]?.wrappedValue += 1
          model.count(path)
        }
      case 1:
        configuration.size.width = CGFloat(100 + editor.random.below(400))
        configuration.colorScheme = editor.random.chance(2) ? .dark : .light
        story = "window \(configuration.size) \(configuration.colorScheme)"
        stage.host.graph.configure(configuration)
      default:
        let before = spec
        editor.edit(&spec)
        if editor.random.chance(3) { editor.edit(&spec) }
        story = "\(before)\n  became \(spec)"
        stage.show(spec)
        model.show(spec)
      }
      stage.host.graph.update()
      stage.host.settle()
      if let problem = compare(stage, spec, model, configuration) {
        return "seed \(seed), step \(step): \(problem)\n  after \(story)"
      }
    }
    return nil
  }

  private func compare(
    _ stage: Stage, _ spec: Spec, _ model: StateModel, _ configuration: HostConfiguration
  ) -> String? {
    let graph = stage.host.graph
    let broken = graph.root.brokenInvariants() + graph.root.zombies()
    guard broken.isEmpty else { return broken.joined(separator: "; ") }

    for (id, count) in model.expected where stage.counters.bindings[id]?.wrappedValue != count {
      return "counter \(id) says \(String(describing: stage.counters.bindings[id]?.wrappedValue))"
        + " instead of \(count)"
    }
    let fresh = Stage(spec, configuration)
    fresh.setCounts(model.expected)
    let (kept, made) = (graph.root.treeDescription(), fresh.host.graph.root.treeDescription())
    guard kept == made else { return "the trees differ: " + difference(kept, made) }
    let lists = (stage.host.displayList, fresh.host.displayList)
    guard lists.0 == lists.1 else {
      return "the display lists differ: " + difference(lists.0.description, lists.1.description)
    }
    return nil
  }

  /// The lines around the first that differs, without their common indentation.
  private func difference(_ kept: String, _ made: String) -> String {
    let (kept, made) = (kept.split(separator: "\n"), made.split(separator: "\n"))
    let first = zip(kept, made).enumerated().first { $1.0 != $1.1 }?.offset ?? 0
    func excerpt(_ lines: [Substring]) -> String {
      let lines = lines[max(first - 6, 0)..<min(first + 6, lines.count)]
      let indent = lines.map { $0.prefix { $0 == " " }.count }.min() ?? 0
      return lines.map { "    " + $0.dropFirst(indent) }.joined(separator: "\n")
    }
    return "kept\n\(excerpt(kept))\n  fresh\n\(excerpt(made))"
  }

  /// A number from the environment, for longer runs and replays.
  private func setting(_ name: String, default fallback: UInt64) -> UInt64 {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) } ?? fallback
  }

  @Test("the incremental tree equals a fresh one, over random scripts")
  func incrementalEqualsFresh() {
    let seed = setting("TACTILE_FUZZ_SEED", default: 1)
    let scripts = setting("TACTILE_FUZZ_SCRIPTS", default: 2000)
    print("fuzz: \(scripts) scripts from seed \(seed) (TACTILE_FUZZ_SEED, TACTILE_FUZZ_SCRIPTS)")
    for script in 0..<scripts {
      if let problem = play(seed: seed &+ script, steps: 20) {
        Issue.record("\(problem)")
        return
      }
    }
  }
}
