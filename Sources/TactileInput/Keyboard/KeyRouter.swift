import Foundation
@_spi(Engine) import TactileViewGraph

/// Key routing: shortcuts first, then the listeners around the focus, then the focused view.
///
/// While a presentation is shown, only its views receive keys (rule 2.7.81a).
@MainActor
final class KeyRouter: WindowFeature {
  private unowned let graph: ViewGraph
  /// The nodes of keyboard shortcuts in the window, by identity.
  private var shortcuts: [ObjectIdentifier: KeyboardShortcutNode] = [:]
  /// The key that presses a button.
  private var held: HeldKey?
  /// The keys that are down.
  private var keysDown: Set<KeyEquivalent> = []

  init(graph: ViewGraph) { self.graph = graph }

  func add(_ node: KeyboardShortcutNode) { shortcuts[ObjectIdentifier(node)] = node }
  func remove(_ node: KeyboardShortcutNode) { shortcuts[ObjectIdentifier(node)] = nil }

  /// Delivers a key event to the views of the window.
  ///
  /// - Parameter inputMethod: Offers the key to the input method of the text input client; returns whether the input
  ///   method handled it.
  /// - Returns: Whether a view handled it.
  func send(_ event: KeyEvent, _ inputMethod: () -> Bool) -> Bool {
    switch event.phase {
    case .up:
      keysDown.remove(event.key.lowercased)
      let isTaken = offer(KeyPress(event, phase: .up))
      return release(event, acts: !isTaken) || isTaken
    case .down:
      graph.keyNavigation.keyWillGoDown(event)
      let isFirst = keysDown.insert(event.key.lowercased).inserted
      if let button = button(for: event) {
        use(button, for: event)
        return true
      }
      return offer(KeyPress(event, phase: isFirst ? .down : .repeat)) || inputMethod()
        || sendToFocus(event)
        || graph.allFeatures.contains { ($0 as? any KeyHandler)?.handle(event) == true }
        || event.key == .escape
          && (graph.keyNavigation.closePresentation() || graph.keyNavigation.leave())
    }
  }

  /// Returns whether a node receives keys: it is in the window, and no presentation covers it.
  func reaches(_ node: ViewNode) -> Bool {
    node.isStaying && !graph.covers(node)
  }

  /// Offers a key press to the views that listen, from the focused one outward.
  ///
  /// - Returns: Whether one of them handled the key.
  private func offer(_ press: KeyPress) -> Bool {
    guard let innermost = graph.focus.keyRecipient, reaches(innermost) else { return false }
    var node: ViewNode? = innermost
    while let current = node {
      if let listener = current as? any KeyListener, listener.handle(press) { return true }
      node = current.parent
    }
    return false
  }

  // MARK: Shortcuts

  /// Returns the first enabled button, in document order, with a shortcut for the event (rule
  /// 1.3.32).
  private func button(for event: KeyEvent) -> (any Pressable)? {
    shortcuts.values
      .compactMap { node in node.button(for: event).map { (node, $0) } }
      .filter { reaches($0.0) }
      .min { left, right in
        let (first, second) = (left.0.rank, right.0.rank)
        if first != second { return first < second }
        return left.0.documentPath.lexicographicallyPrecedes(right.0.documentPath)
      }?.1
  }

  /// Triggers a button when the key of its shortcut goes down, repeatedly if the button repeats.
  private func use(_ button: any Pressable, for event: KeyEvent) {
    guard button.repeatsWhileHeld else {
      graph.actions.append { button.trigger() }
      return
    }
    // Key repeat sends further down events.
    guard held?.key != event.key.lowercased else { return }
    held?.press.release(acts: false)
    held = HeldKey(key: event.key.lowercased, press: button.hold(isShown: false))
  }

  // MARK: Focus

  /// Handles keys of the focused view: a text field edits its text, Space presses a button, Return triggers it
  /// immediately, and Tab moves the focus (rule 2.7.72).
  private func sendToFocus(_ event: KeyEvent) -> Bool {
    if graph.textInput.client?.handleKey(event) == true { return true }
    let others = event.modifiers.subtracting([.capsLock, .numericPad])
    if event.key == .tab, others.isSubset(of: .shift) {
      return graph.keyNavigation.advance(backwards: others.contains(.shift))
    }
    guard others.isEmpty else { return false }
    if graph.keyNavigation.move(by: event.key) { return true }
    guard let focus = graph.focus.current, reaches(focus) else { return false }
    if let action = focus.keyAction {
      guard event.key == .space || event.key == .return else { return false }
      graph.actions.append(action)
      return true
    }
    guard let button = focus.focusedButton else { return false }
    switch event.key {
    case .space:
      guard held == nil else { return true }
      held = HeldKey(key: event.key.lowercased, press: button.hold(isShown: true))
      return true
    case .return:
      graph.actions.append { button.trigger() }
      return true
    default: return false
    }
  }

  private func release(_ event: KeyEvent, acts: Bool) -> Bool {
    guard held?.key == event.key.lowercased else { return false }
    held?.press.release(acts: acts)
    held = nil
    return true
  }

  /// Called when the focus has moved: releases the button held by the space bar without triggering
  /// it.
  func focusDidMove() {
    guard held?.press.isShown == true else { return }
    held?.press.release(acts: false)
    held = nil
  }

  /// Releases the held key of a window that is no longer active, without triggering its button.
  func activityDidChange(isActive: Bool) {
    guard !isActive else { return }
    held?.press.release(acts: false)
    held = nil
    keysDown = []
  }

  // MARK: Time

  /// The time at which a held key triggers its button again, in seconds; nil for never.
  var nextDeadline: TimeInterval? { held?.press.nextRepetition }

  /// Triggers the button of a held key as often as it is due.
  func advance(to time: TimeInterval) {
    guard let next = nextDeadline, next <= time else { return }
    held?.press.advance(to: time)
    graph.runActions()
  }
}

/// A key that is down, with its press of a view.
private struct HeldKey {
  let key: KeyEquivalent
  var press: any KeyHold
}

extension ViewGraph {
  /// The keys of the window.
  var keys: KeyRouter { feature(KeyRouter.self) }

  /// Delivers a key event; its effects become visible after ``update()``.
  ///
  /// - Parameter inputMethod: Offers the key to the input method of the text input client, after keyboard shortcuts and
  ///   `onKeyPress` actions; returns whether the input method handled it.
  /// - Returns: Whether a view handled it.
  @discardableResult
  package func send(_ event: KeyEvent, inputMethod: () -> Bool = { false }) -> Bool {
    let code = services.beginCode()
    defer {
      actions.run()
      code.end()
    }
    return keys.send(event, inputMethod)
  }
}

extension FocusCoordinator {
  /// The first recipient of keys: the control that the focus is bound to, or the focused view.
  var keyRecipient: ViewNode? {
    guard let current, (current as? any ButtonFocus)?.isFocusOfButton == true else {
      return current
    }
    return current.focusedButton ?? current
  }
}

/// A view that has the focus for a button inside it.
@MainActor
protocol ButtonFocus: FocusHolder {
  /// Whether keys go to the button, if there is one, rather than to the view.
  var isFocusOfButton: Bool { get }
}

extension FocusNode: ButtonFocus {
  var isFocusOfButton: Bool { !isOpen }
}
