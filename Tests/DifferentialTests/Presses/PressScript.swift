import SwiftUI
import TactileHeadlessHost

@_spi(Engine) @testable import TactileViewGraph

/// A random script of edits and taps, of which a model says in advance what each one sets off.
///
/// The model has read the rules and asks the engine nothing: its own layout says where views are, its
/// own hit test what a tap does, and the paths of views which of them appear and disappear.
@MainActor
struct PressScript {
  let seed: UInt64
  private let cut: ScriptCut
  private var editor: SpecEditor
  private var whole: Spec
  private var model = StateModel()
  /// How often buttons and gestures have to have acted.
  private(set) var actions = 0
  private var (presses, appearances, disappearances) = (0, 0, 0)
  /// What was wrong with the last tap.
  private var problem: String?
  private var alive: Set<String> = []
  private let stage: Stage
  private var story = "the first frame"
  /// The parts that another cut could leave out as well.
  private(set) var parts: Set<ScriptCut.Part> = []

  private static let size = CGSize(width: 320, height: 240)
  /// At so many pixels a point, what is rounded to pixels is exact enough.
  private static let scale: CGFloat = 64

  private var spec: Spec { cut.applied(to: whole).plain.pressable }

  init(seed: UInt64, cut: ScriptCut = ScriptCut()) {
    self.seed = seed
    self.cut = cut
    editor = SpecEditor(
      seed: seed, kinds: Spec.pressableKinds, modifiers: Spec.pressableModifiers)
    whole = editor.makeSpec(kind: .zstack)
    stage = Stage(
      cut.applied(to: whole).plain.pressable,
      HostConfiguration(size: Self.size, displayScale: Self.scale))
    stage.host.settle()
    show()
  }

  /// Plays the script and returns what went wrong.
  mutating func play(steps: Int) -> String? {
    if let problem = difference() { return "seed \(seed): \(problem)\n  in \(spec)" }
    for step in 0..<steps where !cut.parts.contains(.step(step)) {
      editor.begin(step)
      parts.insert(.step(step))
      parts.formUnion(cut.applied(to: whole).parts)
      if editor.random.chance(3) { edit() } else { tap() }
      stage.host.settle()
      if let problem = difference() {
        return "seed \(seed), step \(step): \(problem)\n  after \(story)\n  in \(spec)"
      }
    }
    return nil
  }

  /// Takes note of the views that come and go with the tree.
  private mutating func show() {
    model.show(spec)
    model.forgetGone()
    let shown = Set(StateModel.paths(of: .lifecycle, in: spec).keys)
    appearances += shown.subtracting(alive).count
    disappearances += alive.subtracting(shown).count
    alive = shown
  }

  private mutating func edit() {
    story = "\(spec)"
    editor.edit(&whole)
    // The tree is a pile, whatever it is edited to.
    (whole.kind, whole.value) = (.zstack, 0)
    stage.show(spec)
    show()
  }

  private mutating func tap() {
    guard let (point, expected) = target() else { return edit() }
    story = "a tap at \(point.concise)"
    let before = stage.surroundings.actions
    stage.tap(at: point)
    actions += expected.count
    presses += expected.count { $0.actor.isButton }
    model.countAll(by: expected.count)
    let actors = Set(stage.surroundings.actors.dropFirst(before))
    if actors != Set(expected.map(\.actor)) {
      problem = "\(actors) have acted instead of \(expected.map(\.actor))"
    }
  }

  /// A point and what has to act in a tap there, away from the edges of views.
  private mutating func target() -> (CGPoint, [TouchLink])? {
    let window = NaiveWindow(spec, Self.size, in: NaivePlace(pixel: 1 / Self.scale))
    let centers = window.frames.map { CGPoint(x: $0.midX, y: $0.midY) }
    for _ in 0..<5 {
      let place = CGPoint(
        x: CGFloat(editor.random.below(320)) + 0.5, y: CGFloat(editor.random.below(240)) + 0.5)
      let point =
        editor.random.chance(5) ? place : centers.randomElement(using: &editor.random) ?? place
      if let acting = window.acting(at: point, isHeld: false) { return (point, acting) }
    }
    return nil
  }

  /// What is different from what the model says.
  private func difference() -> String? {
    if let problem { return problem }
    let surroundings = stage.surroundings
    let pairs = [
      ("actions", surroundings.actions, actions), ("buttons", surroundings.presses, presses),
      ("appearances", surroundings.appearances, appearances),
      ("disappearances", surroundings.disappearances, disappearances),
    ]
    for (name, own, expected) in pairs where own != expected {
      return "\(own) \(name) instead of \(expected)"
    }
    return model.difference(from: surroundings.counts)
  }
}

extension Spec {
  /// The kinds of view whose taps the model knows.
  static let pressableKinds: [Kind] = [
    .rectangle, .gradient, .counter, .lifecycle, .hstack, .vstack, .zstack, .group, .optional,
    .branch, .button, .button, .grid, .row, .anyLayout, .fitting, .erased, .equatable, .pair,
    .framed, .spacer, .empty, .text, .shape,
  ]
  static let pressableModifiers: [Modifier.Kind] = [
    .padding, .frame, .flexible, .fixedSize, .priority, .offset, .position, .direction, .background,
    .zIndex, .opacity, .visibility, .disabled, .identity, .gesture, .gesture, .guide, .ratio,
    // These say something to the layout around, or draw in another way.
    .cell, .anchor, .clip, .shadow, .filter, .animation, .transaction, .foreground, .tint, .accent,
    .space, .task, .tag, .composed, .appearance,
  ]

  /// The tree with variants that the model knows.
  var pressable: Spec {
    var spec = withoutDisabledMasks
    // A circle, and rectangles.
    if kind == .gradient || kind == .shape { spec.value = 0 }
    spec.modifiers.removeAll { !Self.pressableModifiers.contains($0.kind) }
    // A text of a fixed size that no tap hits, since the model knows no typesetter.
    if kind == .counter || kind == .lifecycle {
      spec.modifiers.insert(Modifier(kind: .visibility, value: 2), at: 0)
      spec.modifiers.insert(Modifier(kind: .frame, value: 1000), at: 0)
    }
    spec.children = spec.children.map(\.pressable)
    return spec
  }
}
