extension Trace {
  /// An event in a trace, with its values.
  ///
  /// Match the cases of an event to search a trace:
  ///
  /// ```swift
  /// for case .action(let name, let view) in trace.entries.map(\.event) {
  ///   print("\(name) of \(view)")
  /// }
  /// ```
  ///
  /// Names are those of views, styles and properties, and a label in quotation marks identifies a button. Values are
  /// given by their descriptions. The description of an event is the one that a printed trace shows.
  public enum Event: Equatable, Sendable, Codable {
    /// A pointer event arrived from the host.
    case pointer(Pointer, phase: PointerPhase, location: Location)
    /// A finger or the primary mouse button went down on elements, listed from the innermost outward.
    case hit(elements: [String])
    /// A gesture was opened, judged by the arena, or closed; only the opening names its view.
    case gesture(number: Int, change: GestureChange)
    /// A closure of the app was called; the name is its purpose, such as `onChange` or, for a button, `action`.
    case action(name: String, view: String)
    /// An update began, with the attributes that were set in its transaction.
    case transaction(attributes: [TransactionAttribute])
    /// A view's property, such as a `@State` property, took a new value.
    case write(property: String, view: String, from: String, to: String)
    /// A body was evaluated for these reasons; there are none if the cause came before the trace began.
    case body(view: String, reasons: [BodyReason])
    /// An animation began, merged into another one, ended, or was stopped.
    case animation(number: Int, change: AnimationChange)
    /// An animating value was shown in a frame, with its components by name, such as the x of a point.
    case value(number: Int, name: String, components: [String: Double])
  }

  /// A finger, or a button of the mouse.
  ///
  /// Fingers are identified by numbers, which tests pass to methods such as `touchDown(on:finger:)`. The primary mouse
  /// button is 0, and the secondary one is 1.
  public enum Pointer: Hashable, Sendable, Codable {
    /// A finger, identified by a number.
    case finger(Int)
    /// The mouse with one of its buttons; 0, the primary button, also stands for a mouse that hovers.
    case mouse(button: Int)
  }

  /// The phase of a pointer event.
  ///
  /// A press of a finger or a mouse button begins, moves any number of times, and ends or is canceled. A mouse without
  /// a pressed button hovers.
  public enum PointerPhase: String, Sendable, Codable {
    /// A finger touched the screen, or a mouse button was pressed.
    case began
    /// The pointer moved while it was down.
    case moved
    /// The finger or the mouse button was lifted.
    case ended
    /// The system took over the pointer, which cancels the gestures in progress.
    case cancelled
    /// The mouse moved with no button pressed.
    case hovered
    /// The mouse left the window.
    case left
  }

  /// A step in the recognition of a gesture.
  ///
  /// A gesture opens when a touch reaches its view. The arena, which decides among the gestures that share a touch,
  /// judges it with each event, and when a time limit passes, such as that of a long press. It closes when it no longer
  /// competes with others; the next touch opens it with a new number. To find out why a gesture isn't
  /// recognized, read the last verdict before it closes:
  ///
  /// ```swift
  /// for case .gesture(let number, .judged(let standing, let verdict)) in trace.entries.map(\.event) {
  ///   print("Gesture \(number) is \(standing), and its verdict is \(verdict).")
  /// }
  /// ```
  ///
  /// A printed trace shows a verdict only if it differs from the one before.
  public enum GestureChange: Equatable, Sendable, Codable {
    /// A touch reached the gesture of a view, which competes with others by its priority.
    case opened(view: String, priority: GesturePriority)
    /// Another touch reached the gesture, such as the second finger of a magnification.
    case joined
    /// The arena decided whether the gesture may act, with the state that it has after the event.
    case judged(GestureStanding, verdict: GestureVerdict)
    /// The gesture is over, and no longer competes with others.
    case closed
  }

  /// The priority of a gesture relative to others.
  ///
  /// It depends on the modifier that adds the gesture, such as `highPriorityGesture(_:)`.
  public enum GesturePriority: String, Sendable, Codable {
    /// The gesture precedes standard ones; of two with this priority, that of the ancestor precedes the other.
    case high
    /// The priority of `gesture(_:)`: a gesture of a descendant precedes those of its ancestors.
    case standard
    /// The gesture neither waits for others nor beats them, as one that `simultaneousGesture(_:)` adds.
    case simultaneous
    /// The gesture is the pan of a scroll view or the swipe of a list row: no gesture waits for it, but once it moves
    /// the content, it beats the others.
    ///
    /// A gesture that is recognized before it scrolls beats it, except for the press of a button.
    case pan
  }

  /// The state of a gesture, as other gestures see it.
  ///
  /// A gesture is possible at first. A drag becomes active and then ends; a tap ends at once. Other gestures that wait
  /// for it can act only after it has failed.
  public enum GestureStanding: String, Sendable, Codable {
    /// The gesture may still be recognized.
    case possible
    /// The gesture is recognized and continues.
    case active
    /// The gesture was recognized and is over.
    case ended
    /// The gesture was not recognized, or was canceled.
    case failed
  }

  /// The decision of the arena about a gesture, which depends on the gestures that precede it.
  ///
  /// Only a gesture that is ``free`` acts.
  public enum GestureVerdict: String, Sendable, Codable {
    /// All gestures that precede it have failed, or there are none, so the gesture may act.
    case free
    /// A gesture that precedes it is undecided, so the gesture is held.
    case wait
    /// Another gesture is active or has ended first, so the gesture can't act anymore.
    case beaten
  }

  /// A change of the animation of a value.
  ///
  /// The number of ``Trace/Event/animation(number:change:)`` connects the changes of one animation. A trace can show
  /// that a change isn't animated: then no animation begins after the write of the property.
  ///
  /// ```swift
  /// for case .animation(let number, .began(let value, let curve, _, _)) in trace.entries.map(\.event) {
  ///   print("Animation \(number) of \(value) follows \(curve).")
  /// }
  /// ```
  public enum AnimationChange: Equatable, Sendable, Codable {
    /// The animation began, with its curve, and with the value's components at its start and end by name; components
    /// that don't change are left out.
    case began(
      value: String, animation: String, from: [String: Double], to: [String: Double])
    /// A newer animation of the value, with this number, took over before the animation reached its end.
    ///
    /// A spring takes over from another animation; animations with other curves add up, so that both continue and end.
    case merged(into: Int)
    /// The animation reached its end.
    case ended
    /// A change with an animation of no duration replaced it, a finger caught the scrolling content, or the view was
    /// removed. A change without an animation doesn't stop it: it continues around the new value.
    case stopped
  }
}

extension Trace.Entry {
  /// The kind of event, by which traces can be filtered.
  public var kind: Trace.Kind {
    switch event {
    case .pointer: .pointer
    case .hit: .hit
    case .gesture: .gesture
    case .action: .action
    case .transaction: .transaction
    case .write: .write
    case .body: .body
    case .animation: .animation
    case .value: .value
    }
  }

  /// The number that identifies the gesture, the animation or the animated value; nil for other kinds.
  public var number: Int? {
    switch event {
    case .gesture(let number, _), .animation(let number, _), .value(let number, _, _): number
    default: nil
    }
  }
}
