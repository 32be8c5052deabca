/// The expected counters, computed from the rules of identity alone (rules 5.6 and 5.7): a counter
/// persists as long as the path to it stays the same.
struct StateModel {
  /// The counters on screen, by the path that makes their identity.
  private(set) var counts: [String: Int] = [:]
  private(set) var ids: [String: Int] = [:]
  /// The counts of counters that have gone, as long as they may come back with their state.
  private var gone: [String: Int] = [:]
  /// The counters that have come back after a removal of unknown duration: their count is the old one, or they are new.
  private var returned: [String: Int] = [:]
  /// The counters whose removal lasts as long as the animation of the edit that removes them.
  private var steady: Set<String> = []

  /// Takes a new tree: counters at old paths keep their counts, others begin at zero.
  mutating func show(_ spec: Spec) {
    let shown = Self.paths(of: .counter, in: spec)
    for (path, count) in counts where shown[path] == nil {
      gone[path] = returned.removeValue(forKey: path) ?? count
    }
    var kept: [String: Int] = [:]
    for path in shown.keys where counts[path] == nil {
      guard let count = gone.removeValue(forKey: path) else { continue }
      // A view that is inserted again during its removal keeps its state (rule 4.6.39).
      if steady.contains(path) { kept[path] = count } else { returned[path] = count }
    }
    steady.formUnion(Self.steadyPaths(in: spec))
    counts = shown.mapValues { _ in 0 }.merging(counts.filter { shown[$0.key] != nil }) { $1 }
      .merging(kept) { $1 }
    ids = shown
  }

  /// The views of a kind that are shown, by the path that makes their identity.
  static func paths(of kind: Spec.Kind, in spec: Spec) -> [String: Int] {
    var found: [String: Int] = [:]
    collect(kind, spec, at: "", into: &found)
    return found
  }

  /// The paths of counters around which nothing changes the animation of an edit.
  private static func steadyPaths(in spec: Spec) -> Dictionary<String, Int>.Keys {
    paths(of: .counter, in: spec.steady).keys
  }

  private static func collect(
    _ kind: Spec.Kind, _ spec: Spec, at path: String, into found: inout [String: Int]
  ) {
    guard spec.contains(kind) else { return }
    func collect(_ spec: Spec, at path: String, into found: inout [String: Int]) {
      Self.collect(kind, spec, at: path, into: &found)
    }
    var path = path
    for modifier in spec.modifiers.reversed() { path += Self.segment(of: modifier) }
    path += "/\(spec.kind.number)"
    if spec.kind == kind {
      found[path] = spec.id
      return
    }
    // What a lazy container shows has no history, nor has what may be passed over.
    guard spec.kind != .lazy, spec.kind != .fitting else { return }
    for (index, child) in spec.children.prefix(spec.capacity).enumerated() {
      switch spec.kind {
      case .pair: collect(child, at: path + "[\(index)]", into: &found)
      case .branch:
        if index == (spec.value == 0 ? 0 : 1) {
          collect(child, at: path + "[\(index)]", into: &found)
        }
      case .presenting: if index == 0 { collect(child, at: path + "[\(spec.value)]", into: &found) }
      case .optional: if spec.value == 0 { collect(child, at: path, into: &found) }
      case .erased: collect(child, at: path + "[\(spec.value)]", into: &found)
      case .button, .equatable, .geometry, .reading, .phases, .keyframes, .timeline:
        collect(child, at: path, into: &found)
      default: collect(child, at: path + "#\(child.id)", into: &found)
      }
    }
  }

  /// What of a modifier makes another view of its content: its kind, an explicit identity, or
  /// another type.
  private static func segment(of modifier: Spec.Modifier) -> String {
    ".\(modifier.kind.number):\(modifier.branch)"
  }

  /// Counts every counter up, as a button does.
  mutating func countAll(by count: Int) {
    guard count > 0 else { return }
    for key in counts.keys { counts[key, default: 0] += count }
  }

  mutating func count(_ path: String) { counts[path, default: 0] += 1 }

  /// Forgets the removed counters, once no removal is animating.
  mutating func forgetGone() { (gone, returned) = ([:], [:]) }

  /// Learns whether counters that have come back are the old ones.
  ///
  /// The rules leave it open: around these counters modifiers or animators change the animation of an edit, so that the
  /// removal may be over.
  ///
  /// - Returns: what is wrong, if a count is neither the old one nor 0.
  mutating func learn(_ shown: [Int: Int]) -> String? {
    defer { forgetGone() }
    for (path, count) in returned.sorted(by: { $0.key < $1.key }) {
      guard let id = ids[path], let own = shown[id] else { continue }
      guard own == count || own == 0 else {
        return "counter \(id) came back with \(own) instead of \(count) or 0"
      }
      counts[path] = own
    }
    return nil
  }

  /// The expected counts by spec.
  var expected: [Int: Int] {
    Dictionary(uniqueKeysWithValues: ids.map { ($0.value, counts[$0.key] ?? 0) })
  }
}

extension Spec {
  /// The tree without views that change the animation of an edit.
  fileprivate var steady: Spec {
    let changes = modifiers.contains {
      [.animation, .transaction, .transition].contains($0.kind)
    }
    var spec = self
    if changes || [.phases, .keyframes, .timeline].contains(kind) {
      (spec.kind, spec.children) = (.empty, [])
    }
    spec.children = spec.children.map(\.steady)
    return spec
  }

  /// Whether some view of a kind is in the tree, shown or not.
  fileprivate func contains(_ kind: Kind) -> Bool {
    self.kind == kind || children.contains { $0.contains(kind) }
  }
}

extension CaseIterable where Self: Equatable {
  /// The case's position, which is shorter than its name.
  fileprivate var number: Int {
    Self.allCases.enumerated().first { $0.element == self }?.offset ?? -1
  }
}
