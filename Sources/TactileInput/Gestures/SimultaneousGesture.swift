@_spi(Engine) import TactileViewGraph

extension Gesture {
  /// Combines this gesture with another that is recognized at the same time.
  ///
  /// To let a gesture act beside those of the view itself, use `simultaneousGesture(_:)` instead.
  ///
  /// - Parameter other: The gesture that is recognized independently of this one.
  public nonisolated func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
}

/// A gesture that consists of two gestures, which can be recognized at the same time.
///
/// Create it with `simultaneously(with:)`. Its value has the values of both gestures; a value is nil as long as its
/// gesture isn't recognized:
///
/// ```swift
/// let transform = MagnifyGesture()
///   .simultaneously(with: RotateGesture())
///   .onChanged { value in
///     scale = value.first?.magnification ?? 1
///     angle = value.second?.rotation ?? .zero
///   }
/// ```
///
/// Mirrors SwiftUI's `SimultaneousGesture` (rule 3.7.39).
public nonisolated struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The values of two simultaneous gestures.
  ///
  /// Each part is nil while its gesture isn't recognized, so give it the value of no change, as in
  /// `value.first?.magnification ?? 1`. A gesture that has ended keeps its value until the other one is over, too; in
  /// the value of `onEnded(_:)`, the part of a failed gesture is nil.
  ///
  /// Mirrors SwiftUI's `SimultaneousGesture.Value`.
  public struct Value {
    /// The value of the first gesture; nil unless it is active or has ended.
    public var first: First.Value?
    /// The value of the second gesture; nil unless it is active or has ended.
    public var second: Second.Value?
  }

  /// The first of the two gestures.
  public var first: First
  /// The second of the two gestures.
  public var second: Second

  /// Creates a gesture of two simultaneous gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture: Sendable where First: Sendable, Second: Sendable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

extension SimultaneousGesture {
  /// Creates the recognizers for both gestures.
  @MainActor
  @_spi(Engine) public static func __makeRecognizer(
    _ gesture: Self, _ inputs: __GestureInputs
  ) -> __GestureRecognizer<Value> {
    SimultaneousRecognizer<First, Second>(
      First.__makeRecognizer(gesture.first, inputs),
      Second.__makeRecognizer(gesture.second, inputs))
  }

  /// Updates the recognizers of both gestures.
  @MainActor
  @_spi(Engine) public static func __updateRecognizer(
    _ recognizer: __GestureRecognizer<Value>, _ gesture: Self
  ) {
    SimultaneousRecognizer<First, Second>.update(recognizer, gesture)
  }
}

/// Advances the recognizers of both gestures independently.
@MainActor
final class SimultaneousRecognizer<First: Gesture, Second: Gesture>: CombiningRecognizer<
  First, Second, SimultaneousGesture<First, Second>.Value
>, ValueRecognizer
{
  func update(_ gesture: SimultaneousGesture<First, Second>) {
    update(gesture.first, gesture.second)
  }

  override func evaluate(
    _ input: GestureInput
  ) -> GesturePhase<SimultaneousGesture<First, Second>.Value> {
    let phases = (first.advance(input), second.advance(input))
    let value = SimultaneousGesture<First, Second>.Value(
      first: phases.0.value, second: phases.1.value)
    let standings = [phases.0.standing, phases.1.standing]
    if standings.contains(.active) { return .active(value) }
    if standings.contains(.possible) { return .possible }
    return standings.contains(.ended) ? .ended(value) : .failed
  }
}
