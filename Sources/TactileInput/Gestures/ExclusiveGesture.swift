@_spi(Engine) import TactileViewGraph

extension Gesture {
  /// Combines this gesture with another, which is recognized only if this one fails.
  ///
  /// Put the more demanding gesture first: a double tap before a single tap, or a long press before a tap.
  ///
  /// - Parameter other: The gesture that is recognized if this one fails.
  public nonisolated func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// A gesture that consists of two gestures, of which only one can succeed.
///
/// The first one has precedence: the second one succeeds only if the first one has failed. Create it with
/// `exclusively(before:)`. Its value says which of the two has succeeded:
///
/// ```swift
/// TapGesture(count: 2).exclusively(before: TapGesture()).onEnded { value in
///   switch value {
///   case .first: zoom()
///   case .second: select()
///   }
/// }
/// ```
///
/// Mirrors SwiftUI's `ExclusiveGesture` (rule 3.7.38).
public nonisolated struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The value of one of the two gestures.
  ///
  /// Switch over it in the closures of the combined gesture. Only one gesture can end: `onEnded(_:)` receives
  /// ``second(_:)`` only after the first gesture has failed. `onChanged(_:)` can receive it while the first is
  /// undecided, and ``first(_:)`` afterwards if the first is recognized.
  ///
  /// Mirrors SwiftUI's `ExclusiveGesture.Value`.
  public enum Value {
    /// The value of the first gesture.
    case first(First.Value)
    /// The value of the second gesture.
    case second(Second.Value)
  }

  /// The gesture that takes precedence.
  public var first: First
  /// The gesture that is recognized if the first fails.
  public var second: Second

  /// Creates a gesture that prefers the first of two gestures.
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
  /// Creates the recognizers for both gestures.
  @MainActor
  @_spi(Engine) public static func __makeRecognizer(
    _ gesture: Self, _ inputs: __GestureInputs
  ) -> __GestureRecognizer<Value> {
    ExclusiveRecognizer<First, Second>(
      First.__makeRecognizer(gesture.first, inputs),
      Second.__makeRecognizer(gesture.second, inputs))
  }

  /// Updates the recognizers of both gestures.
  @MainActor
  @_spi(Engine) public static func __updateRecognizer(
    _ recognizer: __GestureRecognizer<Value>, _ gesture: Self
  ) {
    ExclusiveRecognizer<First, Second>.update(recognizer, gesture)
  }
}

/// Recognizes both gestures, passing the standing of the first to the second as that of a gesture
/// with precedence.
@MainActor
final class ExclusiveRecognizer<First: Gesture, Second: Gesture>: CombiningRecognizer<
  First, Second, ExclusiveGesture<First, Second>.Value
>, ValueRecognizer
{
  func update(_ gesture: ExclusiveGesture<First, Second>) { update(gesture.first, gesture.second) }

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
