import SwiftUI
import Testing

@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Groups of hover effects, compared with lists of their members (rule 1.3.34).
@MainActor
@Suite struct HoverGroupsTests {
  /// An effect as the model knows it.
  private struct Effect {
    let number: Int
    var groups: [HoverEffectGroup] = []
    var isEnabled = true
    var forced: Bool?
    var isHovered = false

    var pointed: Bool { isHovered && isEnabled }

    func has(_ behavior: HoverEffectGroup.Behavior, in key: HoverEffectGroup.Key) -> Bool {
      groups.contains { $0.key == key && $0.behavior == behavior }
    }
  }

  /// Effects in groups, and the model.
  @MainActor
  private final class Stage {
    let window: Window
    let parent: ElementNode
    var nodes: [Int: HoverEffectNode] = [:]
    /// The effects in the order in which they joined their groups.
    var effects: [Effect] = []
    var active: Set<HoverEffectGroup.Key> = []
    var reported: [Int: Bool] = [:]
    var count = 0
    var random: RandomCases
    var operations: [String]

    init(seed: UInt64, in window: Window) {
      random = RandomCases(seed: seed)
      operations = ["seed \(seed)"]
      self.window = window
      parent = ElementNode(inputs: window.graph.root.inputs)
    }

    private var graph: ViewGraph { window.graph }

    private func randomize(_ effect: inout Effect) {
      let behaviors: [HoverEffectGroup.Behavior] = [
        .activatesGroup, .followsGroup, .ignoresGroup, .preservesGroup,
      ]
      effect.groups = (0..<random.below(3)).map { _ in
        HoverEffectGroup(
          id: "\(random.below(3))", in: Namespace().wrappedValue,
          behavior: behaviors[random.below(behaviors.count)])
      }
      effect.isEnabled = random.below(6) > 0
      effect.forced = random.below(8) == 0 ? random.below(2) == 0 : nil
      operations.append(
        "\(effect.number) is in \(effect.groups.map { "\($0.key.id ?? "") \($0.behavior)" }), "
          + "\(effect.isEnabled ? "enabled" : "disabled"), forced \(effect.forced as Any)")
    }

    private func element(of effect: Effect) -> HoverEffectElement {
      let number = effect.number
      return HoverEffectElement(
        action: .report { [weak self] in self?.reported[number] = $0 }, isEnabled: effect.isEnabled,
        groups: effect.groups, phaseOverride: effect.forced.map { $0 ? .active : .inactive })
    }

    func step() {
      let index = effects.isEmpty ? nil : random.below(effects.count)
      switch (random.below(8), index) {
      case (0...1, _), (_, nil):
        var effect = Effect(number: count)
        count += 1
        randomize(&effect)
        effects.append(effect)
        let node = HoverEffectNode(element(of: effect), inputs: parent.inputs)
        nodes[effect.number] = node
        parent.adopt(node)
      case (2, let index?):
        let effect = effects.remove(at: index)
        operations.append("remove \(effect.number)")
        if let node = nodes.removeValue(forKey: effect.number) { parent.remove(node) }
        reported[effect.number] = nil
        dissolve()
      case (3, let index?):
        // A changed effect leaves its groups and joins its new ones.
        var effect = effects.remove(at: index)
        dissolve()
        randomize(&effect)
        effects.append(effect)
        nodes[effect.number]?.update(element(of: effect))
      case (_, let index?):
        effects[index].isHovered.toggle()
        let effect = effects[index]
        operations.append("\(effect.number) is \(effect.isHovered ? "" : "not ")hovered")
        if effect.isHovered {
          nodes[effect.number]?.hoverDidMove(to: .zero, isNew: true)
        } else {
          nodes[effect.number]?.hoverDidEnd()
        }
        graph.feature(HoverGroups.self).update()
      }
      follow()
    }

    private var keys: Set<HoverEffectGroup.Key> { Set(effects.flatMap { $0.groups.map(\.key) }) }

    /// A group without members is forgotten.
    private func dissolve() { active.formIntersection(keys) }

    /// The phases of the groups: forced by the first effect that forces one, begun by a hovered effect
    /// that activates its group, and kept up by one that preserves it.
    private func follow() {
      dissolve()
      for key in keys {
        let forcing = effects.first { effect in
          effect.forced != nil
            && effect.groups.contains { $0.key == key && $0.behavior != .ignoresGroup }
        }
        let isBegun = effects.contains { $0.pointed && $0.has(.activatesGroup, in: key) }
        let isKept =
          active.contains(key)
          && effects.contains { $0.pointed && $0.has(.preservesGroup, in: key) }
        if forcing?.forced ?? (isBegun || isKept) { active.insert(key) } else { active.remove(key) }
      }
    }

    func check() {
      graph.actions.run()
      let groups = graph.feature(HoverGroups.self)
      for id in 0..<3 {
        let key = HoverEffectGroup.Key(namespace: Namespace().wrappedValue, id: "\(id)")
        #expect(groups.isActive(key) == active.contains(key), "\(operations), group \(id)")
      }
      for effect in effects {
        let pointed =
          effect.groups.isEmpty
          ? effect.isHovered
          : effect.groups.contains { group in
            group.behavior == .ignoresGroup ? effect.isHovered : active.contains(group.key)
          }
        let expected = effect.forced ?? (effect.isEnabled && pointed)
        #expect(
          reported[effect.number] ?? false == expected, "\(operations), effect \(effect.number)")
      }
    }
  }

  @Test("1.3.34: an effect is active as its groups are, which hovered members begin and keep up")
  func groups() {
    for seed in UInt64(0)..<60 {
      let stage = Stage(seed: seed, in: Window {})
      for _ in 0..<60 {
        stage.step()
        stage.check()
      }
      for child in Array(stage.parent.children) { stage.parent.remove(child) }
    }
  }
}
