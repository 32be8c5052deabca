import Foundation

/// A row of the chart of a trace: moments at which something happened, and the curves of animated values.
package struct TraceLane: Equatable, Sendable, Identifiable {
  /// The name of the row, as people call it.
  package let title: String
  /// The times at which something happened, in seconds.
  package internal(set) var moments: [Double] = []
  /// The curves, from the first value to the last; each value is between 0 and 1.
  package internal(set) var curves: [[Point]] = []

  /// A value of a curve at a time.
  package struct Point: Equatable, Sendable {
    package let time: Double
    package let value: Double
  }

  package var id: String { title }

  /// Returns the rows of a trace, without empty ones.
  package static func lanes(of entries: [Trace.Entry]) -> [TraceLane] {
    var moments: [String: [Double]] = [:]
    var values: [String: [String: [Point]]] = [:]
    for entry in entries {
      switch entry.event {
      case .value(_, let title, let components):
        for (component, value) in components where value.isFinite {
          values[title, default: [:]][component, default: []]
            .append(Point(time: entry.time, value: value))
        }
      default:
        if let title = title(of: entry.event) { moments[title, default: []].append(entry.time) }
      }
    }
    let rows = ["Fingers", "Mouse", "Gestures", "State", "Bodies", "Actions"].compactMap { title in
      moments[title].map { TraceLane(title: title, moments: $0) }
    }
    return rows
      + values.sorted { $0.key < $1.key }.map { title, components in
        TraceLane(
          title: title, curves: components.sorted { $0.key < $1.key }.map { scaled($0.value) })
      }
  }

  private static func title(of event: Trace.Event) -> String? {
    switch event {
    case .pointer(.finger, _, _): "Fingers"
    case .pointer(.mouse, let phase, _): phase == .hovered || phase == .left ? nil : "Mouse"
    case .gesture: "Gestures"
    case .write: "State"
    case .body: "Bodies"
    case .action: "Actions"
    case .hit, .transaction, .animation, .value: nil
    }
  }

  /// Returns a curve whose values reach from 0 to 1; one that stays the same is in the middle.
  private static func scaled(_ points: [Point]) -> [Point] {
    let values = points.map(\.value)
    guard let least = values.min(), let most = values.max() else { return [] }
    return points.map {
      Point(time: $0.time, value: most > least ? ($0.value - least) / (most - least) : 0.5)
    }
  }
}
