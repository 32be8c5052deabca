import HeadlessHost
import SwiftUI

@_spi(Engine) @testable import SwiftUICore

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
    guard let (point, touch) = target() else { return edit() }
    story = "a tap at \(point.concise)"
    stage.tap(at: point)
    actions += touch?.actions ?? 0
    presses += touch?.winner == .button ? 1 : 0
    model.countAll(by: touch?.actions ?? 0)
  }

  /// A point and what a tap there sets off, away from the edges of views.
  private mutating func target() -> (CGPoint, NaiveTouch?)? {
    let boxes = spec.boxes(in: NaivePlace(pixel: 1 / Self.scale))
    func origin(_ box: any NaiveBox) -> CGPoint {
      let own = box.size(Offer(Self.size))
      return CGPoint(
        x: (Self.size.width - own.width) / 2, y: (Self.size.height - own.height) / 2)
    }
    var frames = NaiveFrames()
    for box in boxes {
      box.tell(&frames, at: origin(box), box.size(Offer(Self.size)), Offer(Self.size))
    }
    func touch(_ point: CGPoint) -> NaiveTouch? {
      for box in boxes.reversed() {
        let corner = origin(box)
        let inner = CGPoint(x: point.x - corner.x, y: point.y - corner.y)
        if let touch = box.touch(inner, in: box.size(Offer(Self.size)), Offer(Self.size)) {
          return touch
        }
      }
      return nil
    }
    let centers = frames.frames.sorted { $0.key < $1.key }.map {
      CGPoint(x: $0.value.midX, y: $0.value.midY)
    }
    for _ in 0..<5 {
      let window = CGPoint(
        x: CGFloat(editor.random.below(320)) + 0.5, y: CGFloat(editor.random.below(240)) + 0.5)
      let point =
        editor.random.chance(5) ? window : centers.randomElement(using: &editor.random) ?? window
      let around = [-0.2, 0.2].flatMap { x in
        [-0.2, 0.2].map { CGPoint(x: point.x + x, y: point.y + $0) }
      }
      let result = touch(point)
      if around.allSatisfy({ touch($0) == result }) { return (point, result) }
    }
    return nil
  }

  /// What is different from what the model says.
  private func difference() -> String? {
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
  var pressable: Spec { pressable(isDisabled: false) }

  private func pressable(isDisabled: Bool) -> Spec {
    var spec = self
    var isDisabled = isDisabled
    // A circle, and rectangles.
    if kind == .gradient || kind == .shape { spec.value = 0 }
    for (index, modifier) in modifiers.enumerated().reversed() {
      if modifier.kind == .disabled, modifier.value == 0 { isDisabled = true }
      // The rules don't say whether the mask of a disabled gesture holds.
      if modifier.kind == .gesture, isDisabled, [3, 6].contains(modifier.value) {
        spec.modifiers[index].value = 0
      }
    }
    spec.modifiers.removeAll { !Self.pressableModifiers.contains($0.kind) }
    // A text of a fixed size that no tap hits, since the model knows no typesetter.
    if kind == .counter || kind == .lifecycle {
      spec.modifiers.insert(Modifier(kind: .visibility, value: 2), at: 0)
      spec.modifiers.insert(Modifier(kind: .frame, value: 1000), at: 0)
    }
    spec.children = children.map { $0.pressable(isDisabled: isDisabled) }
    return spec
  }
}
