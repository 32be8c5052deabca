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
    var path = path
    for modifier in spec.modifiers.reversed() {
      path += "/" + Self.segment(of: modifier)
    }
    path += "/" + Self.segment(of: spec.kind)
    if spec.kind == .counter {
      found[path] = spec.id
      return
    }
    for (index, child) in spec.children.prefix(spec.capacity).enumerated() {
      switch spec.kind {
      case .pair: collect(child, at: path + "[\(index)]", into: &found)
      case .branch(let isTrue):
        if index == (isTrue ? 0 : 1) { collect(child, at: path + "[\(index)]", into: &found) }
      case .optional(let isThere):
        if isThere, index == 0 { collect(child, at: path, into: &found) }
      case .button:
        if index == 0 { collect(child, at: path, into: &found) }
      default: collect(child, at: path + "#\(child.id)", into: &found)
      }
    }
  }

  /// What of a modifier makes another view of its content: its kind, and an explicit identity.
  private static func segment(of modifier: Spec.Modifier) -> String {
    switch modifier {
    case .identity(let id): "id \(id)"
    // The system's plain style and the others are two branches.
    case .style(let number): number == 0 ? "plain" : "style"
    default: modifier.tag
    }
  }

  /// Another style's type, or shape's branch, is another view; values are not.
  private static func segment(of kind: Spec.Kind) -> String { kind.tag }

  /// Counts every counter up, as a button does.
  mutating func countAll() { for key in counts.keys { counts[key, default: 0] += 1 } }

  mutating func count(_ path: String) { counts[path, default: 0] += 1 }

  /// The expected counts by spec.
  var expected: [Int: Int] {
    Dictionary(uniqueKeysWithValues: ids.map { ($0.value, counts[$0.key] ?? 0) })
  }
}
