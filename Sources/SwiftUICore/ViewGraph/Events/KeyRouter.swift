import Foundation

/// Key routing: shortcuts first, then the listeners around the focus, then the view in focus.
///
/// While something is presented, only its views hear keys (rule 2.7.81a).
@MainActor
final class KeyRouter {
  private unowned let graph: ViewGraph
  /// The shortcuts in the window, by identity.
  private var shortcuts: [ObjectIdentifier: KeyboardShortcutNode] = [:]
  /// The button that a held key presses or repeats.
  private var held: HeldButton?
  /// The keys that are down.
  private var keysDown: Set<KeyEquivalent> = []

  init(graph: ViewGraph) { self.graph = graph }

  func add(_ node: KeyboardShortcutNode) { shortcuts[ObjectIdentifier(node)] = node }
  func remove(_ node: KeyboardShortcutNode) { shortcuts[ObjectIdentifier(node)] = nil }

  /// Delivers a key.
  ///
  /// - Returns: whether a view had a use for it.
  func send(_ event: KeyEvent) -> Bool {
    switch event.phase {
    case .up:
      keysDown.remove(event.key.lowercased)
      let isTaken = offer(KeyPress(event, phase: .up))
      return release(event, acts: !isTaken) || isTaken
    case .down:
      let isFirst = keysDown.insert(event.key.lowercased).inserted
      if let button = button(for: event) {
        use(button, for: event)
        return true
      }
      return offer(KeyPress(event, phase: isFirst ? .down : .repeat)) || sendToFocus(event)
        || graph.undo(for: event)
    }
  }

  /// Whether keys reach a node: it is shown, and nothing is presented in front of it.
  fileprivate func reaches(_ node: ViewNode) -> Bool {
    guard node.isStaying else { return false }
    guard let front = graph.presentations.front else { return true }
    return node === front || node.isInside(front)
  }

  /// Asks the views that listen, from the one in focus outwards.
  ///
  /// - Returns: whether one of them has handled the key.
  private func offer(_ press: KeyPress) -> Bool {
    guard let innermost = graph.focus.innermost, reaches(innermost) else { return false }
    var node: ViewNode? = innermost
    while let current = node {
      if current.take(press) { return true }
      node = current.parent
    }
    return false
  }

  // MARK: Shortcuts

  /// The first button, in the document's order, that is enabled and has the shortcut (rule 1.3.32).
  private func button(for event: KeyEvent) -> AnyButtonNode? {
    shortcuts.values
      .compactMap { node in node.button(for: event).map { (node, $0) } }
      .filter { reaches($0.0) }
      .min { left, right in
        let (first, second) = (left.0.modifier.rank, right.0.modifier.rank)
        if first != second { return first < second }
        return left.0.documentPath.lexicographicallyPrecedes(right.0.documentPath)
      }?.1
  }

  /// A shortcut acts when its key goes down, and again and again where its button repeats.
  private func use(_ button: AnyButtonNode, for event: KeyEvent) {
    guard let timer = button.repeatTimer else {
      graph.actions.append { button.trigger() }
      return
    }
    // A key that repeats goes down again and again.
    guard held?.key != event.key.lowercased else { return }
    held?.release(acts: false)
    held = HeldButton(button, by: event.key, showsPress: false, repetition: timer)
  }

  // MARK: Focus

  /// Space presses the button in focus, Return uses it at once, Tab leads on (rule 2.7.72).
  private func sendToFocus(_ event: KeyEvent) -> Bool {
    let others = event.modifiers.subtracting([.capsLock, .numericPad])
    if event.key == .tab, others.isSubset(of: .shift) {
      return graph.focus.advance(backwards: others.contains(.shift))
    }
    guard others.isEmpty, let focus = graph.focus.current, reaches(focus),
      let button = focus.focusedButton
    else { return false }
    switch event.key {
    case .space:
      guard held == nil else { return true }
      held = HeldButton(
        button, by: event.key, showsPress: true, repetition: button.repeatTimer)
      return true
    case .return:
      graph.actions.append { button.trigger() }
      return true
    default: return false
    }
  }

  private func release(_ event: KeyEvent, acts: Bool) -> Bool {
    guard let held, held.key == event.key.lowercased else { return false }
    self.held = nil
    held.release(acts: acts)
    return true
  }

  /// The focus has moved: the button that the space bar holds is let go without acting.
  func focusHasMoved() {
    guard held?.showsPress == true else { return }
    held?.release(acts: false)
    held = nil
  }

  // MARK: Time

  /// The time at which a held key acts again, in seconds; nil for never.
  var nextDeadline: TimeInterval? { held?.repetition?.next }

  /// Lets a held key act as often as is due.
  func advance(to time: TimeInterval) {
    while let next = nextDeadline, next <= time { held?.repeatAction() }
  }
}

/// A button that a key holds down.
@MainActor
private struct HeldButton {
  private let button: AnyButtonNode
  let key: KeyEquivalent
  /// Whether the button looks pressed.
  let showsPress: Bool
  /// Counts the repetitions of a button that acts while it is held (rule 2.2.39).
  private(set) var repetition: RepeatTimer?
  private let repeats: Bool
  private let state: Binding<PressState>?

  /// Presses the button; one that repeats acts at once.
  init(
    _ button: AnyButtonNode, by key: KeyEquivalent, showsPress: Bool, repetition: RepeatTimer?
  ) {
    self.button = button
    self.key = key.lowercased
    self.showsPress = showsPress
    self.repetition = repetition
    repeats = repetition != nil
    let state = showsPress ? button.pressTracker?.pressState : nil
    self.state = state
    button.graph.actions.append {
      state?.wrappedValue = .pressed
      if repetition != nil { button.trigger() }
    }
    self.repetition?.wait(from: button.graph.time)
  }

  /// Whether the button may act: it is shown, enabled and behind nothing.
  private var mayAct: Bool {
    !button.isRemoved && button.graph.keys.reaches(button) && button.isEnabledHere
  }

  mutating func repeatAction() {
    guard mayAct else {
      repetition = nil
      return
    }
    let button = button
    button.graph.actions.append { button.trigger() }
    repetition?.repeated()
  }

  /// Lets the button go; it acts if it may and has not acted before.
  func release(acts: Bool) {
    guard !button.isRemoved else { return }
    button.graph.actions.append { [self] in
      state?.wrappedValue = .idle
      if acts, !repeats, mayAct { button.trigger() }
    }
  }
}

extension ViewNode {
  /// Whether the node stands in the window, is not on its way out, not passed over and no symbol of a
  /// canvas.
  final var isStaying: Bool {
    var node: ViewNode? = self
    while let current = node {
      if current.isLeaving || current.asElement?.isPassedOver == true { return false }
      if current === graph.root { return true }
      if current.parent?.isContent(current) == false { return false }
      node = current.parent
    }
    return false
  }

  /// Whether controls here may be used.
  final var isEnabledHere: Bool { inputs.environment.value(IsEnabledKey.self) }

  /// The first button in the subtree that is enabled and not hidden; one that listens for a
  /// shortcut of its own is no part of what is around it.
  final var firstButton: AnyButtonNode? {
    if let button = asButton, button.isEnabledHere { return button }
    for child in visibleChildren where !(child is KeyboardShortcutNode) && !child.isInvisible {
      if let found = child.firstButton { return found }
    }
    return nil
  }

  /// The first button in a view in focus that is enabled and not hidden, with a shortcut or without.
  final var focusedButton: AnyButtonNode? {
    if let button = asButton, button.isEnabledHere { return button }
    for child in visibleChildren where !child.isInvisible {
      if let found = child.focusedButton { return found }
    }
    return nil
  }

  /// The node that tracks presses of a button's own style.
  fileprivate final var pressTracker: ViewNode? {
    if pressState != nil { return self }
    for child in children {
      if let found = child.pressTracker { return found }
    }
    return nil
  }
}

extension AnyButtonNode {
  /// Counts the repetitions of a button that acts while it is held; nil for the others, and for styles
  /// that track presses by a gesture of their own.
  fileprivate var repeatTimer: RepeatTimer? {
    guard let press = pressTracker else { return nil }
    let environment = EnvironmentValues(scope: press.inputs.environment)
    return environment.buttonRepeatBehavior.repeats ? RepeatTimer(idiom: environment.idiom) : nil
  }
}

extension ViewGraph {
  /// Takes in what a key did; the effects are seen after ``update()``.
  ///
  /// - Returns: whether a view had a use for it.
  @discardableResult
  package func send(_ event: KeyEvent) -> Bool {
    becomeActive()
    defer { actions.run() }
    return keys.send(event)
  }
}
