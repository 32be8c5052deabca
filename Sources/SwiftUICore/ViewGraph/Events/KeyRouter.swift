/// Where keys go: to shortcuts first, then to what listens around the focus, then to what has it.
@MainActor
final class KeyRouter {
  private unowned let graph: ViewGraph
  /// The shortcuts in the window, by identity.
  private var shortcuts: [ObjectIdentifier: KeyboardShortcutNode] = [:]
  /// What a held space bar presses.
  private var held: HeldButton?
  /// The keys that are down.
  private var keysDown: Set<KeyEquivalent> = []

  init(graph: ViewGraph) { self.graph = graph }

  func add(_ node: KeyboardShortcutNode) { shortcuts[ObjectIdentifier(node)] = node }
  func remove(_ node: KeyboardShortcutNode) { shortcuts[ObjectIdentifier(node)] = nil }

  /// Delivers a key.
  ///
  /// - Returns: whether somebody had a use for it.
  func send(_ event: KeyEvent) -> Bool {
    switch event.phase {
    case .up:
      keysDown.remove(event.key.lowercased)
      let isTaken = offer(KeyPress(event, phase: .up))
      return release(event, acts: !isTaken) || isTaken
    case .down:
      let isFirst = keysDown.insert(event.key.lowercased).inserted
      if let button = button(for: event) {
        graph.actions.append { button.trigger() }
        return true
      }
      return offer(KeyPress(event, phase: isFirst ? .down : .repeat)) || sendToFocus(event)
    }
  }

  /// Asks the views that listen, from the one in focus outwards.
  ///
  /// - Returns: whether one of them has handled the key.
  private func offer(_ press: KeyPress) -> Bool {
    var node: ViewNode? = graph.focus.innermost
    while let current = node {
      if let listener = current as? KeyPressNode, listener.take(press) { return true }
      node = current.parent
    }
    return false
  }

  /// The first button, in the document's order, that is enabled and has the shortcut (rule 1.3.32).
  private func button(for event: KeyEvent) -> AnyButtonNode? {
    shortcuts.values.filter { $0.shortcut?.matches(event) == true && $0.isStaying }
      .sorted { $0.documentPath.lexicographicallyPrecedes($1.documentPath) }
      .lazy.compactMap(\.firstButton).first
  }

  // MARK: Focus

  /// Space presses the button in focus, Return uses it at once, Tab leads on (rule 2.7.72).
  private func sendToFocus(_ event: KeyEvent) -> Bool {
    let others = event.modifiers.subtracting([.capsLock, .numericPad])
    if event.key == .tab, others.isSubset(of: .shift) {
      return graph.focus.advance(backwards: others.contains(.shift))
    }
    guard others.isEmpty, let button = graph.focus.current?.firstButton else { return false }
    switch event.key {
    case .space:
      // A key that repeats goes down again and again.
      guard held == nil else { return true }
      held = HeldButton(button)
      return true
    case .return:
      graph.actions.append { button.trigger() }
      return true
    default: return false
    }
  }

  private func release(_ event: KeyEvent, acts: Bool) -> Bool {
    guard event.key == .space, let held else { return false }
    self.held = nil
    held.release(acts: acts)
    return true
  }

  /// The focus has moved: what was held is let go without acting.
  func focusHasMoved() {
    held?.release(acts: false)
    held = nil
  }
}

/// A button that the space bar holds down.
@MainActor
private struct HeldButton {
  private let button: AnyButtonNode
  private let state: Binding<PressState>?

  init(_ button: AnyButtonNode) {
    self.button = button
    state = button.firstPress?.modifier.state
    let state = state
    button.graph.actions.append { state?.wrappedValue = .pressed }
  }

  /// Lets it go; it acts if it is still there and enabled.
  func release(acts: Bool) {
    guard !button.isRemoved else { return }
    let (button, state) = (button, state)
    button.graph.actions.append {
      state?.wrappedValue = .idle
      if acts, button.isEnabledHere { button.trigger() }
    }
  }
}

extension ViewNode {
  /// Whether the node stands in the window, is not on its way out and not passed over.
  final var isStaying: Bool {
    var node: ViewNode? = self
    while let current = node {
      if current.isLeaving || current.asElement?.isPassedOver == true { return false }
      if current === graph.root { return true }
      node = current.parent
    }
    return false
  }

  /// Whether controls here may be used.
  final var isEnabledHere: Bool { inputs.environment.value(IsEnabledKey.self) }

  /// The first button in the subtree that is enabled and not hidden; one that listens for a
  /// shortcut of its own is no part of what is around it.
  final var firstButton: AnyButtonNode? {
    if let button = self as? AnyButtonNode, button.isEnabledHere { return button }
    for child in visibleChildren where !(child is KeyboardShortcutNode) && !child.isInvisible {
      if let found = child.firstButton { return found }
    }
    return nil
  }

  /// The node that tracks presses of a button's own style.
  fileprivate final var firstPress: PressNode? {
    if let press = self as? PressNode { return press }
    for child in children {
      if let found = child.firstPress { return found }
    }
    return nil
  }
}

extension ViewGraph {
  /// Takes in what a key did; the effects are seen after ``update()``.
  ///
  /// - Returns: whether anybody had a use for it.
  @discardableResult
  package func send(_ event: KeyEvent) -> Bool { keys.send(event) }
}
