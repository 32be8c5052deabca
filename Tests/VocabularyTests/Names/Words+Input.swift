import SwiftUI

// Key presses, modifier keys, the focus, hovering and sensory feedback.

struct KeysOfAllKinds: View {
  var key: Character = "k"
  let arrows: [KeyEquivalent] = [.upArrow, .downArrow, .leftArrow, .rightArrow]
  let others: [KeyEquivalent] = [
    .escape, .delete, .deleteForward, .home, .end, .pageUp, .pageDown, .clear, .tab, .space,
    .return,
  ]
  let modifiers: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
  let shortcuts: [KeyboardShortcut] = [
    .cancelAction, .defaultAction, KeyboardShortcut("s"), .init("z", modifiers: [.control]),
    KeyboardShortcut(.leftArrow, modifiers: [], localization: .withoutMirroring),
    .init("b", localization: .automatic),
  ]

  var body: some View {
    VStack {
      Button("Up") {}.keyboardShortcut(arrows[0], modifiers: EventModifiers.all)
      Button("Key") {}.keyboardShortcut(KeyEquivalent(key))
      Button("Cancel") {}.keyboardShortcut(.cancelAction)
      Button("Space") {}.keyboardShortcut(.space, modifiers: .control)
      Button("Left") {}
        .keyboardShortcut(.leftArrow, modifiers: .command, localization: .withoutMirroring)
      ForEach(shortcuts, id: \.self) { Text(name(of: $0)) }
    }
  }

  private func name(of shortcut: KeyboardShortcut) -> String {
    let modifiers = EventModifiers(rawValue: shortcut.modifiers.rawValue)
    let isMirrored = shortcut.localization != .withoutMirroring
    return "\(shortcut.key.character) \(modifiers.contains(.control)) \(isMirrored)"
  }
}

struct FocusedFields: View {
  enum Field { case name, mail }
  @FocusState private var field: Field?
  let interactions: FocusInteractions = [.activate, .edit]

  var body: some View {
    Row(isFocused: .init(), field: $field)
      .focusable(interactions: .automatic)
      .focusable(true, interactions: FocusInteractions(rawValue: interactions.rawValue))
  }

  struct Row: View {
    @FocusState var isFocused: Bool
    @FocusState<Field?>.Binding var field: Field?

    var body: some View {
      Button("Next") { field = field == .name ? .mail : nil }.focused($field, equals: .name)
      Button("First") { $field.wrappedValue = .name }.focused($isFocused.projectedValue)
    }
  }
}

struct HeardKeys: View {
  @Environment(\.isFocusEffectEnabled) private var isRinged
  @FocusState private var isFocused: Bool
  @State private var index = 0
  @State private var log = ""
  let phases: [KeyPress.Phases] = [
    .down, .up, .repeat, .all, KeyPress.Phases(rawValue: KeyPress.Phases.down.rawValue),
  ]

  var body: some View {
    Button("Next") { index += 1 }
      .focusable()
      .focused($isFocused)
      .focusEffectDisabled()
      .focusEffectDisabled(index > 2)
      .onKeyPress(.leftArrow) {
        index -= 1
        return .handled
      }
      .onKeyPress(.rightArrow, action: goOn)
      .onKeyPress(.space, phases: .up) { press in
        press.modifiers.contains(.shift) ? .ignored : goOn()
      }
      .onKeyPress(keys: [.upArrow, .downArrow]) { press in
        index += press.key == .upArrow ? 1 : -1
        return KeyPress.Result.handled
      }
      .onKeyPress(keys: [.home, "h"], phases: [.down]) { _ in .ignored }
      .onKeyPress(characters: .decimalDigits) { press in
        guard let number = Int(press.characters) else { return .ignored }
        index = number
        return .handled
      }
      .onKeyPress(characters: .alphanumerics, phases: phases[0], action: hear)
      .onKeyPress(phases: .all, action: hear)
      .onKeyPress { hear($0) }
  }

  private func goOn() -> KeyPress.Result {
    index += 1
    return isRinged ? .handled : .ignored
  }

  private func hear(_ press: KeyPress) -> KeyPress.Result {
    log += press.phase.contains(.repeat) ? "." : "\(press.key.character) \(press.debugDescription)"
    return .ignored
  }
}

struct FeltAndHovered: View {
  @State private var count = 0
  @State private var kind: HoverEffect? = .highlight
  let weights: [SensoryFeedback.Weight] = [.light, .medium, .heavy]
  let flexibilities: [SensoryFeedback.Flexibility] = [.soft, .solid, .rigid]
  let all: [SensoryFeedback] = [
    .success, .warning, .error, .selection, .increase, .decrease, .start, .stop, .alignment,
    .levelChange, .pathComplete, .impact, .impact(weight: .heavy, intensity: 0.5),
    .impact(flexibility: .soft),
  ]

  var body: some View {
    VStack {
      Button("Count") { count += 1 }
        .sensoryFeedback(.increase, trigger: count)
        .sensoryFeedback(count > 3 ? .error : .warning, trigger: count)
        .sensoryFeedback(trigger: count) { count > 3 ? .impact : nil }
        .sensoryFeedback(trigger: count) { old, new in new > old ? .increase : .decrease }
        .sensoryFeedback(trigger: count, feedback)
      Button("Count") { count += 1 }
        .sensoryFeedback(.impact(weight: weights[0]), trigger: count) { $0 < $1 }
      Button("Hover") { kind = nil }
        .hoverEffect(.highlight)
        .hoverEffect(.automatic, isEnabled: count > 2)
        .defaultHoverEffect(.lift)
        .defaultHoverEffect(kind)
        .defaultHoverEffect(nil)
        .contentShape([.dragPreview, .contextMenuPreview], Circle())
        .contentShape(.hoverEffect, .rect(cornerRadius: 8))
        .contentShape([.focusEffect, .accessibility, .interaction], Capsule(), eoFill: true)
        .contentShape(ContentShapeKinds(rawValue: ContentShapeKinds.hoverEffect.rawValue), .circle)
    }
  }

  private func feedback() -> SensoryFeedback? { count.isMultiple(of: 2) ? .start : .stop }
}

struct FadeInEffect: CustomHoverEffect {
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  func body(content: Content) -> some CustomHoverEffect {
    content
      .hoverEffect { effect, isActive, proxy in
        effect.animation(.easeOut) {
          $0.opacity(isActive ? 1 : 0.5).offset(y: isActive ? -proxy.size.height : 0)
        }
      }
      .hoverEffect(GrowEffect(), isEnabled: !reducesMotion)
      .hoverEffectDisabled(reducesMotion)
  }
}

struct GrowEffect: CustomHoverEffect {
  func body(content: Content) -> some CustomHoverEffect {
    content.hoverEffect { effect, isActive, proxy in
      effect.scaleEffect(isActive ? 1.1 : 1, anchor: .leading)
        .scaleEffect(CGSize(width: 1, height: 1)).scaleEffect(x: 1, y: isActive ? 1.1 : 1)
        .rotationEffect(.degrees(isActive ? 5 : 0)).offset(CGSize(width: 1, height: 1))
        .transformEffect(.identity)
        .clipShape(.capsule.size(width: isActive ? proxy.size.width : 40, height: 40))
    }
  }
}

struct HoveredTogether: View {
  @Namespace private var namespace
  @State private var count = 0
  let behaviors: [HoverEffectGroup.Behavior] = [
    .activatesGroup, .followsGroup, .ignoresGroup, .preservesGroup,
  ]

  let automatic: AutomaticHoverEffect = .automatic
  let highlight: HighlightHoverEffect = .highlight
  let lift: LiftHoverEffect = .lift

  private var overrides: [HoverEffectPhaseOverride] {
    [
      .active, .inactive, .activeTemporarily(trigger: count),
      .inactiveTemporarily(trigger: count), .toggled(trigger: count),
      .toggledTemporarily(trigger: count),
    ]
  }

  var body: some View {
    let group = HoverEffectGroup(namespace)
    VStack {
      Text("A").hoverEffect(FadeInEffect(), in: group, isEnabled: count > 1)
      Text("B").hoverEffect(GrowEffect().hoverEffectGroup(group.behavior(behaviors[1])))
      Text("C").hoverEffect(in: group) { effect, isActive, _ in effect.opacity(isActive ? 1 : 0) }
      Text("D").hoverEffect { effect, isActive, _ in effect.offset(x: isActive ? 4 : 0) }
      Text("E").hoverEffect(HoverEffect(FadeInEffect().hoverEffectGroup(id: "e", in: namespace)))
      Text("F").hoverEffect(EmptyHoverEffect.empty.hoverEffectPhaseOverride(overrides[0]))
      Text("G").hoverEffect(.hoverEffectGroup(HoverEffectGroup(id: nil, in: namespace)))
      Text("H").hoverEffect(.hoverEffectGroup(in: namespace, behavior: .preservesGroup))
      Text("I").hoverEffect(.hoverEffect { effect, _, _ in effect })
      Text("J").hoverEffect(HighlightHoverEffect().hoverEffect(LiftHoverEffect(), in: group))
    }
    .hoverEffectGroup()
    .hoverEffectGroup(group)
    .hoverEffectGroup(id: "all", in: namespace)
    .defaultHoverEffect(FadeInEffect())
    .hoverEffect(automatic)
    .hoverEffect(highlight)
    .hoverEffect(lift.hoverEffect(AutomaticHoverEffect()))
  }
}

struct Crowned: View {
  @State private var value = 0.0
  @State private var share: CGFloat = 0
  @State private var index = 0
  let sensitivities: [DigitalCrownRotationalSensitivity] = [.low, .medium, .high]

  var body: some View {
    VStack {
      Text("A").focusable().digitalCrownRotation($value)
      Text("B").focusable(true).digitalCrownRotation($value, from: 0, through: 200)
      Text("C").focusable()
        .digitalCrownRotation(
          $value, from: -30, through: 30, by: 1, sensitivity: .low, isContinuous: false,
          isHapticFeedbackEnabled: true)
      Text("D").focusable()
        .digitalCrownRotation($share, from: 0, through: 1, by: 0.1, sensitivity: sensitivities[1])
      Text("E").digitalCrownRotation($value, onChange: turned, onIdle: { index = 0 })
      Text("F").digitalCrownRotation($value) { _ in
      } onIdle: {
      }
      Text("G")
        .digitalCrownRotation($value, from: 0, through: 5, isContinuous: true, onChange: turned)
      Text("H").digitalCrownRotation(detent: $index, from: 0, through: 9, by: 1)
      Text("I")
        .digitalCrownRotation(
          detent: $value, from: 0, through: 1, by: 0.25, sensitivity: .medium,
          onChange: { print($0.offset) }, onIdle: { print("idle") })
    }
  }

  private func turned(_ event: DigitalCrownEvent) { print(event.offset, event.velocity) }
}

let namedPointerStyles: [PointerStyle] = [
  .default, .horizontalText, .verticalText, .rectSelection, .grabIdle, .grabActive, .link, .zoomIn,
  .zoomOut, .columnResize, .rowResize,
]

@MainActor
func namedPointerView() -> some View { Text("A").pointerStyle(.link).pointerStyle(nil) }
