import SwiftUI

extension Trace: CustomStringConvertible {
  /// The trace as text, with one line for each entry.
  ///
  /// The text omits entries that report no change: values that are still animating, gestures whose
  /// verdict stays the same, and all but the last of a pointer's successive moves.
  public var description: String {
    var gestures: [Int: (subject: String, event: String)] = [:]
    var told: [Entry] = []
    for var entry in entries where entry.kind != .value {
      if entry.kind == .gesture, let number = entry.number {
        let before = gestures[number]
        if entry.subject.isEmpty { entry.subject = before?.subject ?? "" }
        gestures[number] = (entry.subject, entry.event)
        if before?.event == entry.event { continue }
      }
      if let last = told.last, last.isMove, entry.isMove, last.subject == entry.subject {
        told.removeLast()
      }
      told.append(entry)
    }
    return told.map(\.description).joined(separator: "\n")
  }
}

extension Trace.Entry: CustomStringConvertible {
  /// The entry as one line of text.
  public var description: String {
    let moment = time.inMilliseconds
    let gap = String(repeating: " ", count: max(8 - moment.count, 0))
    let column = kind.rawValue + String(repeating: " ", count: 11 - kind.rawValue.count)
    return "\(gap)\(moment)  \(column) \(words)"
  }

  fileprivate var isMove: Bool { kind == .pointer && event == "moved" }

  private var words: String {
    let number = number.map { "\($0)" } ?? ""
    return switch kind {
    case .pointer: "\(subject) \(event) at \(place)"
    case .hit: (reasons ?? []).joined(separator: " < ")
    case .gesture: "\(number) \(subject): \(event)"
    case .action: "\(event): \(subject)"
    case .transaction: event
    case .write: "\(subject): \(event)"
    case .body: "\(subject): \((reasons ?? []).joined(separator: "; "))"
    case .animation:
      "\(number) \(subject.isEmpty ? event : "\(subject): \(event)")\(way(from, to))"
    case .value: "\(number) \(subject)\(way(numbers, nil))"
    }
  }

  private var place: String {
    location.map { CGPoint(x: $0.x, y: $0.y).concise } ?? ""
  }

  private func way(_ from: [String: Double]?, _ to: [String: Double]?) -> String {
    let parts = (from ?? [:]).sorted { $0.key < $1.key }.map { name, start in
      "\(name) \(start.concise)" + (to?[name].map { " → \($0.concise)" } ?? "")
    }
    return parts.isEmpty ? "" : ", " + parts.joined(separator: ", ")
  }
}

extension Double {
  /// The number of seconds with three decimals, the same in every locale.
  fileprivate var inMilliseconds: String {
    let parts = concise.split(separator: ".")
    guard isFinite, let whole = parts.first else { return concise }
    let rest = parts.count > 1 ? String(parts[1]) : ""
    return "\(whole).\(rest)" + String(repeating: "0", count: 3 - rest.count)
  }
}
