/// The trees of which the rules say what a touch hits.
extension Spec {
  /// Not the kinds that depend on the date, or on what the environment says.
  static let predictableKinds = plainKinds.filter { $0 != .timeline } + [.button, .button, .button]

  /// Not the modifiers that put texts of preferences in front of a view or behind it.
  static let predictableModifiers =
    plainModifiers.filter {
      ![.hearing, .measuring, .wordsInFront, .wordsBehind, .places].contains($0)
    } + [.scale, .rotation, .gesture, .gesture]

  /// The tree with variants of which the rules say what a touch hits.
  var predictable: Spec { plain.withoutDisabledMasks.hitByTheRules }

  private var hitByTheRules: Spec {
    var spec = self
    // The others are clear at their ends, or have outlines of which the rules say less.
    if kind == .gradient { spec.value -= value % 2 }
    if kind == .shape { spec.value = [0, 0, 3, 3, 4, 5][value] }
    spec.modifiers.removeAll { !Self.predictableModifiers.contains($0.kind) }
    for (index, modifier) in spec.modifiers.enumerated() {
      switch modifier.kind {
      // The others extend under what others keep free, wherever that is.
      case .frosted where modifier.value < 2: spec.modifiers[index].value = 4
      case .safeArea where modifier.value == 7: spec.modifiers[index].value = 4
      // The others draw shapes that depend on the container.
      case .container: spec.modifiers[index].value %= 2
      default: break
      }
    }
    spec.children = children.map(\.hitByTheRules)
    return spec
  }

  /// The tree without masks of disabled gestures, of which the rules don't say whether they hold.
  var withoutDisabledMasks: Spec { withoutMasks(isDisabled: false) }

  private func withoutMasks(isDisabled: Bool) -> Spec {
    var spec = self
    var isDisabled = isDisabled
    for (index, modifier) in modifiers.enumerated().reversed() {
      if modifier.kind == .disabled, modifier.value == 0 { isDisabled = true }
      if modifier.kind == .gesture, isDisabled, [3, 6].contains(modifier.value) {
        spec.modifiers[index].value = 0
      }
    }
    spec.children = children.map { $0.withoutMasks(isDisabled: isDisabled) }
    return spec
  }

  /// Whether a view scrolls that may extend under a bar, which the rules on touches don't mention.
  var mayScrollUnderBars: Bool { hasScrollView && hasBar }

  private var hasScrollView: Bool { kind == .scroll || children.contains(where: \.hasScrollView) }

  private var hasBar: Bool {
    modifiers.contains { $0.kind == .safeArea } || children.contains(where: \.hasBar)
  }
}
