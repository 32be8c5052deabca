import Foundation
@_spi(Engine) import TactileViewGraph

extension Gesture {
  /// Combines this gesture with another that is recognized after it.
  ///
  /// - Parameter other: The gesture that receives events only after this one has ended.
  public nonisolated func sequenced<Other: Gesture>(
    before other: Other
  ) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}

/// A gesture that consists of two gestures, one after the other.
///
/// Create it with `sequenced(before:)`. The second gesture may begin with the finger still down, as in a drag that
/// begins with a long press:
///
/// ```swift
/// LongPressGesture()
///   .sequenced(before: DragGesture())
///   .updating($translation) { value, translation, _ in
///     if case .second(true, let drag?) = value { translation = drag.translation }
///   }
/// ```
///
/// If the first gesture fails, so does the sequence. If the first gesture ends when the finger is lifted, the second
/// must begin within 0.35 seconds, like the second of two taps.
///
/// Mirrors SwiftUI's `SequenceGesture` (rule 3.7.40).
public nonisolated struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The progress of a sequence of two gestures.
  ///
  /// While the first gesture is active, the value is ``first(_:)``. When the first gesture has ended, the value is
  /// ``second(_:_:)``; its second part is nil until the second gesture is active, too. `onEnded(_:)` always
  /// receives both parts:
  ///
  /// ```swift
  /// .onEnded { value in
  ///   guard case .second(_, let drag?) = value else { return }
  ///   position = drag.location
  /// }
  /// ```
  ///
  /// Mirrors SwiftUI's `SequenceGesture.Value`.
  public enum Value {
    /// The value of the first gesture, which is active.
    case first(First.Value)
    /// The values of both gestures: the first has ended; the second is nil until it is active.
    case second(First.Value, Second.Value?)
  }

  /// The gesture that comes first.
  public var first: First
  /// The gesture that follows the first.
  public var second: Second

  /// Creates a sequence of two gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture: Sendable where First: Sendable, Second: Sendable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension SequenceGesture {
  /// Creates the recognizers for both gestures.
  @MainActor
  @_spi(Engine) public static func __makeRecognizer(
    _ gesture: Self, _ inputs: __GestureInputs
  ) -> __GestureRecognizer<Value> {
    SequenceRecognizer<First, Second>(
      First.__makeRecognizer(gesture.first, inputs),
      Second.__makeRecognizer(gesture.second, inputs))
  }

  /// Updates the recognizers of both gestures.
  @MainActor
  @_spi(Engine) public static func __updateRecognizer(
    _ recognizer: __GestureRecognizer<Value>, _ gesture: Self
  ) {
    SequenceRecognizer<First, Second>.update(recognizer, gesture)
  }
}

/// Advances the first recognizer, then the second; the event that ends the first is not passed to
/// the second.
@MainActor
final class SequenceRecognizer<First: Gesture, Second: Gesture>: CombiningRecognizer<
  First, Second, SequenceGesture<First, Second>.Value
>, ValueRecognizer
{
  func update(_ gesture: SequenceGesture<First, Second>) { update(gesture.first, gesture.second) }

  /// The pointers that are down.
  private var pointers: Set<PointerEvent.Pointer> = []
  /// The time by which the second gesture must have begun, while no pointer is down.
  private var latestBeginning: TimeInterval?

  override var wantedDeadline: TimeInterval? {
    first.phase.isTerminal
      ? [second.deadline, latestBeginning].compactMap(\.self).min() : first.deadline
  }

  override func evaluate(
    _ input: GestureInput
  ) -> GesturePhase<SequenceGesture<First, Second>.Value> {
    follow(input)
    if !first.phase.isTerminal {
      let phase = first.advance(input)
      if case .ended(let value) = phase {
        if pointers.isEmpty { latestBeginning = input.time + TapMachine.gap }
        return .active(.second(value, nil))
      }
      return phase.map { .first($0) }
    }
    guard case .ended(let value) = first.phase else { return .failed }
    if let latestBeginning, latestBeginning <= input.time { return .failed }
    let phase = second.advance(input)
    if case .possible = phase { return .active(.second(value, nil)) }
    return phase.map { .second(value, $0) }
  }

  private func follow(_ input: GestureInput) {
    guard let event = input.event else { return }
    switch event.phase {
    case .began, .moved:
      pointers.insert(event.pointer)
      latestBeginning = nil
    case .ended, .cancelled, .hovered, .left: pointers.remove(event.pointer)
    }
  }
}
