@_spi(Engine) import TactileViewGraph

/// The groups of hover effects in a window, and their phases.
@MainActor
final class HoverGroups: WindowFeature {
  private struct Group {
    var members: [HoverEffectNode] = []
    var isActive = false
  }

  private var groups: [HoverEffectGroup.Key: Group] = [:]

  init(graph: ViewGraph) {}

  func hoverDidChange() { update() }

  /// Adds an effect to its groups.
  func insert(_ node: HoverEffectNode) {
    for group in node.groups { groups[group.key, default: Group()].members.append(node) }
  }

  /// Removes an effect from its groups; a group without members does not exist.
  func remove(_ node: HoverEffectNode) {
    for key in node.groups.map(\.key) {
      groups[key]?.members.removeAll { $0 === node }
      if groups[key]?.members.isEmpty == true { groups[key] = nil }
    }
  }

  func isActive(_ key: HoverEffectGroup.Key) -> Bool { groups[key]?.isActive ?? false }

  /// Updates the phases after the mouse has moved or members have changed, and notifies the members
  /// of groups whose phase differs.
  func update() {
    for (key, group) in groups {
      let isActive = phase(of: group, key)
      guard isActive != group.isActive else { continue }
      groups[key]?.isActive = isActive
      for node in group.members { node.phaseMayHaveChanged() }
    }
  }

  private func phase(of group: Group, _ key: HoverEffectGroup.Key) -> Bool {
    func hasHovered(_ behavior: HoverEffectGroup.Behavior) -> Bool {
      group.members.contains { $0.isHoveredAndEnabled && $0.behaviors(in: key).contains(behavior) }
    }
    let forced = group.members.lazy.filter {
      $0.behaviors(in: key).contains { $0 != .ignoresGroup }
    }
    if let phase = forced.compactMap(\.forcedPhase).first { return phase }
    return hasHovered(.activatesGroup) || group.isActive && hasHovered(.preservesGroup)
  }
}
