import SwiftUI
import SwiftUITesting

/// A trace on a time axis: pointers, gestures, events, and the values that were animated.
///
/// The chart is an inline drawing without scripts; hovering over an item shows its line of the
/// trace.
struct TraceChart {
  /// The lengths of the chart, in pixels of the drawing.
  private static let (width, margin, gap, axis) = (960.0, 8.0, 10.0, 26.0)
  private static let names = 300.0

  private let lanes: [TraceLane]
  private let times: ClosedRange<Double>

  init(_ trace: Trace) {
    times = 0...max(trace.entries.last?.time ?? 0, 0.1)
    lanes = TraceLane.all(of: trace)
  }

  private func x(_ time: Double) -> Double {
    Self.names + (time - times.lowerBound) / (times.upperBound - times.lowerBound)
      * (Self.width - Self.names - 2 * Self.margin)
  }

  var svg: String {
    var parts: [String] = []
    var y = Self.margin
    for lane in lanes {
      parts.append(drawing(of: lane, at: y))
      y += lane.height + Self.gap
    }
    let height = y + Self.axis
    return """
      <svg class="trace" viewBox="0 0 \(Self.width.concise) \(height.concise)" role="img" \
      aria-label="What happened, on an axis of time">
      \(ticks(to: y))
      \(parts.joined(separator: "\n"))
      </svg>
      """
  }

  /// Returns lines at round times, with their seconds below.
  private func ticks(to bottom: Double) -> String {
    let steps = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50]
    let step = steps.first { times.upperBound / $0 <= 12 } ?? 100
    return (0...Int(times.upperBound / step)).map { index in
      let time = Double(index) * step
      let x = x(time).concise
      return """
        <line class="tick" x1="\(x)" x2="\(x)" y1="0" y2="\(bottom.concise)"/>
        <text class="time" x="\(x)" y="\((bottom + 16).concise)">\(time.concise) s</text>
        """
    }
    .joined(separator: "\n")
  }

  private func drawing(of lane: TraceLane, at y: Double) -> String {
    let middle = y + lane.height / 2 + 4
    let name =
      lane.note.isEmpty
      ? words(lane.name, at: middle)
      : words(lane.name, at: middle - 7) + words(lane.note, at: middle + 7)
    return ([name] + lane.marks.map { drawing(of: $0, in: lane, at: y) }).joined(separator: "\n")
  }

  /// Returns the name of a row, truncated to fit.
  private func words(_ words: String, at y: Double) -> String {
    let short = words.count > 48 ? String(words.prefix(47)) + "…" : words
    return """
      <text x="\(Self.margin.concise)" y="\(y.concise)">\
      \(short.escapedForHTML)<title>\(words.escapedForHTML)</title></text>
      """
  }

  private func drawing(of mark: TraceLane.Mark, in lane: TraceLane, at y: Double) -> String {
    switch mark {
    case .bar(let start, let end, let look, let words):
      let width = max(x(end) - x(start), 2)
      return """
        <rect class="\(look)" x="\(x(start).concise)" y="\(y.concise)" rx="3" \
        width="\(width.concise)" height="\(lane.height.concise)">\
        <title>\(words.escapedForHTML)</title></rect>
        """
    case .moment(let time, let look, let words):
      return """
        <circle class="\(look)" cx="\(x(time).concise)" cy="\((y + lane.height / 2).concise)" r="4">\
        <title>\(words.escapedForHTML)</title></circle>
        """
    case .line(let points, let words):
      let places = points.map {
        "\(x($0.time).concise),\((y + lane.height * (1 - $0.level)).concise)"
      }
      return """
        <polyline points="\(places.joined(separator: " "))">\
        <title>\(words.escapedForHTML)</title></polyline>
        """
    }
  }
}
