import Foundation

extension Trace: CustomStringConvertible {
  /// The trace as text, with one line for each entry.
  ///
  /// The text omits entries that report no change: values that are still animating, gestures whose
  /// verdict stays the same, and all but the last of a pointer's successive moves.
  public var description: String {
    var gestures: [Int: (view: String, change: GestureChange)] = [:]
    var lines: [String] = []
    var lastMove: Pointer?
    for entry in entries where entry.kind != .value {
      var view = ""
      if case .gesture(let number, let change) = entry.event {
        let before = gestures[number]
        view = change.openedView ?? before?.view ?? ""
        gestures[number] = (view, change)
        if before?.change.isSaidLike(change) == true { continue }
      }
      let move = entry.event.movedPointer
      if let move, move == lastMove { lines.removeLast() }
      lastMove = move
      lines.append(entry.line(view: view))
    }
    return lines.joined(separator: "\n")
  }
}

extension Trace.Entry: CustomStringConvertible {
  /// The entry as one line of text.
  public var description: String { line(view: "") }

  /// Returns the entry as one line of text.
  ///
  /// - Parameter view: The view of a gesture, which only the entry that opens the gesture names.
  fileprivate func line(view: String) -> String {
    let moment = time.inMilliseconds
    let gap = String(repeating: " ", count: max(8 - moment.count, 0))
    let column = kind.rawValue + String(repeating: " ", count: 11 - kind.rawValue.count)
    return "\(gap)\(moment)  \(column) \(event.words(view: view))"
  }
}

extension Trace.Event: CustomStringConvertible {
  /// A description of the event, as a line of the trace shows it.
  public var description: String { words(view: "") }

  fileprivate var movedPointer: Trace.Pointer? {
    if case .pointer(let pointer, .moved, _) = self { pointer } else { nil }
  }

  fileprivate func words(view: String) -> String {
    switch self {
    case .pointer(let pointer, let phase, let location):
      "\(pointer) \(phase) at \(CGPoint(x: location.x, y: location.y).concise)"
    case .hit(let elements): elements.joined(separator: " < ")
    case .gesture(let number, let change): "\(number) \(change.openedView ?? view): \(change)"
    case .action(let name, let view): "\(name): \(view)"
    case .transaction(let attributes):
      attributes.isEmpty ? "plain" : attributes.map(\.description).joined(separator: ", ")
    case .write(let property, let view, let from, let to):
      "\(property) of \(view): \(from) → \(to)"
    case .body(let view, let reasons):
      "\(view): \(reasons.map(\.description).joined(separator: "; "))"
    case .animation(let number, let change): "\(number) \(change)"
    case .value(let number, let name, let components): "\(number) \(name)\(components.words())"
    }
  }
}

extension Trace.Pointer: CustomStringConvertible {
  /// The name of the pointer, such as “finger 0”.
  public var description: String {
    switch self {
    case .finger(let number): "finger \(number)"
    case .mouse(let button): "mouse button \(button)"
    }
  }
}

extension Trace.GestureChange: CustomStringConvertible {
  /// The change in words, without the view.
  public var description: String {
    switch self {
    case .opened(_, let priority): "opened, \(priority)"
    case .joined: "joined"
    case .judged(let standing, let verdict): "\(standing), \(verdict)"
    case .closed: "closed"
    }
  }

  fileprivate var openedView: String? {
    if case .opened(let view, _) = self, !view.isEmpty { view } else { nil }
  }

  /// Whether both are the same in words.
  fileprivate func isSaidLike(_ other: Self) -> Bool { description == other.description }
}

extension Trace.AnimationChange: CustomStringConvertible {
  /// A description of the change, as a line of the trace shows it.
  public var description: String {
    switch self {
    case .began(let value, let animation, let from, let to):
      (value.isEmpty ? "" : "\(value): ") + "began \(animation)\(from.words(to: to))"
    case .merged(let other): "merged into \(other)"
    case .ended: "ended"
    case .stopped: "stopped"
    }
  }
}

extension [String: Double] {
  /// Returns the components in alphabetical order, each with its value at the end if there is one.
  fileprivate func words(to end: Self = [:]) -> String {
    let parts = sorted { $0.key < $1.key }.map { name, start in
      "\(name) \(start.concise)" + (end[name].map { " → \($0.concise)" } ?? "")
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
