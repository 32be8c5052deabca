import Foundation
@_spi(Engine) import TactileViewGraph

/// Moves the focus with Tab and the arrow keys, and shows it while the keyboard is in use.
///
/// Tab works in every window. The rest is for desktops, whose keyboard reaches every control (rules
/// 2.9.103 to 2.9.107).
@MainActor
final class KeyNavigation: WindowFeature {
  private unowned let graph: ViewGraph
  /// Whether the last input was a key, rather than a pointer.
  private var usesKeyboard = false { didSet { showRing() } }
  private var isActive = true { didSet { showRing() } }
  /// The views that had the focus before the views of presentations, outermost first.
  private var covered: [NodeHandle] = []
  /// The presentation in front at the end of the last layout.
  private weak var front: ViewNode?
  /// Whether the focus moves into the presentation in front as soon as that has a control.
  private var entersFront = false

  init(graph: ViewGraph) { self.graph = graph }

  private var isDesktop: Bool { graph.configuration.isDesktop }

  // MARK: The ring

  private func showRing() { graph.focus.showsRing = isDesktop && usesKeyboard && isActive }

  func pointerWillGoDown() { usesKeyboard = false }

  func activityDidChange(isActive: Bool) { self.isActive = isActive }

  /// Called when a key goes down, before any view gets it.
  ///
  /// Shortcuts are for the window, so they don't show the focus.
  func keyWillGoDown(_ event: KeyEvent) {
    if event.modifiers.isDisjoint(with: [.command, .control, .option]) { usesKeyboard = true }
  }

  // MARK: Moving the focus

  /// Moves the focus to a view as if by keys, on behalf of an assistive technology.
  func moveOnBehalf(to holder: any FocusHolder) {
    usesKeyboard = true
    move(to: holder)
  }

  /// The views among which the focus moves, in document order.
  private var holders: [any FocusHolder] {
    (graph.front ?? graph.root).focusHolders
  }

  /// Moves the focus to the next or the previous focusable view, wrapping around at the ends.
  ///
  /// - Returns: Whether there is a focusable view.
  func advance(backwards: Bool) -> Bool {
    let holders = holders
    guard let first = holders.first, let last = holders.last else { return false }
    guard let start = holders.firstIndex(where: { $0 === graph.focus.current }) else {
      move(to: entry(of: backwards ? last : first))
      return true
    }
    let group = holders[start].stop
    for step in 1...holders.count {
      let way = backwards ? holders.count - step : step
      let next = holders[(start + way) % holders.count]
      if group != nil, next.stop === group, step < holders.count { continue }
      move(to: group != nil && step == holders.count ? next : entry(of: next))
      break
    }
    return true
  }

  /// Returns the view at which Tab enters the group around a view; the view itself if it is in none.
  private func entry(of holder: any FocusHolder) -> any FocusHolder {
    guard let group = holder.stop else { return holder }
    let preferred = group.annotations(FocusPreference.self).first { $0.annotation.isPreferred }
    return preferred?.focusHolders.first ?? group.focusHolders.first ?? holder
  }

  /// Moves the focus in its group (rule 2.9.105).
  ///
  /// - Returns: Whether the key moves the focus there.
  func move(by key: KeyEquivalent) -> Bool {
    guard isDesktop, let step = FocusStep(key) else { return false }
    guard let current = graph.focus.current, graph.keys.reaches(current) else {
      // The first arrow key enters a menu that the mouse has opened.
      guard graph.front != nil, step.axis == .vertical else { return false }
      return advance(backwards: !step.isOnward)
    }
    guard let group = current.focusGroup(where: { $0.axes.contains(Axis.Set(step.axis)) }) else {
      return false
    }
    if let target = step.target(from: current, in: group.focusHolders) { move(to: target) }
    return true
  }

  /// Takes the focus away from all views.
  ///
  /// - Returns: Whether a view had it.
  func leave() -> Bool {
    guard isDesktop, let current = graph.focus.current, graph.keys.reaches(current) else {
      return false
    }
    covered = []
    graph.actions.append { [graph] in graph.focus.move(to: nil) }
    return true
  }

  /// Closes the presentation in front, if a click beside it closes it too (rule 2.9.112).
  ///
  /// - Returns: Whether it closes.
  func closePresentation() -> Bool {
    guard graph.configuration.indirectIdiom == .mac, let front = graph.front,
      let dismiss = front.annotations(DismissalAnnotation.self).last?.annotation.dismiss
    else { return false }
    graph.actions.append(dismiss)
    return true
  }

  private func move(to holder: any FocusHolder) {
    graph.actions.append { [weak self, weak holder] in
      guard let self, let holder else { return }
      cover(by: holder)
      graph.focus.move(to: holder)
      if isDesktop { holder.scrollIntoView(holder.bounds, withNeighbors: true) }
    }
  }

  // MARK: Presentations

  /// Remembers the view that loses the focus to a view of a presentation above it.
  private func cover(by holder: any FocusHolder) {
    guard isDesktop, let front = graph.front, holder.isInside(front),
      let current = graph.focus.current, !current.isInside(front)
    else { return }
    covered.append(current.handle)
  }

  /// Moves the focus into a presentation that a key has opened.
  func layoutDidEnd() {
    guard isDesktop else { return }
    let front = graph.front
    if front !== self.front {
      self.front = front
      entersFront = usesKeyboard
    }
    guard entersFront, let front else { return }
    if graph.focus.current?.isInside(front) == true {
      entersFront = false
    } else if let first = front.focusHolders.first {
      entersFront = false
      move(to: entry(of: first))
    }
  }

  func updateWillEnd() { entersFront = false }

  /// Gives the focus back to the view that had it before a presentation, when that has ended.
  func focusDidMove() {
    guard graph.focus.current == nil else { return }
    while let handle = covered.popLast() {
      guard let holder = DependentTable.shared.node(handle)?.asFocusHolder, holder.isStaying,
        holder.canFocus, graph.keys.reaches(holder)
      else { continue }
      return graph.actions.append { [services = graph.services] in
        services.graph?.focus.move(to: holder)
      }
    }
  }
}

/// Annotates the surroundings of a presentation with what a click there does; nil for nothing.
package nonisolated struct DismissalAnnotation {
  let dismiss: (@MainActor () -> Void)?

  package init(dismiss: (@MainActor () -> Void)?) { self.dismiss = dismiss }
}

/// A step of the focus by an arrow key, Home or End.
private struct FocusStep {
  let axis: Axis
  /// Whether the step is to the right or down.
  let isOnward: Bool
  /// Whether the step goes to the end.
  var isWhole = false

  init?(_ key: KeyEquivalent) {
    switch key {
    case .upArrow: (axis, isOnward) = (.vertical, false)
    case .downArrow: (axis, isOnward) = (.vertical, true)
    case .leftArrow: (axis, isOnward) = (.horizontal, false)
    case .rightArrow: (axis, isOnward) = (.horizontal, true)
    case .home: (axis, isOnward, isWhole) = (.vertical, false, true)
    case .end: (axis, isOnward, isWhole) = (.vertical, true, true)
    default: return nil
    }
  }

  /// Returns the closest of the views that lie in the direction of the step; nil if there is none.
  @MainActor
  func target(
    from current: any FocusHolder, in holders: [any FocusHolder]
  ) -> (any FocusHolder)? {
    if isWhole { return isOnward ? holders.last : holders.first }
    let here = current.windowFrame
    func distances(to holder: any FocusHolder) -> (along: CGFloat, across: CGFloat) {
      let there = holder.windowFrame
      let (width, height) = (there.midX - here.midX, there.midY - here.midY)
      switch (axis, isOnward) {
      case (.vertical, true): return (there.minY - here.maxY, abs(width))
      case (.vertical, false): return (here.minY - there.maxY, abs(width))
      case (.horizontal, true): return (there.minX - here.maxX, abs(height))
      case (.horizontal, false): return (here.minX - there.maxX, abs(height))
      }
    }
    var closest: (holder: any FocusHolder, way: (along: CGFloat, across: CGFloat))?
    for holder in holders where holder !== current {
      let way = distances(to: holder)
      guard way.along > -1 else { continue }
      if let closest, !(way < closest.way) { continue }
      closest = (holder, way)
    }
    return closest?.holder
  }
}

extension FocusHolder {
  /// The group around the view at which Tab stops once; nil if there is none.
  fileprivate var stop: AnnotationNode<FocusGroup>? { focusGroup(where: \.isOneStop) }
}

extension ViewGraph {
  /// The keyboard's control over the focus of the window.
  var keyNavigation: KeyNavigation { feature(KeyNavigation.self) }

  /// Moves the keyboard focus to a view, which shows it, on behalf of an assistive technology.
  package func focusByKeyboard(_ holder: any FocusHolder) {
    keyNavigation.moveOnBehalf(to: holder)
    runActions()
  }
}
