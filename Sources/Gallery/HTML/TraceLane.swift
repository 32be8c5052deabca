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
    let events = trace.entries.filter { $0.kind == .pointer }
    return Set(events.map(\.subject)).sorted().map { pointer in
      var marks: [Mark] = []
      var start: Trace.Entry?
      for event in events where event.subject == pointer {
        switch event.event {
        case "began": start = event
        case "ended", "cancelled":
          guard let began = start else { continue }
          marks.append(
            .bar(
              from: began.time, to: event.time, look: "pointer",
              words: "\(began.line)\n\(event.line)"))
          start = nil
        default: break
        }
      }
      if let start {
        marks.append(.bar(from: start.time, to: end, look: "pointer", words: start.line))
      }
      return TraceLane(name: pointer, marks: marks)
    }
  }

  /// Returns a row for each view with gestures, with their standing after each verdict.
  private static func gestures(_ trace: Trace, _ end: Double) -> [TraceLane] {
    let entries = trace.entries.filter { $0.kind == .gesture }
    var names: [Int: String] = [:]
    var lanes: [TraceLane] = []
    for entry in entries where !entry.subject.isEmpty {
      guard let number = entry.number else { continue }
      names[number] = entry.subject
      if !lanes.contains(where: { $0.name == entry.subject }) {
        lanes.append(TraceLane(name: entry.subject, marks: []))
      }
    }
    for (number, name) in names.sorted(by: { $0.key < $1.key }) {
      let own = turns(entries.filter { $0.number == number })
      guard let lane = lanes.firstIndex(where: { $0.name == name }) else { continue }
      for (index, entry) in own.enumerated() where entry.event != "closed" {
        let next = own.indices.contains(index + 1) ? own[index + 1].time : end
        let standing = entry.event.split(separator: ",").first.map(String.init) ?? ""
        let isMoment = standing == "ended" || standing == "failed"
        lanes[lane].marks.append(
          isMoment
            ? .moment(entry.time, look: standing, words: entry.line)
            : .bar(from: entry.time, to: next, look: standing, words: entry.line))
      }
    }
    return lanes
  }

  /// Returns the entries of a gesture in which its standing changes.
  private static func turns(_ entries: [Trace.Entry]) -> [Trace.Entry] {
    var turns: [Trace.Entry] = []
    for entry in entries where turns.last?.event != entry.event { turns.append(entry) }
    return turns
  }

  /// Returns a row for each animated value.
  private static func values(_ trace: Trace) -> [TraceLane] {
    let entries = trace.entries.filter { $0.kind == .value }
    let numbers = Set(entries.compactMap(\.number)).sorted()
    return numbers.map { number in
      let own = entries.filter { $0.number == number }
      let names = Set(own.flatMap { ($0.numbers ?? [:]).keys }).sorted()
      let lines = names.flatMap { name in
        ways(name, own.compactMap { entry in entry.numbers?[name].map { (entry.time, $0) } })
      }
      let notes = lines.map(\.words)
      return TraceLane(
        name: own.first?.subject ?? "",
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
