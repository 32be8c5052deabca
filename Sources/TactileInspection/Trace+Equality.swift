import Foundation

extension Trace {
  /// Returns whether the same has happened, at any time of a window.
  ///
  /// Times are those since the first entry, in microseconds, and gestures and animated values are numbered from 1.
  public static func == (left: Trace, right: Trace) -> Bool {
    left.sinceStart.entries == right.sinceStart.entries
  }

  /// The trace with times since its first entry, and with gestures that are numbered in the order of their appearance.
  ///
  /// A window numbers its gestures from its first moment on. Sums of times differ by less than a microsecond.
  package var sinceStart: Trace {
    guard let start = entries.first?.time else { return self }
    var numbers: [Int: Int] = [:]
    return Trace(
      entries: entries.map { entry in
        var event = entry.event
        switch event {
        case .gesture(let number, let change):
          let known = numbers[number] ?? numbers.count + 1
          numbers[number] = known
          event = .gesture(number: known, change: change)
        case .animation(let number, .began(let value, let animation, let from, let to)):
          event = .animation(
            number: number,
            change: .began(
              value: value, animation: animation, from: from.mapValues(\.inMicros),
              to: to.mapValues(\.inMicros)))
        case .value(let number, let name, let components):
          event = .value(
            number: number, name: name, components: components.mapValues(\.inMicros))
        default: break
        }
        return Entry(time: (entry.time - start).inMicros, event: event)
      })
  }
}

extension Double {
  /// The number, rounded to a millionth.
  fileprivate var inMicros: Double { (self * 1e6).rounded() / 1e6 }
}
