/// Makes random specs and edits.
struct SpecEditor {
  var random: SplitMix
  private let seed: UInt64
  /// The kinds of view and modifier that are made.
  private let leaves, containers: [Spec.Kind]
  private let modifiers: [Spec.Modifier.Kind]
  /// One in this number of values is hostile; none if nil.
  private let hostility: Int?
  private var nextID = 0

  init(
    seed: UInt64, kinds: [Spec.Kind] = Spec.Kind.allCases,
    modifiers: [Spec.Modifier.Kind] = Spec.Modifier.Kind.allCases, hostility: Int? = nil
  ) {
    self.seed = seed
    leaves = kinds.filter { $0.capacity == 0 }
    containers = kinds.filter { $0.capacity > 0 }
    self.modifiers = modifiers
    self.hostility = hostility
    random = SplitMix(seed: seed)
  }

  /// Begins a step of a script: its random numbers and identities don't depend on earlier steps.
  mutating func begin(_ step: Int) {
    random = SplitMix(seed: seed &* 1_000_003 &+ UInt64(step) &* 7919)
    nextID = (step + 1) * 1000
  }

  /// The number of a hostile value, now and then.
  private mutating func makeHostile() -> Int? {
    guard let hostility, random.chance(hostility) else { return nil }
    return random.below(70)
  }

  // MARK: Making

  mutating func makeSpec(depth: Int = 3, kind: Spec.Kind? = nil) -> Spec {
    nextID += 1
    let kind = kind ?? makeKind(isLeaf: depth == 0)
    var spec = Spec(id: nextID, kind: kind, value: random.below(kind.variants))
    spec.hostile = makeHostile()
    while random.chance(2), spec.modifiers.count < 3 { spec.modifiers.append(makeModifier()) }
    // Of so many modifiers a style would seldom meet a button.
    if kind == .button, random.chance(3) {
      let style = Spec.Modifier.Kind.style
      spec.modifiers.append(Spec.Modifier(kind: style, value: random.below(style.variants)))
    }
    // Nor would a gesture compete with one.
    if kind == .button, modifiers.contains(.gesture), random.chance(3) {
      let gesture = Spec.Modifier.Kind.gesture
      spec.modifiers.append(Spec.Modifier(kind: gesture, value: random.below(gesture.variants)))
    }
    // Nor would an effect meet a symbol, or what reveals buttons a row.
    if [.symbol, .label].contains(kind), random.chance(3) {
      let effect = Spec.Modifier.Kind.symbolEffect
      spec.modifiers.append(Spec.Modifier(kind: effect, value: random.below(effect.variants)))
    }
    if random.chance(12), modifiers.contains(.listRow) {
      let row = Spec.Modifier.Kind.listRow
      spec.modifiers.append(Spec.Modifier(kind: row, value: random.below(row.variants)))
    }
    let count = spec.capacity == 0 ? 0 : random.below(min(spec.capacity, 3)) + 1
    for _ in 0..<count { spec.children.append(makeChild(of: spec, depth: depth - 1)) }
    return spec
  }

  /// Most of what stands in a grid is a row, and half of what stands in a row says something to the
  /// grid.
  private mutating func makeChild(of spec: Spec, depth: Int) -> Spec {
    switch spec.kind {
    case .grid where depth > 0 && !random.chance(3): return makeSpec(depth: depth, kind: .row)
    case .row, .steps:
      var child = makeSpec(depth: depth)
      if random.chance(2) {
        child.modifiers.insert(Spec.Modifier(kind: .cell, value: random.below(24)), at: 0)
      }
      return child
    default: return makeSpec(depth: depth)
    }
  }

  private mutating func makeKind(isLeaf: Bool) -> Spec.Kind {
    let kinds = isLeaf || random.below(5) < 2 ? leaves : containers
    return kinds[random.below(kinds.count)]
  }

  private mutating func makeModifier() -> Spec.Modifier {
    let kind = modifiers[random.below(modifiers.count)]
    return Spec.Modifier(
      kind: kind, value: random.below(kind.variants), hostile: makeHostile())
  }

  // MARK: Editing

  /// Changes something somewhere in the tree.
  mutating func edit(_ spec: inout Spec) {
    if !spec.children.isEmpty, random.below(4) > 0 {
      let index = random.below(spec.children.count)
      edit(&spec.children[index])
      return
    }
    switch random.below(8) {
    case 0, 1: editValue(&spec)
    case 2, 3: editModifiers(&spec)
    case 4 where spec.children.count < spec.capacity:
      spec.children.insert(
        makeChild(of: spec, depth: 1), at: random.below(spec.children.count + 1))
    case 5 where spec.children.count > 1:
      spec.children.remove(at: random.below(spec.children.count))
    case 6 where spec.children.count > 1: spec.children.shuffle(using: &random)
    case 7:
      // Another kind for the same children, or for none.
      spec.kind = makeKind(isLeaf: spec.children.isEmpty)
      spec.value = random.below(spec.kind.variants)
      spec.hostile = makeHostile()
    default: editValue(&spec)
    }
  }

  /// Another variant; where there is none, another modifier.
  private mutating func editValue(_ spec: inout Spec) {
    spec.hostile = makeHostile()
    guard spec.kind.variants > 1 else { return editModifiers(&spec) }
    spec.value = (spec.value + 1 + random.below(spec.kind.variants - 1)) % spec.kind.variants
  }

  private mutating func editModifiers(_ spec: inout Spec) {
    switch (random.below(4), spec.modifiers.isEmpty) {
    case (0, _): spec.modifiers.append(makeModifier())
    case (1, false): spec.modifiers.remove(at: random.below(spec.modifiers.count))
    case (_, false):
      let index = random.below(spec.modifiers.count)
      spec.modifiers[index].value = random.below(spec.modifiers[index].kind.variants)
      spec.modifiers[index].hostile = makeHostile()
    default: spec.modifiers.append(makeModifier())
    }
  }
}
