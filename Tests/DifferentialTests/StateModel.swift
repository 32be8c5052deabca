/// The expected counters, computed from the rules of identity alone (rules 5.6 and 5.7): a counter
/// persists as long as the path to it stays the same.
///
/// The model asks the app nothing. Where the rules leave a count open, the model allows each count that they allow from then
/// on. They leave open
///
/// - how many buttons and gestures an undecided touch sets off, which counts all counters up by the same number, and
/// - whether a counter that is inserted again has kept its state, if modifiers or animators around it change the animation
///   of an edit: its removal may be over by then.
struct StateModel {
  /// A count that the rules allow.
  private struct Count: Hashable {
    /// The count without the undecided touches.
    var decided = 0
    /// The numbers of the undecided touches that the counter has counted.
    var touches: Set<Int> = []
  }

  /// The counts that the rules allow for the counters on screen, by the path that makes their identity.
  private var counts: [String: Set<Count>] = [:]
  private(set) var ids: [String: Int] = [:]
  /// The counts of counters that have gone, as long as they may come back with their state.
  private var gone: [String: Set<Count>] = [:]
  /// The counters whose removal lasts as long as the animation of the edit that removes them.
  private var steady: Set<String> = []
  /// The most actions that each undecided touch may have set off.
  private var mostActions: [Int] = []

  /// Takes a new tree: counters at old paths keep their counts, others begin at zero.
  mutating func show(_ spec: Spec) {
    let shown = Self.paths(of: .counter, in: spec)
    for (path, count) in counts where shown[path] == nil { gone[path] = count }
    var kept: [String: Set<Count>] = [:]
    for path in shown.keys where counts[path] == nil {
      guard let count = gone.removeValue(forKey: path) else { continue }
      // A view that is inserted again during its removal keeps its state (rule 4.6.39).
      kept[path] = steady.contains(path) ? count : count.union([Count()])
    }
    steady.formUnion(Self.steadyPaths(in: spec))
    counts = shown.mapValues { _ in [Count()] }.merging(counts.filter { shown[$0.key] != nil }) {
      $1
    }
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
    // What a lazy container or a toggle shows has no history, nor have subviews and what may be passed over.
    guard ![.lazy, .toggle, .fitting, .gathered].contains(spec.kind) else { return }
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
    for path in counts.keys { change(path) { $0.decided += count } }
  }

  /// Counts every counter up by one number, which the rules leave open.
  mutating func countAll(byAtMost most: Int) {
    guard most > 0 else { return }
    let touch = mostActions.count
    mostActions.append(most)
    for path in counts.keys { change(path) { $0.touches.insert(touch) } }
  }

  mutating func count(_ path: String) { change(path) { $0.decided += 1 } }

  private mutating func change(_ path: String, _ change: (inout Count) -> Void) {
    counts[path] = counts[path].map { counts in
      Set(
        counts.map { count in
          var count = count
          change(&count)
          return count
        })
    }
  }

  /// Forgets the removed counters, once no removal is animating.
  mutating func forgetGone() { gone = [:] }

  /// Forgets the counters that an edit without an animation has removed, unless their removal may have one of its own.
  mutating func forgetUnanimated() { gone = gone.filter { !steady.contains($0.key) } }

  /// What is wrong with the counts that the app shows, by spec; nil if the rules allow them.
  func difference(from shown: [Int: Int]) -> String? {
    /// What undecided touches have set off together.
    var sums: [Set<Int>: Int] = [:]
    for (path, id) in ids.sorted(by: { $0.key < $1.key }) {
      guard let own = shown[id] else { return "counter \(id) says nothing" }
      guard let allowed = counts[path], allowed.contains(where: { allows($0, own) }) else {
        return "counter \(id) says \(own) instead of \(words(counts[path] ?? []))"
      }
      guard allowed.count == 1, let count = allowed.first else { continue }
      let sum = own - count.decided
      if let other = sums[count.touches], other != sum {
        return "counter \(id) has counted \(sum) actions where another has counted \(other)"
      }
      sums[count.touches] = sum
    }
    return nil
  }

  /// What the counters say, by spec; nil if the rules leave a choice between numbers of several lengths.
  var shownCounts: [Int: Int]? {
    var shown: [Int: Int] = [:]
    for (path, id) in ids {
      guard let counts = counts[path], let least = counts.map(\.decided).min(),
        let most = counts.map(most).max(), "\(least)".count == "\(most)".count
      else { return nil }
      shown[id] = least
    }
    return shown
  }

  private func most(_ count: Count) -> Int {
    count.decided + count.touches.reduce(0) { $0 + mostActions[$1] }
  }

  private func allows(_ count: Count, _ own: Int) -> Bool {
    count.decided <= own && own <= most(count)
  }

  private func words(_ counts: Set<Count>) -> String {
    counts.sorted { $0.decided < $1.decided }
      .map { $0.touches.isEmpty ? "\($0.decided)" : "\($0.decided) to \(most($0))" }
      .joined(separator: ", or ")
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
