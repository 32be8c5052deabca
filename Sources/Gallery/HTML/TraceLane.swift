import SwiftUI
import SwiftUITesting

/// A row of a ``TraceChart``.
struct TraceLane {
  /// An item in a row.
  enum Mark {
    /// A period of time.
    case bar(from: Double, to: Double, look: String, words: String)
    /// A moment in time.
    case moment(Double, look: String, words: String)
    /// An animated number, scaled between its minimum and its maximum.
    case line([(time: Double, level: Double)], words: String)

    /// The text shown on hover.
    var words: String {
      switch self {
      case .bar(_, _, _, let words), .moment(_, _, let words), .line(_, let words): words
      }
    }
  }

  let name: String
  /// The text below the name.
  var note = ""
  /// The height of the row, in pixels of the drawing.
  var height = 14.0
  var marks: [Mark]

  /// Returns the rows of a trace, from pointers to animated values.
  static func all(of trace: Trace) -> [TraceLane] {
    let end = trace.entries.last?.time ?? 0
    func moments(_ name: String, _ kind: Trace.Kind) -> TraceLane {
      TraceLane(
        name: name,
        marks: trace.entries.filter { $0.kind == kind }.map {
          .moment($0.time, look: kind.rawValue, words: $0.line)
        })
    }
    let lanes =
      pointers(trace, end) + gestures(trace, end) + [
        moments("actions", .action), moments("updates", .transaction),
        moments("values written", .write), moments("bodies evaluated", .body),
      ] + values(trace)
    return lanes.filter { !$0.marks.isEmpty }
  }

  /// Returns a row for each pointer, with the periods during which it was down.
  private static func pointers(_ trace: Trace, _ end: Double) -> [TraceLane] {
    let events = trace.entries.compactMap { entry in
      if case .pointer(let pointer, let phase, _) = entry.event {
        (entry, pointer, phase)
      } else {
        nil
      }
    }
    let pointers = Set(events.map(\.1)).sorted { $0.description < $1.description }
    return pointers.map { pointer in
      var marks: [Mark] = []
      var start: Trace.Entry?
      for (entry, own, phase) in events where own == pointer {
        switch phase {
        case .began: start = entry
        case .ended, .cancelled:
          guard let began = start else { continue }
          marks.append(
            .bar(
              from: began.time, to: entry.time, look: "pointer",
              words: "\(began.line)\n\(entry.line)"))
          start = nil
        case .moved, .hovered, .left: break
        }
      }
      if let start {
        marks.append(.bar(from: start.time, to: end, look: "pointer", words: start.line))
      }
      return TraceLane(name: pointer.description, marks: marks)
    }
  }

  /// A change of a gesture, with its entry.
  private typealias Turn = (entry: Trace.Entry, change: Trace.GestureChange)

  /// Returns a row for each view with gestures, with their standing after each verdict.
  private static func gestures(_ trace: Trace, _ end: Double) -> [TraceLane] {
    var turns: [Int: [Turn]] = [:]
    var names: [Int: String] = [:]
    var lanes: [TraceLane] = []
    for entry in trace.entries {
      guard case .gesture(let number, let change) = entry.event else { continue }
      // An entry that repeats the last one is no turn.
      if turns[number]?.last?.change.description != change.description {
        turns[number, default: []].append((entry, change))
      }
      guard case .opened(let view, _) = change else { continue }
      names[number] = view
      if !lanes.contains(where: { $0.name == view }) {
        lanes.append(TraceLane(name: view, marks: []))
      }
    }
    for (number, name) in names.sorted(by: { $0.key < $1.key }) {
      let own = turns[number] ?? []
      guard let lane = lanes.firstIndex(where: { $0.name == name }) else { continue }
      for (index, turn) in own.enumerated() {
        let next = own.indices.contains(index + 1) ? own[index + 1].entry.time : end
        if let mark = mark(of: turn, until: next) { lanes[lane].marks.append(mark) }
      }
    }
    return lanes
  }

  /// Returns the mark of a gesture's turn; nil if the turn closes the gesture.
  private static func mark(of turn: Turn, until next: Double) -> Mark? {
    let (entry, change) = turn
    func bar(_ look: String) -> Mark {
      .bar(from: entry.time, to: next, look: look, words: entry.line)
    }
    return switch change {
    case .opened: bar("opened")
    case .joined: bar("joined")
    case .judged(let standing, _) where standing == .ended || standing == .failed:
      .moment(entry.time, look: standing.rawValue, words: entry.line)
    case .judged(let standing, _): bar(standing.rawValue)
    case .closed: nil
    }
  }

  /// Returns a row for each animated value.
  private static func values(_ trace: Trace) -> [TraceLane] {
    typealias Frame = (time: Double, name: String, components: [String: Double])
    var frames: [Int: [Frame]] = [:]
    for entry in trace.entries {
      guard case .value(let number, let name, let components) = entry.event else { continue }
      frames[number, default: []].append((entry.time, name, components))
    }
    return frames.sorted { $0.key < $1.key }.map { _, own in
      let names = Set(own.flatMap(\.components.keys)).sorted()
      let lines = names.flatMap { name in
        ways(name, own.compactMap { frame in frame.components[name].map { (frame.time, $0) } })
      }
      let notes = lines.map(\.words)
      return TraceLane(
        name: own.first?.name ?? "",
        note: notes.enumerated().filter { !notes[..<$0].contains($1) }.map(\.element)
          .joined(separator: "; "),
        height: 40, marks: lines)
    }
  }

  /// The gap between frames, in seconds, beyond which the value was at rest or changed without
  /// animation.
  private static let pause = 0.05

  /// Returns the curves of a number, one for each animation.
  private static func ways(_ name: String, _ points: [(Double, Double)]) -> [Mark] {
    let points = points.filter(\.1.isFinite)
    let values = points.map(\.1)
    let (low, high) = (values.min() ?? 0, values.max() ?? 0)
    let range = high > low ? high - low : 1
    var ways: [[(time: Double, level: Double)]] = []
    for (time, value) in points {
      if let last = ways.last?.last?.time, time - last < pause {
        ways[ways.count - 1].append((time, (value - low) / range))
      } else {
        ways.append([(time, (value - low) / range)])
      }
    }
    return ways.map { .line($0, words: "\(name) \(low.concise) to \(high.concise)") }
  }
}

extension Trace.Entry {
  /// The entry without the leading spaces that align it with others.
  fileprivate var line: String { description.drop { $0 == " " }.description }
}
