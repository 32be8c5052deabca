import SwiftUI

// Accessibility labels, values and hints, from every type of text.

struct ToldInEveryForm: View {
  let name = "name"
  var part: Substring { name.prefix(2) }
  let key: LocalizedStringKey = "Pay"
  @State private var isOn = false
  @State private var rating = 0

  var body: some View {
    VStack {
      Button("Pay") {}
        .accessibilityLabel(name)
        .accessibilityLabel(part)
        .accessibilityLabel(key)
        .accessibilityLabel(isOn ? "On" : "Off")
        .accessibilityLabel("\(name), \(rating)")
        .accessibilityLabel(Text(name), isEnabled: isOn)
        .accessibilityLabel("Pay", isEnabled: isOn)
        .accessibilityLabel(name, isEnabled: isOn)
      Button("Pay") {}
        .accessibilityValue(Text("3"))
        .accessibilityValue(name)
        .accessibilityValue("\(rating) of 5")
        .accessibilityValue(Text("3"), isEnabled: true)
        .accessibilityValue("3", isEnabled: isOn)
        .accessibilityValue(name, isEnabled: isOn)
        .accessibilityValue(isOn ? Text("On") : Text("Off"))
      Button("Pay") {}
        .accessibilityHint(Text("Pays"))
        .accessibilityHint(name)
        .accessibilityHint(isOn ? "Turns it off" : "Turns it on")
        .accessibilityHint(Text("Pays"), isEnabled: isOn)
        .accessibilityHint("Pays", isEnabled: !isOn)
        .accessibilityHint(name, isEnabled: isOn)
      Button("Pay") {}
        .accessibilityHidden(true, isEnabled: isOn)
        .accessibilityIdentifier(name, isEnabled: isOn)
        .accessibilityAction(.default) { isOn.toggle() }
        .accessibilityAction(.escape, { isOn = false })
        .accessibilityAction(.magicTap, turnOn)
        .accessibilityAction(AccessibilityActionKind(named: Text("Undo"))) {}
        .accessibilityAction(named: Text("Undo")) { isOn = false }
        .accessibilityAction(named: name, turnOn)
      Button("Pay") {}
        .accessibilityElement(children: .ignore)
        .accessibilityElement(children: .contain)
        .accessibilityElement()
        .accessibilityAdjustableAction { rating += step($0) }
        .accessibilityAdjustableAction(adjust)
    }
  }

  private func turnOn() { isOn = true }
  private func adjust(_ direction: AccessibilityAdjustmentDirection) { rating += step(direction) }
  private func step(_ direction: AccessibilityAdjustmentDirection) -> Int {
    switch direction {
    case .increment: 1
    case .decrement: -1
    }
  }
}

struct ToldByFormerNames: View {
  var body: some View {
    Text("Price")
      .accessibility(value: Text("3"))
      .accessibility(hint: Text("What it costs"))
      .accessibility(hidden: false)
      .accessibility(addTraits: .isStaticText)
      .accessibility(removeTraits: [.isImage, .isLink])
      .accessibility(sortPriority: 1)
  }
}

struct ToldTraits: View {
  let all: AccessibilityTraits = [
    .isHeader, .isLink, .isSearchField, .playsSound, .isKeyboardKey, .isStaticText,
    .isSummaryElement, .updatesFrequently, .startsMediaSession, .allowsDirectInteraction,
    .causesPageTurn, .isModal, .isToggle, .isTabBar,
  ]
  let levels: [AccessibilityHeadingLevel] = [.unspecified, .h1, .h2, .h3, .h4, .h5, .h6]
  @Environment(\.accessibilityInvertColors) private var invertsColors
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.legibilityWeight) private var legibilityWeight: LegibilityWeight?

  var body: some View {
    Text("Title")
      .accessibilityAddTraits(AccessibilityTraits(rawValue: all.rawValue))
      .accessibilityAddTraits(invertsColors ? .isHeader : [])
      .accessibilityHeading(levels.last ?? .h2)
      .fontWeight(legibilityWeight == .bold ? .bold : .regular)
      .opacity(contrast == .standard ? 0.8 : 1)
      .bold(legibilityWeight != .regular)
  }
}

struct ToldWhereOneIs: View {
  enum Field: Hashable { case name, mail }
  @AccessibilityFocusState private var isTitleFocused: Bool
  @AccessibilityFocusState private var field: Field?
  @AccessibilityFocusState(for: .voiceOver) private var isHeard
  @AccessibilityFocusState(for: [.voiceOver, .switchControl]) private var other: Int?
  let technologies = AccessibilityTechnologies(
    rawValue: AccessibilityTechnologies.voiceOver.rawValue)

  var body: some View {
    VStack {
      Text("Title").accessibilityFocused($isTitleFocused)
      Button("Name") { field = .mail }.accessibilityFocused($field, equals: .name)
      Button("Mail") { isTitleFocused = true }.accessibilityFocused($field, equals: .mail)
      Row(field: $field, isHeard: $isHeard)
      Text("\(other ?? 0)").accessibilityFocused($other, equals: 3)
    }
  }

  struct Row: View {
    @AccessibilityFocusState<Field?>.Binding var field: Field?
    var isHeard: AccessibilityFocusState<Bool>.Binding
    @AccessibilityFocusState var isOwn: Bool

    init(
      field: AccessibilityFocusState<Field?>.Binding,
      isHeard: AccessibilityFocusState<Bool>.Binding
    ) {
      _field = field
      self.isHeard = isHeard
      _isOwn = AccessibilityFocusState(for: .voiceOver)
    }

    var body: some View {
      Button("Next") { $field.wrappedValue = nil }.accessibilityFocused(isHeard.projectedValue)
      Button("First") { isHeard.wrappedValue = isOwn }.accessibilityFocused($isOwn)
    }
  }
}
