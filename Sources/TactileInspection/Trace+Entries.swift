@_spi(Engine) import TactileViewGraph

extension Trace.Entry {
  /// Converts a record of the engine to an entry.
  package init(_ record: TraceRecord) {
    self.init(time: record.time, event: Trace.Event(record.event))
  }
}

extension Trace.Event {
  /// Converts an event of the engine.
  fileprivate init(_ event: TraceEvent) {
    self =
      switch event {
      case .pointer(let event):
        .pointer(
          Trace.Pointer(event.pointer), phase: Trace.PointerPhase(event.phase),
          location: Trace.Location(x: event.location.x, y: event.location.y))
      case .hit(let elements): .hit(elements: elements)
      case .gesture(let gesture, let event):
        .gesture(number: gesture.number, change: Trace.GestureChange(event))
      case .action(let name, let view): .action(name: name, view: view)
      case .transaction(let attributes):
        .transaction(attributes: attributes.map(Trace.TransactionAttribute.init))
      case .write(let property, let view, let old, let new):
        .write(property: property, view: view, from: old, to: new)
      case .body(let view, let reasons):
        .body(view: view, reasons: reasons.map(Trace.BodyReason.init))
      case .animation(let number, let event):
        .animation(number: number, change: Trace.AnimationChange(event))
      case .value(let value):
        .value(number: value.number, name: value.name, components: value.numbers.dictionary)
      }
  }
}

extension Trace.Pointer {
  fileprivate init(_ pointer: PointerEvent.Pointer) {
    switch pointer {
    case .touch(let finger): self = .finger(finger)
    case .mouse(let button): self = .mouse(button: button)
    }
  }
}

extension Trace.PointerPhase {
  fileprivate init(_ phase: PointerEvent.Phase) {
    self =
      switch phase {
      case .began: .began
      case .moved: .moved
      case .ended: .ended
      case .cancelled: .cancelled
      case .hovered: .hovered
      case .left: .left
      }
  }
}

extension Trace.GestureChange {
  fileprivate init(_ event: GestureEvent) {
    self =
      switch event {
      case .opened(let view, let priority):
        .opened(view: view, priority: Trace.GesturePriority(priority))
      case .joined: .joined
      case .judged(let standing, let verdict):
        .judged(Trace.GestureStanding(standing), verdict: Trace.GestureVerdict(verdict))
      case .closed: .closed
      }
  }
}

extension Trace.GesturePriority {
  fileprivate init(_ priority: TactileViewGraph.GesturePriority) {
    self =
      switch priority {
      case .high: .high
      case .standard: .standard
      case .simultaneous: .simultaneous
      case .pan: .pan
      }
  }
}

extension Trace.GestureStanding {
  fileprivate init(_ standing: TactileViewGraph.GestureStanding) {
    self =
      switch standing {
      case .possible: .possible
      case .active: .active
      case .ended: .ended
      case .failed: .failed
      }
  }
}

extension Trace.GestureVerdict {
  fileprivate init(_ verdict: TactileViewGraph.GestureVerdict) {
    self =
      switch verdict {
      case .free: .free
      case .wait: .wait
      case .beaten: .beaten
      }
  }
}

extension Trace.AnimationChange {
  fileprivate init(_ event: AnimationEvent) {
    self =
      switch event {
      case .began(let value, let animation, let from, let to):
        .began(value: value, animation: animation, from: from.dictionary, to: to.dictionary)
      case .merged(let other): .merged(into: other)
      case .ended: .ended
      case .stopped: .stopped
      }
  }
}

extension [NamedNumber] {
  fileprivate var dictionary: [String: Double] {
    reduce(into: [:]) { $0[$1.name] = $1.value }
  }
}
