import Combine
import Foundation

extension TracedWords {
  /// Returns a description of a value that is the same in each run.
  ///
  /// Swift's own descriptions contain addresses, and list sets and dictionaries in an order that each run chooses. An
  /// object without a description is described by its type.
  static func description(of value: Any, depth: Int = 0) -> String {
    guard depth < deepest else { return "…" }
    func inner(_ value: Any) -> String { description(of: value, depth: depth + 1) }
    func list(_ mirror: Mirror) -> String {
      mirror.children.prefix(limit).map { child in
        let isNamed = child.label.map { !$0.hasPrefix(".") } ?? false
        return (isNamed ? "\(child.label ?? ""): " : "") + inner(child.value)
      }.joined(separator: ", ")
    }

    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { "Optional(\(inner($0.value)))" } ?? "nil"
    case .collection: return "[\(list(mirror))]"
    case .set:
      return "[\(mirror.children.map { inner($0.value) }.sorted().joined(separator: ", "))]"
    case .dictionary:
      let pairs = mirror.children.map { pair in
        Mirror(reflecting: pair.value).children.map { inner($0.value) }.joined(separator: ": ")
      }
      return pairs.isEmpty ? "[:]" : "[\(pairs.sorted().joined(separator: ", "))]"
    case .struct where value is CombineIdentifier: return "CombineIdentifier"
    case .tuple: return "(\(list(mirror)))"
    case .struct where !isDescribed(value): return "\(type(of: value))(\(list(mirror)))"
    case .enum where !isDescribed(value):
      guard let (label, payload) = mirror.children.first else { break }
      let isTuple = Mirror(reflecting: payload).displayStyle == .tuple
      return (label ?? "") + (isTuple ? inner(payload) : "(\(inner(payload)))")
    default: break
    }
    return value is String ? "“\(value)”" : withoutAddresses("\(value)")
  }

  /// The depth at which the parts of a value are left out.
  private static var deepest: Int { 10 }

  private static func isDescribed(_ value: Any) -> Bool {
    value is any CustomStringConvertible || value is any CustomDebugStringConvertible
  }

  /// Removes the addresses of objects, such as `<Timer: 0x…>`, of pointers and of private types' contexts.
  private static func withoutAddresses(_ words: String) -> String {
    words.replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
      .replacing(/: 0x[0-9a-f]+>/, with: ">")
      .replacing(/\b0x[0-9a-f]{9,}\b/, with: "…")
  }
}
