import SwiftUI
import TactileHeadlessHost

@_spi(Engine) @testable import TactileAccessibility
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileScrolling
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// A random script played on two windows at once: one is updated incrementally, and in the other
/// every node is invalidated before each frame.
///
/// Both have the same history, so they must show the same at every moment of an animation. A missing
/// invalidation shows up as a difference, since the second window needs none.
@MainActor
struct Flight {
  let seed: UInt64
  private let cut: ScriptCut
  private var editor: SpecEditor
  private var whole: Spec
  private let kept: Stage
  private let eager: Stage
  private var story = ""
  /// The parts that another cut could leave out as well.
  private(set) var parts: Set<ScriptCut.Part> = []

  private static let animations: [Animation] = [
    .linear(duration: 0.5), .easeInOut(duration: 0.3), .spring(duration: 0.4, bounce: 0.3),
    .easeOut(duration: 0.2).delay(0.1), .linear(duration: 0.1).repeatCount(3),
  ]

  private var spec: Spec { cut.applied(to: whole) }

  init(seed: UInt64, cut: ScriptCut = ScriptCut()) {
    self.seed = seed
    self.cut = cut
    editor = SpecEditor(seed: seed)
    whole = editor.makeSpec(kind: editor.random.chance(6) ? .presenting : nil)
    let spec = cut.applied(to: whole)
    let configuration = HostConfiguration(
      size: CGSize(width: 320, height: 240), displayScale: CGFloat(editor.random.below(3) + 1))
    kept = Stage(spec, configuration)
    kept.rememberArrangements()
    eager = Stage(spec, configuration)
  }

  /// Plays the script and returns what went wrong.
  mutating func play(steps: Int) -> String? {
    for step in 0..<steps where !cut.parts.contains(.step(step)) {
      editor.begin(step)
      parts.insert(.step(step))
      takeStep()
      parts.formUnion(spec.parts)
      for moment in 0..<5 {
        if let problem = difference() {
          return "seed \(seed), step \(step), moment \(moment): \(problem)\n  after \(story)"
        }
        let duration = Double(editor.random.below(10) + 1) / 60
        invalidate()
        for stage in [kept, eager] { stage.host.advance(by: duration) }
      }
    }
    return nil
  }

  private mutating func takeStep() {
    switch editor.random.below(10) {
    case 0, 1: press()
    case 2: present()
    case 3: scroll()
    case 4:
      // The view is inserted or removed again during its transition.
      let before = whole
      edit()
      for stage in [kept, eager] { stage.host.advance(by: 0.1) }
      whole = before
      story += "\n  and back on the way"
      show()
    default: edit()
    }
  }

  private mutating func edit() {
    let before = spec
    editor.edit(&whole)
    story = "\(before)\n  became \(spec)"
    show()
  }

  /// Shows the tree, mostly with an animation.
  private mutating func show() {
    let animation =
      editor.random.chance(5) ? nil : Self.animations.randomElement(using: &editor.random)
    let spec = spec
    update { stage in withAnimation(animation) { stage.show(spec) } }
  }

  private func update(_ change: (Stage) -> Void) {
    invalidate()
    for stage in [kept, eager] {
      change(stage)
      stage.host.graph.update()
    }
  }

  /// Makes the second window do all work of its next frame.
  private func invalidate() {
    eager.host.graph.layoutVersion += 1
    eager.root.invalidateEverything()
  }

  private mutating func press() {
    let frames = kept.host.graph.buttons.map(\.frame).filter { !$0.isNull }
    guard let frame = frames.randomElement(using: &editor.random) else { return edit() }
    let location = CGPoint(x: frame.midX, y: frame.midY)
    story = "a press at \(location)"
    // A counter that was inserted again during its removal tells who it is only in the second window.
    update { stage in
      stage.surroundings.bindings = [:]
      stage.surroundings.model.roll += 1
    }
    for stage in [kept, eager] {
      stage.host.send(.began, .touch(0), at: location)
      stage.host.advance(by: 0.2)
      stage.host.send(.ended, .touch(0), at: location)
    }
  }

  private mutating func present() {
    guard let id = spec.presenters.randomElement(using: &editor.random) else { return edit() }
    story = "\(id) presents, or closes"
    update { stage in
      let stand = stage.surroundings.stand
      withAnimation(.linear(duration: 0.3)) { stand.open = stand.open == id ? nil : id }
    }
  }

  private mutating func scroll() {
    let count = kept.scrollNodes.count
    guard count > 0 else { return edit() }
    let index = editor.random.below(count)
    let part = CGFloat(editor.random.below(9)) / 8
    story = "scroll view \(index) is at \(part) of its range"
    update { stage in
      guard stage.scrollNodes.indices.contains(index) else { return }
      let node = stage.scrollNodes[index]
      withAnimation(.linear(duration: 0.3)) {
        node.scroll(
          to: CGPoint(
            x: node.range(along: .horizontal).upperBound * part,
            y: node.range(along: .vertical).upperBound * part))
      }
    }
  }

  /// What is different between the two windows now.
  private func difference() -> String? {
    guard TreeComparison.areEqual(kept.root, eager.root) else {
      return "the trees differ: "
        + TreeComparison.difference(kept.root.treeDescription(), eager.root.treeDescription())
    }
    let lists = (kept.host.displayList, eager.host.displayList)
    guard TreeComparison.drawAlike(lists.0, lists.1) else {
      return "the display lists differ: "
        + TreeComparison.difference(lists.0.description, lists.1.description)
    }
    let told = (
      kept.host.graph.accessibilityDescription, eager.host.graph.accessibilityDescription
    )
    guard told.0 == told.1 else {
      return "the accessibility trees differ: " + TreeComparison.difference(told.0, told.1)
    }
    return nil
  }
}

extension ViewNode {
  /// Marks every node of the subtree for every phase.
  ///
  /// A removed view is only drawn: its layout stays as it was when the removal began.
  fileprivate func invalidateEverything() {
    setNeeds(isLeaving ? .display : [.body, .measure, .place, .display])
    for child in children {
      if isLeaving { child.invalidateDrawing() } else { child.invalidateEverything() }
    }
  }

  private func invalidateDrawing() {
    setNeeds(.display)
    for child in children { child.invalidateDrawing() }
  }
}
