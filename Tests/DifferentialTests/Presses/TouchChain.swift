/// The buttons and gestures around the place of a touch, from the outermost to the deepest one that acts.
///
/// Where a touch is depends on the layout; what acts around the deepest view that acts follows from the tree alone.
struct TouchChain {
  private var links: [TouchLink] = []
  /// The rule by which nothing of the chain acts; nil if there is none.
  private var prevention: String?
  /// The number of links around the row of a list that the chain leads into; nil outside of rows.
  private var row: Int?

  /// Whether a button is in a row, with gestures between them.
  ///
  /// The row acts as the button where nothing in it is hit (rule 2.4.52), which depends on the layout.
  private var isInRowBehindGestures: Bool {
    guard let row, let last = links.last, last.gesture == nil else { return false }
    return links[row...].contains { $0.gesture != nil }
  }

  /// What has acted in a touch, if it has followed the rules; nil if the rules leave it open.
  ///
  /// - Returns: The buttons and gestures that have to have acted, or the rule that they have broken.
  static func expected(
    of actors: [Surroundings.Actor], in spec: Spec
  ) -> Result<[Surroundings.Actor], Broken>? {
    var chains: [TouchChain] = []
    for actor in actors {
      guard let chain = chain(to: actor, in: spec), !chain.isInRowBehindGestures else { return nil }
      if let prevention = chain.prevention {
        return .failure(Broken(rule: "\(actor) has acted against rule \(prevention)"))
      }
      chains.append(chain)
    }
    let longest = chains.max { $0.links.count < $1.links.count }
    return .success(longest?.links.reversed().acting(isHeld: true).map(\.actor) ?? [])
  }

  /// A rule that a touch has broken.
  struct Broken: Error {
    let rule: String
  }

  private static func chain(to actor: Surroundings.Actor, in spec: Spec) -> TouchChain? {
    var chain = TouchChain()
    if chain.find(actor, in: spec, isDisabled: false) { return chain }
    return spec.presenting.lazy.compactMap { presented(actor, by: $0) }.first
  }

  /// The chain to a button or a gesture of what a view presents, outside of everything around that view.
  private static func presented(
    _ actor: Surroundings.Actor, by spec: Spec
  ) -> TouchChain? {
    var chain = TouchChain()
    let item = Surroundings.Actor(view: spec.id, gesture: nil)
    if actor == item {
      chain.links = [TouchLink(actor: item, gesture: nil)]
      return chain
    }
    // Alerts, dialogs and menus make buttons of their own of the buttons that they are given.
    guard spec.value < 4, let content = spec.children.dropFirst().first else { return nil }
    return chain.find(actor, in: content, isDisabled: false) ? chain : nil
  }

  /// Follows the tree to a button or a gesture; returns whether it is in the view.
  private mutating func find(
    _ actor: Surroundings.Actor, in spec: Spec, isDisabled: Bool
  ) -> Bool {
    let before = self
    var isDisabled = isDisabled
    for (index, modifier) in spec.modifiers.enumerated().reversed() {
      switch (modifier.kind, modifier.value) {
      case (.disabled, 0): isDisabled = true
      case (.opacity, 0), (.visibility, 0), (.visibility, 2): prevention = "3.9.48"
      case (.gesture, let value):
        let own = Surroundings.Actor(view: spec.id, gesture: index)
        if !isDisabled { links.append(TouchLink(actor: own, gesture: value)) }
        if own == actor {
          if isDisabled { prevention = "3.10.63" }
          return true
        }
        // Its mask leaves out the gestures inside; the rules don't say whether also when it is disabled.
        if !isDisabled, value == 3 || value == 6 { prevention = "3.8.44" }
      case (.listRow, let value):
        row = links.count
        // The buttons that a swipe reveals are in the row.
        let own = Surroundings.Actor(view: spec.id, gesture: index)
        guard value > 1, own == actor else { continue }
        links.append(TouchLink(actor: own, gesture: nil))
        return true
      default: break
      }
    }
    if spec.kind == .button || spec.kind == .toggle {
      let own = Surroundings.Actor(view: spec.id, gesture: nil)
      if !isDisabled { links.append(TouchLink(actor: own, gesture: nil)) }
      if own == actor {
        if isDisabled { prevention = "2.6.66" }
        return true
      }
    }
    // The views of a sheet lie outside of the view that presents it. A toggle's label is in its button or beside it.
    let count = spec.kind == .presenting ? 1 : spec.kind == .toggle ? 0 : spec.children.count
    for child in spec.children.prefix(count)
    where find(actor, in: child, isDisabled: isDisabled) {
      return true
    }
    self = before
    return false
  }
}
