import HeadlessHost
import SwiftUI

@_spi(Engine) @testable import SwiftUICore
@testable import SwiftUIControls
@testable import SwiftUIViews
@testable import TestSupport

/// A random script: a tree, and the steps that change it.
@MainActor
struct Script {
  let seed: UInt64
  private let cut: ScriptCut
  private var editor: SpecEditor
  /// The tree that is edited, of which the cut leaves out some parts on screen.
  private var whole: Spec
  private var model = StateModel()
  private var modelValue = 0
  private var configuration: HostConfiguration
  private let stage: Stage
  /// What a host keeps of the accessibility tree, in every other script: keeping it marks more nodes.
  private let outline: AccessibilityOutline?
  /// How many of the actions the model has heard of.
  private var countedActions = 0
  /// The touches since then.
  private var touches = 0
  /// The tree in which a finger went down and up at once; nil if the rules leave open what acts.
  ///
  /// They do if an edit changes the tree under the finger, if the finger is down so long that it may be no tap any more,
  /// or if a button of an alert, a dialog or a menu has gestures.
  private var touched: Spec?
  /// What went wrong in the middle of a step.
  private var earlyProblem: String?
  /// Where a finger is down.
  private var finger: CGPoint?
  /// Whether views may have been inserted again during their removal in this step.
  private var mayHaveComeBack = false
  /// A description of the last step, for the message if it fails.
  private var story = ""
  /// The parts that another cut could leave out as well.
  private(set) var parts: Set<ScriptCut.Part> = []

  /// The tree on screen.
  private var spec: Spec { cut.applied(to: whole) }

  /// - Parameter hostility: One in this number of values is hostile; none if nil.
  init(seed: UInt64, cut: ScriptCut = ScriptCut(), hostility: Int? = nil) {
    self.seed = seed
    self.cut = cut
    editor = SpecEditor(seed: seed, hostility: hostility)
    // What presents would seldom be seen, and more seldom have a chance to.
    whole = editor.makeSpec(kind: editor.random.chance(4) ? .presenting : nil)
    let spec = cut.applied(to: whole)
    model.show(spec)
    configuration = HostConfiguration(
      size: CGSize(width: 320, height: 240), displayScale: CGFloat(editor.random.below(3) + 1))
    stage = Stage(spec, configuration)
    outline = seed % 2 == 0 ? AccessibilityOutline(stage.host.graph) : nil
  }

  /// Plays the script and returns what went wrong.
  ///
  /// - Parameter watch: Called with the stage before the first step and after each one.
  mutating func play(steps: Int, watch: (Stage) -> Void = { _ in }) -> String? {
    watch(stage)
    for step in 0..<steps where !cut.parts.contains(.step(step)) {
      // Each step has numbers of its own, so that it stays the same without the steps before it.
      editor.begin(step)
      parts.insert(.step(step))
      takeStep()
      stage.host.graph.update()
      stage.host.settle()
      watch(stage)
      if let problem = earlyProblem ?? countActions() ?? compare() {
        return "seed \(seed), step \(step): \(problem)\n  after \(story)"
      }
    }
    return nil
  }

  private mutating func takeStep() {
    switch editor.random.below(17) {
    case 0: countUp()
    case 1: changeWindow()
    case 2:
      modelValue = editor.random.below(5)
      story = "the model says \(modelValue)"
      stage.surroundings.model.value = modelValue
    case 3: press()
    case 4:
      // What a press is on may change, go or be disabled while it lasts.
      press(andRelease: false)
      let before = story
      // Where no button could be pressed there was an edit, which has to be seen on its own.
      stage.host.graph.update()
      // Gestures may act with the finger still down, on what the edit may take away.
      earlyProblem = countActions()
      edit()
      story = before + ", then \(story)"
      stage.host.graph.update()
      release()
    case 5: changeMind()
    case 6: scroll()
    case 7, 8: present()
    case 9: swipe()
    default: edit()
    }
  }

  /// Counts the actions since the last time, of which a touch causes a limited number: one of a button, and one of
  /// each gesture, or one of each gesture that doesn't wait for the finger to be lifted.
  private mutating func countActions() -> String? {
    let actors = Array(stage.surroundings.actors.dropFirst(countedActions))
    // A finger that is still down may act when it is lifted.
    defer {
      (countedActions, touches) = (stage.surroundings.actions, finger == nil ? 0 : 1)
      touched = nil
    }
    let most = touches * (finger == nil ? 1 + spec.gestures : spec.holds)
    guard actors.count <= most else {
      return "\(touches) touches have acted \(actors.count) times, not \(most)"
    }
    switch touched.flatMap({ TouchChain.expected(of: actors, in: $0) }) {
    case .success(let expected):
      model.countAll(by: expected.count)
      guard Set(expected) == Set(actors), expected.count == actors.count else {
        return "\(actors) have acted instead of \(expected)"
      }
      return nil
    case .failure(let broken): return broken.rule
    case nil:
      model.countAll(byAtMost: most)
      return nil
    }
  }

  /// Makes the counters tell who they are, if views may have been inserted again during their removal.
  private mutating func callRoll() {
    model.forgetGone()
    guard mayHaveComeBack else { return }
    mayHaveComeBack = false
    stage.surroundings.bindings = [:]
    stage.surroundings.model.roll += 1
    stage.host.settle()
  }

  /// An animated edit is taken back, or followed by another, while views still come and go.
  private mutating func changeMind() {
    let before = whole
    withAnimation(.linear(duration: 0.5)) { edit() }
    stage.host.graph.update()
    stage.host.advance(by: editor.random.chance(2) ? 0 : 0.2)
    let animation: Animation? = editor.random.chance(3) ? nil : .easeIn(duration: 0.3)
    if editor.random.chance(3) {
      let first = story
      withAnimation(animation) { edit() }
      story = first + "\n  on the way, \(story)"
    } else {
      story += "\n  and back on the way"
      whole = before
      withAnimation(animation) { stage.show(spec) }
      model.show(spec)
    }
    stage.host.graph.update()
    mayHaveComeBack = true
    if editor.random.chance(2) { stage.host.advance(by: 0.1) }
  }

  /// Some scroll view is scrolled to anywhere.
  private mutating func scroll() {
    guard let node = stage.scrollNodes.randomElement(using: &editor.random) else { return edit() }
    func anywhere(_ axis: Axis) -> CGFloat {
      let end = node.range(along: axis).upperBound
      return end * CGFloat(editor.random.below(9)) / 8
    }
    let offset = CGPoint(x: anywhere(.horizontal), y: anywhere(.vertical))
    story = "a scroll to \(offset)"
    node.scroll(to: offset)
  }

  /// Some view presents something, or what is presented is closed.
  private mutating func present() {
    let stand = stage.surroundings.stand
    if let open = stand.open, editor.random.chance(2) {
      story = "a touch beside what \(open) presents"
      touches += 1
      touched = spec
      return stage.tap(at: CGPoint(x: 1, y: 1))
    }
    guard let id = spec.presenters.randomElement(using: &editor.random) else { return edit() }
    stand.open = stand.open == id ? nil : id
    story = stand.open == nil ? "\(id) closes" : "\(id) presents"
    guard editor.random.chance(2) else { return }
    stage.host.graph.update()
    stage.host.settle()
    let before = story
    if editor.random.chance(2) { press() } else { edit() }
    story = before + ", then \(story)"
  }

  /// Some row of a list is moved aside, or back.
  private mutating func swipe() {
    let rows = stage.swipeRows.filter { !$0.groups.isEmpty }
    guard let row = rows.randomElement(using: &editor.random) else { return edit() }
    let offset = CGFloat(editor.random.below(9) - 4) * 30
    story = "a row moved by \(offset)"
    row.open(to: offset)
    guard editor.random.chance(2) else { return }
    stage.host.graph.update()
    stage.host.settle()
    press()
    story = "a row moved by \(offset), then \(story)"
  }

  private mutating func countUp() {
    guard
      let (path, id) = model.ids.sorted(by: { $0.key < $1.key })
        .randomElement(using: &editor.random)
    else { return edit() }
    story = "count \(id)"
    stage.surroundings.bindings[id]?.wrappedValue += 1
    model.count(path)
  }

  private mutating func changeWindow() {
    configuration.size.width = CGFloat(100 + editor.random.below(400))
    configuration.colorScheme = editor.random.chance(2) ? .dark : .light
    story = "window \(configuration.size) \(configuration.colorScheme)"
    stage.host.graph.configure(configuration)
  }

  private mutating func edit() {
    let before = spec
    editor.edit(&whole)
    if editor.random.chance(3) { editor.edit(&whole) }
    let after = spec
    story = "\(before)\n  became \(after)"
    stage.show(spec)
    model.show(spec)
  }

  /// A finger goes down on some button, or beside it where the button cannot be hit.
  private mutating func press(andRelease: Bool = true) {
    let frames = stage.host.graph.buttons.map(\.frame).filter { !$0.isNull }
    guard let frame = frames.randomElement(using: &editor.random) else { return edit() }
    let location = CGPoint(x: frame.midX, y: frame.midY)
    story = "a press at \(location)"
    touches += 1
    touched = andRelease ? spec : nil
    let start = stage.host.time
    stage.down(at: location)
    // A finger that waits for views to come to rest may be down too long for a tap (rule 2.5.56).
    if stage.host.time - start > 0.7 { touched = nil }
    finger = location
    if andRelease { release() }
  }

  private mutating func release() {
    guard let finger else { return }
    stage.up(at: finger)
    self.finger = nil
  }

  private mutating func compare() -> String? {
    parts.formUnion(spec.parts)
    callRoll()
    let broken = stage.root.brokenInvariants() + stage.root.zombies()
    guard broken.isEmpty else { return broken.joined(separator: "; ") }

    let counts = stage.surroundings.counts
    if let problem = model.difference(from: counts) { return problem }
    var now = configuration
    now.date = stage.host.graph.date
    let fresh = Stage(
      spec, now, modelValue: modelValue, open: stage.surroundings.stand.open)
    fresh.setCounts(counts)
    fresh.scroll(as: stage)
    fresh.swipe(as: stage)
    // Timelines go on while the other tree comes to rest.
    stage.host.advance(by: fresh.host.time)
    for node in stage.scrollNodes where node.resting(node.offset) != node.offset {
      return "a scroll view rests at \(node.offset)"
    }
    if let difference = stage.difference(from: fresh) { return difference }
    if let difference = outline?.difference(from: stage.host.graph) {
      return "the outline differs: " + difference
    }
    guard stage.surroundings.alive == fresh.surroundings.alive else {
      return "\(stage.surroundings.alive) views live instead of \(fresh.surroundings.alive)"
    }
    return nil
  }
}
