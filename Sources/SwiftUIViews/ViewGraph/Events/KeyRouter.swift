@_spi(Engine) import SwiftUICore
import Foundation

/// Key routing: shortcuts first, then the listeners around the focus, then the focused view.
///
/// While a presentation is shown, only its views receive keys (rule 2.7.81a).
@MainActor
final class KeyRouter: WindowFeature {
  private unowned let graph: ViewGraph
  /// The nodes of keyboard shortcuts in the window, by identity.
  private var shortcuts: [ObjectIdentifier: KeyboardShortcutNode] = [:]
  /// The button that a held key presses or repeats.
  private var held: HeldButton?
  /// The keys that are down.
  private var keysDown: Set<KeyEquivalent> = []

  init(graph: ViewGraph) { self.graph = graph }

  func add(_ node: KeyboardShortcutNode) { shortcuts[ObjectIdentifier(node)] = node }
  func remove(_ node: KeyboardShortcutNode) { shortcuts[ObjectIdentifier(node)] = nil }

  /// Delivers a key event to the views of the window.
  ///
  /// - Returns: Whether a view handled it.
  func send(_ event: KeyEvent) -> Bool {
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
      return offer(KeyPress(event, phase: isFirst ? .down : .repeat)) || sendToFocus(event)
        || graph.allFeatures.contains { ($0 as? any KeyHandler)?.handle(event) == true }
        || event.key == .escape
          && (graph.keyNavigation.closePresentation() || graph.keyNavigation.leave())
    }
  }

  /// Returns whether a node receives keys: it is in the window, and no presentation covers it.
  func reaches(_ node: ViewNode) -> Bool {
    node.isStaying && !graph.presentations.covers(node)
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
    guard let timer = button.repeatTimer else {
      graph.actions.append { button.trigger() }
      return
    }
    // Key repeat sends further down events.
    guard held?.key != event.key.lowercased else { return }
    held?.release(acts: false)
    held = HeldButton(button, by: event.key, showsPress: false, repetition: timer)
  }

  // MARK: Focus

  /// Handles keys of the focused view: Space presses its button, Return triggers it immediately,
  /// and Tab moves the focus (rule 2.7.72).
  private func sendToFocus(_ event: KeyEvent) -> Bool {
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

  /// Called when the focus has moved: releases the button held by the space bar without triggering
  /// it.
  func focusDidMove() {
    guard held?.showsPress == true else { return }
    held?.release(acts: false)
    held = nil
  }

  /// Releases the held key of a window that is no longer active, without triggering its button.
  func activityDidChange(isActive: Bool) {
    guard !isActive else { return }
    held?.release(acts: false)
    held = nil
    keysDown = []
  }

  // MARK: Time

  /// The time at which a held key triggers its button again, in seconds; nil for never.
  var nextDeadline: TimeInterval? { held?.repetition?.next }

  /// Triggers the button of a held key as often as it is due.
  func advance(to time: TimeInterval) {
    var count = 0
    while let next = nextDeadline, next <= time {
      count += 1
      held?.repeatAction()
      if count == EventRouter.mostDeadlines { held?.skip(to: time) }
    }
    if count > 0 { graph.runActions() }
  }
}

/// A button that a key holds down.
@MainActor
private struct HeldButton {
  private let button: any Pressable
  let key: KeyEquivalent
  /// Whether the button is drawn as pressed.
  let showsPress: Bool
  /// The timer of a button that repeats while it is held (rule 2.2.39); otherwise nil.
  private(set) var repetition: RepeatTimer?
  private let repeats: Bool
  private let state: Binding<PressState>?

  /// Presses the button; a button that repeats is triggered immediately.
  init(
    _ button: any Pressable, by key: KeyEquivalent, showsPress: Bool, repetition: RepeatTimer?
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

  /// Whether the button may be triggered: it is in the window, enabled, and not covered by a
  /// presentation.
  private var mayAct: Bool {
    !button.isRemoved && button.graph.keys.reaches(button) && button.isEnabledHere
  }

  /// Skips the repetitions until a time, in seconds.
  mutating func skip(to time: TimeInterval) { repetition?.wait(from: time) }

  mutating func repeatAction() {
    guard mayAct else {
      repetition = nil
      return
    }
    let button = button
    button.graph.actions.append { button.trigger() }
    repetition?.repeated()
  }

  /// Releases the button; it is triggered if requested, permitted, and not triggered before.
  func release(acts: Bool) {
    guard !button.isRemoved else { return }
    button.graph.actions.append { [self] in
      state?.wrappedValue = .idle
      if acts, !repeats, mayAct { button.trigger() }
    }
  }
}

extension ViewNode {
  /// The node that tracks presses for a button's own style.
  fileprivate final var pressTracker: ViewNode? {
    if pressState != nil { return self }
    for child in children {
      if let found = child.pressTracker { return found }
    }
    return nil
  }
}

extension Pressable {
  /// The timer of a button that repeats while it is held.
  ///
  /// It is nil for other buttons, and for styles that track presses with a gesture of their own.
  fileprivate var repeatTimer: RepeatTimer? {
    guard let press = pressTracker else { return nil }
    let environment = EnvironmentValues(scope: press.inputs.environment)
    guard environment.buttonRepeatBehavior.repeats else { return nil }
    return RepeatTimer(idiom: graph.configuration.indirectIdiom)
  }
}

extension ViewGraph {
  /// The keys of the window.
  var keys: KeyRouter { feature(KeyRouter.self) }

  /// Delivers a key event; its effects become visible after ``update()``.
  ///
  /// - Returns: Whether a view handled it.
  @discardableResult
  package func send(_ event: KeyEvent) -> Bool {
    let code = services.beginCode()
    defer {
      actions.run()
      code.end()
    }
    return keys.send(event)
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
