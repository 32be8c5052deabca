/// Makes random specs and edits.
struct SpecEditor {
  var random: SplitMix
  private var nextID = 0

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  // MARK: Making

  mutating func makeSpec(depth: Int = 3, kind: Spec.Kind? = nil) -> Spec {
    nextID += 1
    var spec = Spec(id: nextID, kind: kind ?? makeKind(isLeaf: depth == 0))
    while random.chance(2), spec.modifiers.count < 3 { spec.modifiers.append(makeModifier()) }
    let count = spec.capacity == 0 ? 0 : random.below(min(spec.capacity, 3)) + 1
    for _ in 0..<count { spec.children.append(makeChild(of: spec, depth: depth - 1)) }
    return spec
  }

  /// Most of what stands in a grid is a row, and half of what stands in a row says something to the
  /// grid.
  private mutating func makeChild(of spec: Spec, depth: Int) -> Spec {
    switch spec.kind.tag {
    case "grid" where depth > 0 && !random.chance(3):
      return makeSpec(depth: depth, kind: .row(random.below(3)))
    case "row", "steps":
      var child = makeSpec(depth: depth)
      if random.chance(2) { child.modifiers.insert(.cell(random.below(24)), at: 0) }
      return child
    default: return makeSpec(depth: depth)
    }
  }

  private mutating func makeKind(isLeaf: Bool) -> Spec.Kind {
    switch random.below(isLeaf ? 9 : 24) {
    case 0, 1: .text(random.below(20))
    case 2: .rectangle(width: random.below(40), height: random.below(40))
    case 3: .shape(random.below(3) * 5)
    case 4: .spacer
    case 5: .counter
    case 6: .card(padding: random.below(5), opacity: random.below(11), color: random.below(5))
    case 7: .reader
    case 8: .divider
    case 9: .hstack
    case 10: .vstack
    case 11: .zstack
    case 12: .group
    case 13: .pair
    case 14: .branch(random.chance(2))
    case 15: .optional(random.chance(2))
    case 16: .button(role: random.chance(2))
    case 17, 18: .grid(random.below(4))
    case 19: .row(random.below(3))
    case 20, 21: .anyLayout(random.below(5))
    case 22: .steps(random.below(10))
    default: .framed(random.below(20))
    }
  }

  private mutating func makeModifier() -> Spec.Modifier {
    switch random.below(35) {
    case 0: .padding(random.below(12))
    case 1: .frame(random.below(80), random.below(60))
    case 2: .flexible(random.below(60))
    case 3: .opacity(random.below(11))
    case 4: .scale(random.below(20))
    case 5: .color(random.below(5))
    case 6: .font(random.below(20) + 4)
    case 7: .disabled(random.chance(2))
    case 8: .identity(random.below(3))
    case 9: .background(random.below(5))
    case 10: .overlay(random.below(4))
    case 11: .style(random.below(5))
    case 12: .mark(random.below(3))
    case 13: .rotation(random.below(5))
    case 14: .clip(random.below(4))
    case 15: .masked(random.below(3))
    case 16: .shadow(random.below(4))
    case 17: .filter(random.below(4))
    case 18: .zIndex(random.below(3))
    case 19: .hidden(random.chance(2))
    case 20: .foreground(random.below(4))
    case 21: .border(random.below(4))
    case 22: .fixedSize(random.below(4))
    case 23: .priority(random.below(3))
    case 24: .ratio(random.below(4))
    case 25: .offset(random.below(20))
    case 26: .position(random.below(60))
    case 27: .guide(random.below(12))
    case 28, 29: .direction(random.below(2))
    case 30, 31: .cell(random.below(24))
    case 32: .anchor(random.below(4))
    case 33: random.chance(2) ? .flag(random.below(3)) : .mirror(random.below(3))
    default: .animation(random.below(5))
    }
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
    case 0, 1: editKind(&spec)
    case 2, 3: editModifiers(&spec)
    case 4 where spec.children.count < spec.capacity:
      spec.children.insert(
        makeChild(of: spec, depth: 1), at: random.below(spec.children.count + 1))
    case 5 where spec.children.count > 1:
      spec.children.remove(at: random.below(spec.children.count))
    case 6 where spec.children.count > 1: spec.children.shuffle(using: &random)
    case 7: spec.kind = makeKindWithRoom(for: spec.children.count)
    default: editKind(&spec)
    }
  }

  /// Another kind for the same children, or for none.
  private mutating func makeKindWithRoom(for count: Int) -> Spec.Kind {
    makeKind(isLeaf: count == 0)
  }

  private mutating func editKind(_ spec: inout Spec) {
    switch spec.kind {
    case .branch(let isTrue): spec.kind = .branch(!isTrue)
    case .optional(let isThere): spec.kind = .optional(!isThere)
    case .text: spec.kind = .text(random.below(20))
    case .rectangle: spec.kind = .rectangle(width: random.below(40), height: random.below(40))
    case .shape: spec.kind = .shape(random.below(3) * 5)
    case .card:
      spec.kind = .card(
        padding: random.below(5), opacity: random.below(11), color: random.below(5))
    case .framed: spec.kind = .framed(random.below(20))
    case .button(let role): spec.kind = .button(role: !role)
    case .grid: spec.kind = .grid(random.below(4))
    case .row: spec.kind = .row(random.below(3))
    case .anyLayout: spec.kind = .anyLayout(random.below(5))
    case .steps: spec.kind = .steps(random.below(10))
    case .spacer, .counter, .reader, .divider, .hstack, .vstack, .zstack, .group, .pair:
      editModifiers(&spec)
    }
  }

  private mutating func editModifiers(_ spec: inout Spec) {
    switch (random.below(4), spec.modifiers.isEmpty) {
    case (0, _): spec.modifiers.append(makeModifier())
    case (1, false): spec.modifiers.remove(at: random.below(spec.modifiers.count))
    case (_, false):
      // The same modifier with another value, where chance gives one.
      let index = random.below(spec.modifiers.count)
      for _ in 0..<100 {
        let modifier = makeModifier()
        if modifier.tag == spec.modifiers[index].tag {
          spec.modifiers[index] = modifier
          return
        }
      }
    default: spec.modifiers.append(makeModifier())
    }
  }
}
