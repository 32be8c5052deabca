/// What the counters should say, reckoned from the rules of identity alone (rules 5.6 and 5.7):
/// a counter lives as long as the path to it stays the same.
struct StateModel {
  /// The counters on screen, by the path that makes their identity.
  private(set) var counts: [String: Int] = [:]
  private(set) var ids: [String: Int] = [:]

  /// Takes a new tree: counters at old paths keep their counts, others begin at zero.
  mutating func show(_ spec: Spec) {
    var shown: [String: Int] = [:]
    collect(spec, at: "", into: &shown)
    counts = shown.mapValues { _ in 0 }.merging(counts.filter { shown[$0.key] != nil }) { $1 }
    ids = shown
  }

  private func collect(_ spec: Spec, at path: String, into found: inout [String: Int]) {
    guard spec.containsCounter else { return }
    var path = path
    for modifier in spec.modifiers.reversed() { path += Self.segment(of: modifier) }
    path += "/\(spec.kind.number)"
    if spec.kind == .counter {
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

  /// Takes the counts from the screen, where views may be as old as they could be or new.
  mutating func accept(_ shown: [Int: Int]) {
    for (path, id) in ids { if let count = shown[id] { counts[path] = count } }
  }

  /// The expected counts by spec.
  var expected: [Int: Int] {
    Dictionary(uniqueKeysWithValues: ids.map { ($0.value, counts[$0.key] ?? 0) })
  }
}

extension Spec {
  /// Whether some counter is in the tree, shown or not.
  fileprivate var containsCounter: Bool {
    kind == .counter || children.contains(where: \.containsCounter)
  }
}

extension CaseIterable where Self: Equatable {
  /// The case's position, which is shorter than its name.
  fileprivate var number: Int {
    Self.allCases.enumerated().first { $0.element == self }?.offset ?? -1
  }
}
