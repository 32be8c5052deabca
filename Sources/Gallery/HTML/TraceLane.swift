import SwiftUI
import SwiftUITesting

/// One row of a ``TraceChart``.
struct TraceLane {
  /// What stands in a row.
  enum Mark {
    /// Something that lasts.
    case bar(from: Double, to: Double, look: String, words: String)
    /// Something that happens.
    case moment(Double, look: String, words: String)
    /// A number that moves, between the lowest and the highest of its values.
    case line([(time: Double, level: Double)], words: String)

    /// What it tells under the mouse.
    var words: String {
      switch self {
      case .bar(_, _, _, let words), .moment(_, _, let words), .line(_, let words): words
      }
    }
  }

  let name: String
  /// What stands under the name.
  var note = ""
  /// In pixels of the drawing.
  var height = 14.0
  var marks: [Mark]

  /// The rows of a trace, from the finger to what it moved.
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

  /// A row a pointer: when it was down.
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

  /// A row for each view with gestures: how they stood, from one verdict to the next.
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

  /// The entries of a gesture in which it stands otherwise than before.
  private static func turns(_ entries: [Trace.Entry]) -> [Trace.Entry] {
    var turns: [Trace.Entry] = []
    for entry in entries where turns.last?.event != entry.event { turns.append(entry) }
    return turns
  }

  /// A row for each value that moved.
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

  /// Longer than from one frame to the next, in seconds: in between the value rests or jumps.
  private static let pause = 0.05

  /// The ways of a number, a line each.
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
  /// The entry without the spaces that align it with others.
  fileprivate var line: String { description.drop { $0 == " " }.description }
}
