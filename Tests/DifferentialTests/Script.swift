import SwiftUI
import TactileHeadlessHost

@_spi(Engine) @testable import TactileAccessibility
@_spi(Engine) @testable import TactileLists
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileScrolling
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// A random script: a tree, and the steps that change it.
@MainActor
struct Script {
  let seed: UInt64
  private let cut: ScriptCut
  var editor: SpecEditor
  /// The tree that is edited, of which the cut leaves out some parts on screen.
  private var whole: Spec
  var model = StateModel()
  private var modelValue = 0
  var configuration: HostConfiguration
  let stage: Stage
  /// What a host keeps of the accessibility tree, in every other script: keeping it marks more nodes.
  private let outline: AccessibilityOutline?
  /// How many of the actions the model has heard of.
  var countedActions = 0
  /// The touches since then.
  var touches = 0
  /// The tree in which a finger went down and up at once; nil if the rules leave open what acts.
  ///
  /// They do if an edit changes the tree under the finger, if the finger is down so long that it may be no tap any more,
  /// or if a button of an alert, a dialog or a menu has gestures.
  var touched: Spec?
  /// What has to act in the touch if it is lifted at once; nil if the rules don't say it.
  var predicted: [TouchLink]?
  /// Whether the tree is one of which the rules say what a touch hits, and there are more touches.
  let isPredictable: Bool
  var predictions = PredictionCount()
  /// What went wrong in the middle of a step.
  private var earlyProblem: String?
  /// Where a finger is down.
  var finger: CGPoint?
  /// Whether a scroll view has been scrolled.
  var hasScrolled = false
  /// Whether views may have been inserted again during their removal in this step.
  private var mayHaveComeBack = false
  /// A description of the last step, for the message if it fails.
  var story = ""
  /// The parts that another cut could leave out as well.
  private(set) var parts: Set<ScriptCut.Part> = []

  /// The tree on screen.
  var spec: Spec {
    let spec = cut.applied(to: whole)
    return isPredictable ? spec.predictable : spec
  }

  /// - Parameter hostility: One in this number of values is hostile; none if nil.
  init(seed: UInt64, cut: ScriptCut = ScriptCut(), hostility: Int? = nil) {
    self.seed = seed
    self.cut = cut
    isPredictable = seed % 4 == 3 && hostility == nil
    if isPredictable {
      editor = SpecEditor(
        seed: seed, kinds: Spec.predictableKinds, modifiers: Spec.predictableModifiers)
      whole = editor.makeSpec(kind: [.zstack, .hstack, .vstack, .grid][editor.random.below(4)])
      whole.children.append(editor.makeSpec(depth: 2, kind: .button))
    } else {
      editor = SpecEditor(seed: seed, hostility: hostility)
      // What presents would seldom be seen, and more seldom have a chance to.
      whole = editor.makeSpec(kind: editor.random.chance(4) ? .presenting : nil)
    }
    configuration = HostConfiguration(
      size: CGSize(width: 320, height: 240), displayScale: CGFloat(editor.random.below(3) + 1))
    // At so many pixels a point, what is rounded to pixels makes no difference to a touch.
    if isPredictable { configuration.displayScale = 64 }
    let spec = isPredictable ? cut.applied(to: whole).predictable : cut.applied(to: whole)
    model.show(spec)
    stage = Stage(spec, configuration)
    stage.rememberArrangements()
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

  private mutating func changeModel() {
    modelValue = editor.random.below(5)
    story = "the model says \(modelValue)"
    stage.surroundings.model.value = modelValue
    stage.surroundings.announcer.value = modelValue
  }

  private mutating func takeStep() {
    if isPredictable, editor.random.chance(2) { return press() }
    // Of so many steps, the model would seldom change under a closure that shows it.
    if spec.containsHolder, editor.random.chance(4) { return changeModel() }
    switch editor.random.below(17) {
    case 0: countUp()
    case 1: changeWindow()
    case 2: changeModel()
    case 3: press()
    case 4:
      // What a press is on may change, go or be disabled while it lasts.
      press(andRelease: false)
      let before = story
      // Where no button could be pressed there was an edit, which has to be seen on its own.
      stage.host.graph.update()
      model.forgetUnanimated()
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
    hasScrolled = true
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
    guard let presenter = spec.presenting.randomElement(using: &editor.random) else {
      return edit()
    }
    let id = presenter.id
    if presenter.hasLink {
      story = "\(id) pushes its page"
      if !stage.hasPage(id) { stage.push(id) }
    } else {
      stand.open = stand.open == id ? nil : id
      story = stand.open == nil ? "\(id) closes" : "\(id) presents"
    }
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

  mutating func edit() {
    let before = spec
    editor.edit(&whole)
    if editor.random.chance(3) { editor.edit(&whole) }
    let after = spec
    story = "\(before)\n  became \(after)"
    stage.show(spec)
    model.show(spec)
  }

  private mutating func compare() -> String? {
    parts.formUnion(spec.parts)
    callRoll()
    let broken = stage.root.brokenInvariants() + stage.root.zombies()
    guard broken.isEmpty else { return broken.joined(separator: "; ") }
    // A hostile animation may take a removal longer than any script, so that a fresh tree doesn't have the view.
    if stage.isRemoving { return nil }

    let counts = stage.surroundings.counts
    if let problem = model.difference(from: counts) { return problem }
    var now = configuration
    now.date = stage.host.graph.date
    let fresh = Stage(
      spec, now, modelValue: modelValue, open: stage.surroundings.stand.open)
    fresh.setCounts(counts)
    fresh.push(as: stage, in: spec)
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
