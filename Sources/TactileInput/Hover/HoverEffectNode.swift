import Foundation
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileViewGraph

/// The result of a hover effect's phase.
enum HoverEffectAction {
  /// Nothing: the view is only a member of groups.
  case none
  /// Changes to the drawing, which depend on the phase and the geometry of the view.
  case draw((Bool, GeometryProxy) -> [__HoverEffectPart])
  /// A call when the phase has changed.
  case report((Bool) -> Void)
}

/// The element of a primitive hover effect.
///
/// The geometry and the hit testing of the content are those without the effect: a view that is
/// transparent or elsewhere while it is not hovered can be hovered.
@MainActor
final class HoverEffectNode: VisualEffectDrawingNode, ValueNode {
  private var modifier: HoverEffectElement
  private var isHovered = false
  /// Whether the effect is active.
  private var isActive = false
  /// The phase in the last placement; nil before the first.
  private var placedPhase: Bool?
  /// The phase that the override causes; nil if the pointer determines it.
  private(set) var forcedPhase: Bool?
  /// Called when the animations of the current change have ended, to end a temporary override.
  private var overrideEnd: AnimationCompletion?

  init(_ modifier: HoverEffectElement, inputs: ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
    graph.events.hover.listeners += 1
    groupsDidChange { $0.applyOverride() }
  }

  override var name: String { "hoverEffect" }

  func update(_ newModifier: HoverEffectElement) {
    let old = modifier
    groupsDidChange { node in
      node.modifier = newModifier
      if newModifier.phaseOverride != old.phaseOverride { node.applyOverride() }
    }
    setNeeds(.place)
  }

  override func didRemove() {
    super.didRemove()
    graph.events.hover.listeners -= 1
    graph.events.hover.remove(self)
    graph.feature(HoverGroups.self).remove(self)
    graph.feature(HoverGroups.self).update()
  }

  override func didPark() { graph.events.hover.remove(self) }

  override func presenceDidChange(isLeaving: Bool) {
    if isLeaving { graph.events.hover.remove(self) }
  }

  // MARK: The phase

  var groups: [HoverEffectGroup] { modifier.groups }

  var isHoveredAndEnabled: Bool { isHovered && modifier.isEnabled }

  /// Returns the behaviors of the effect in a group.
  func behaviors(in key: HoverEffectGroup.Key) -> [HoverEffectGroup.Behavior] {
    groups.filter { $0.key == key }.map(\.behavior)
  }

  /// Performs a change that may affect the groups and the phase.
  private func groupsDidChange(_ change: (HoverEffectNode) -> Void) {
    graph.feature(HoverGroups.self).remove(self)
    change(self)
    graph.feature(HoverGroups.self).insert(self)
    graph.feature(HoverGroups.self).update()
    phaseMayHaveChanged()
  }

  /// The phase without an override of this effect.
  private var pointedPhase: Bool {
    guard !groups.isEmpty else { return isHovered }
    return groups.contains { group in
      group.behavior == .ignoresGroup
        ? isHovered : graph.feature(HoverGroups.self).isActive(group.key)
    }
  }

  /// Applies the override after it or its trigger has changed.
  private func applyOverride() {
    overrideEnd = nil
    guard let override = modifier.phaseOverride else {
      forcedPhase = nil
      return
    }
    switch override.phase {
    case .active: forcedPhase = true
    case .inactive: forcedPhase = false
    case .opposite: forcedPhase = !isActive
    }
    guard override.isTemporary else { return }
    // The closure is an action of the graph, so the graph is there when it runs; the node may have been removed.
    overrideEnd = AnimationCompletion(.removed) { [weak self] in
      MainActor.assumeIsolated {
        self?.graph.queue.append(transaction: Transaction()) { _ in self?.endOverride() }
      }
    }
    setNeeds(.place)
  }

  private func endOverride() {
    guard !isRemoved else { return }
    groupsDidChange { $0.forcedPhase = nil }
  }

  /// Updates the phase after the mouse has moved or a group has changed.
  func phaseMayHaveChanged() {
    let isActive = forcedPhase ?? (modifier.isEnabled && pointedPhase)
    guard isActive != self.isActive else { return }
    self.isActive = isActive
    switch modifier.action {
    case .none: break
    case .draw: setNeeds(.place)
    case .report(let action): queueAction("hoverEffect") { action(isActive) }
    }
  }

  override var observesHover: Bool { true }

  override func hoverDidMove(to location: CGPoint, isNew: Bool) {
    guard isNew else { return }
    isHovered = true
    phaseMayHaveChanged()
  }

  override func hoverDidEnd() {
    isHovered = false
    phaseMayHaveChanged()
  }

  // MARK: Drawing

  override func placeElements(in placement: Placement) {
    super.placeElements(in: placement)
    let end = overrideEnd
    overrideEnd = nil
    // The update itself delays the end, so that it comes after the animations begin.
    end?.begin()
    if case .draw(let parts) = modifier.action {
      let proxy = GeometryProxy(node: handle)
      let isActive = isActive
      let isChange = placedPhase.map { $0 != isActive } ?? false
      placedPhase = isActive
      show(
        tracking(.place) { parts(isActive, proxy) }.map { part in
          VisualEffectPart(
            steps: VisualEffectSteps(steps: part.steps),
            transaction: isChange ? transaction(for: part, endingWith: end) : nil)
        })
    }
    end?.end(in: graph.actions)
  }

  private func transaction(
    for part: __HoverEffectPart, endingWith end: AnimationCompletion?
  ) -> Transaction {
    let animation = forcedPhase == nil ? part.animation : part.animation?.withoutDelay
    var transaction = Transaction(animation: animation)
    if let end { transaction.completions.append(end) }
    return transaction
  }

  // The effect is invisible to the app.
  override func contentPoint(of point: CGPoint) -> CGPoint? { point }
  override func drawnPoint(of point: CGPoint) -> CGPoint { point }
  override var contentTransform: CGAffineTransform? { nil }

  /// The content is drawn at one place and hit at another.
  override func drawnRect(of rect: CGRect) -> CGRect { super.drawnRect(of: rect).union(rect) }
}

/// Applies a primitive hover effect, enabled by the environment.
nonisolated struct HoverEffectLeaf: ViewModifier {
  let action: HoverEffectAction
  let traits: __HoverEffectTraits
  @Environment(\.isHoverEffectEnabled) private var isAllowed
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.hoverEffectGroups) private var groups

  @MainActor
  func body(content: Content) -> some View {
    content.modifier(
      HoverEffectElement(
        action: action, isEnabled: isAllowed && isEnabled && !traits.isDisabled,
        groups: groups + traits.groups, phaseOverride: traits.phaseOverride))
  }
}

/// Applies a primitive hover effect.
nonisolated struct HoverEffectElement: ElementModifier {
  typealias Body = Never
  let action: HoverEffectAction
  let isEnabled: Bool
  let groups: [HoverEffectGroup]
  let phaseOverride: HoverEffectPhaseOverride?

  @MainActor
  func makeElement(_ inputs: ViewInputs) -> HoverEffectNode {
    HoverEffectNode(self, inputs: inputs)
  }
}
