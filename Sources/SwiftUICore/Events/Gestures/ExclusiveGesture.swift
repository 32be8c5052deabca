extension Gesture {
  /// Recognises this gesture, or another one where this one fails.
  public nonisolated func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// One of two gestures, the first before the second.
///
/// Mirrors SwiftUI's `ExclusiveGesture` (rule 3.7.38).
public nonisolated struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// What the one that is recognised tells.
  public enum Value {
    /// The first gesture is recognised.
    case first(First.Value)
    /// The second gesture is recognised.
    case second(Second.Value)
  }

  /// The gesture that comes first.
  public var first: First
  /// The gesture that is recognised where the first fails.
  public var second: Second

  /// Combines two gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture: Sendable where First: Sendable, Second: Sendable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension ExclusiveGesture {
  /// Begins to recognise both.
  @MainActor
  public static func __makeRecognizer(
    _ gesture: Self, _ inputs: __GestureInputs
  ) -> __GestureRecognizer<Value> {
    ExclusiveRecognizer<First, Second>(
      First.__makeRecognizer(gesture.first, inputs),
      Second.__makeRecognizer(gesture.second, inputs))
  }

  /// Hands over both.
  @MainActor
  public static func __updateRecognizer(
    _ recognizer: __GestureRecognizer<Value>, _ gesture: Self
  ) {
    let recognizer = unsafeDowncast(recognizer, to: ExclusiveRecognizer<First, Second>.self)
    First.__updateRecognizer(recognizer.first, gesture.first)
    Second.__updateRecognizer(recognizer.second, gesture.second)
  }
}

/// Both at work; the second learns where the first stands, as of a gesture that comes first.
@MainActor
final class ExclusiveRecognizer<First: Gesture, Second: Gesture>: CombiningRecognizer<
  First.Value, Second.Value, ExclusiveGesture<First, Second>.Value
>
{
  override func evaluate(
    _ input: GestureInput
  ) -> GesturePhase<ExclusiveGesture<First, Second>.Value> {
    let firstPhase = first.advance(input)
    var input = input
    input.verdict = input.verdict.and(GestureVerdict(after: firstPhase.standing))
    let secondPhase = second.advance(input)
    switch (firstPhase, secondPhase) {
    case (.active(let value), _): return .active(.first(value))
    case (.ended(let value), _): return .ended(.first(value))
    case (.possible, .active(let value)): return .active(.second(value))
    case (.possible, _): return .possible
    case (.failed, _): return secondPhase.map { .second($0) }
    }
  }
}
