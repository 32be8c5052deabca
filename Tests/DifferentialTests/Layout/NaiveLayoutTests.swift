import SwiftUI
import TactileHeadlessHost
import Testing

@_spi(Engine) @testable import TactileViewGraph

/// Random trees of containers, texts and modifiers: the engine gives each view the frame that a second
/// layout gives it, which was written from the rules of the documentation alone.
@MainActor
@Suite struct NaiveLayoutTests {
  @Test(
    "2.1.1, 2.1.2, 2.1.11, 2.1.19, 6.1.1 to 6.1.13, 6.1.16, 6.2.17 to 6.2.19, 6.2.21: frames follow rules"
  )
  func framesFollowTheRules() async {
    let seed = setting("TACTILE_FUZZ_SEED", default: 1)
    let scripts = setting("TACTILE_LAYOUT_SCRIPTS", default: 1500)
    print("layouts: \(scripts) trees from seed \(seed) (TACTILE_FUZZ_SEED, TACTILE_LAYOUT_SCRIPTS)")
    await ScriptRun(test: "framesFollowTheRules", scripts: "TACTILE_LAYOUT_SCRIPTS") { seed, cut in
      var editor = SpecEditor(
        seed: seed, kinds: Spec.plainKinds, modifiers: Spec.plainModifiers)
      // Every other tree is a grid or stack with whole trees in it, which would be small in another one.
      let root: Spec.Kind = [.zstack, .grid, .zstack, .hstack, .zstack, .vstack][Int(seed % 6)]
      let spec = cut.applied(to: editor.makeSpec(kind: root)).plain
      return difference(spec).map { ($0, spec.parts) }
    }
    .play(scripts, from: seed)
  }

  /// What is different between the engine's layout and the other one.
  private func difference(_ spec: Spec) -> String? {
    let size = CGSize(width: 300, height: 200)
    // At so many pixels a point, what is rounded to pixels is exact enough.
    let scale: CGFloat = 64
    let stage = Stage(
      spec, HostConfiguration(size: size, displayScale: scale, date: NaivePlace.date),
      tellsFrames: true)
    stage.host.settle()
    var expected = NaiveFrames(window: size)
    for box in spec.boxes(in: NaivePlace(pixel: 1 / scale)) {
      let own = box.size(Offer(size))
      box.tell(
        &expected,
        at: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2), own,
        Offer(size))
    }
    let shown = stage.surroundings.frames
    let (all, unseen) = (Set(expected.frames.keys), expected.unseen)
    // Until views have appeared, another one may fit.
    guard all.subtracting(unseen).isSubset(of: shown.keys),
      all.union(spec.alternatives).isSuperset(of: shown.keys)
    else {
      return "views \(shown.keys.sorted()) instead of \(all.sorted()) without some of"
        + " \(unseen.sorted()) are laid out\n  in \(spec)"
    }
    // A view that has moved out of sight told the frame that it had when it was made.
    for (id, frame) in expected.frames.sorted(by: { $0.key < $1.key }) where !unseen.contains(id) {
      guard let own = shown[id], !own.isClose(to: frame) else { continue }
      return "view \(id) is at \(own.concise), and by the rules at \(frame.concise)\n  in \(spec)"
    }
    return nil
  }
}

extension Spec {
  /// The identities of the views of which one that fits is shown, and of those inside.
  fileprivate var alternatives: Set<Int> {
    func all(_ spec: Spec) -> [Int] { [spec.id] + spec.children.flatMap(all) }
    if kind == .fitting { return Set(children.flatMap(all)) }
    return children.reduce(into: []) { $0.formUnion($1.alternatives) }
  }
}

extension CGRect {
  fileprivate func isClose(to other: CGRect) -> Bool {
    [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
      .allSatisfy { abs($0) < 0.25 }
  }
}
