import SwiftUI

extension Trace.Entry {
  /// Converts a record of the engine to a plain entry.
  init(_ record: TraceRecord) {
    switch record.event {
    case .pointer(let event):
      self.init(record, .pointer, "\(event.pointer.words)", "\(event.phase)")
      location = Trace.Location(x: event.location.x, y: event.location.y)
    case .hit(let elements):
      self.init(record, .hit, elements.first ?? "nothing", "hit")
      reasons = elements
    case .gesture(let gesture, .opened(let view, let priority)):
      self.init(record, .gesture, view, "opened, \(priority)", gesture.number)
    case .gesture(let gesture, let event):
      self.init(record, .gesture, "", "\(event)", gesture.number)
    case .action(let name, let view): self.init(record, .action, view, name)
    case .transaction(let words): self.init(record, .transaction, "update", words)
    case .write(let property, let view, let old, let new):
      self.init(record, .write, "\(property) of \(view)", "\(old) → \(new)")
    case .body(let view, let reasons):
      self.init(record, .body, view, "evaluated")
      self.reasons = reasons
    case .animation(let number, .began(let what, let animation, let from, let to)):
      self.init(record, .animation, what, "began \(animation)", number)
      self.from = from.dictionary
      self.to = to.dictionary
    case .animation(let number, .merged(let other)):
      self.init(record, .animation, "", "merged into \(other)", number)
    case .animation(let number, let event):
      self.init(record, .animation, "", "\(event)", number)
    case .value(let value):
      self.init(record, .value, value.name, "shown", value.number)
      numbers = value.numbers.dictionary
    }
  }

  private init(
    _ record: TraceRecord, _ kind: Trace.Kind, _ subject: String, _ event: String,
    _ number: Int? = nil
  ) {
    self.init(
      time: record.time, kind: kind, subject: subject, event: event, number: number)
  }
}

extension [NamedNumber] {
  fileprivate var dictionary: [String: Double] {
    reduce(into: [:]) { $0[$1.name] = $1.value }
  }
}

extension PointerEvent.Pointer {
  /// The name of the pointer in a trace.
  fileprivate var words: String {
    switch self {
    case .touch(let finger): "finger \(finger)"
    case .mouse(let button): "mouse button \(button)"
    }
  }
}
