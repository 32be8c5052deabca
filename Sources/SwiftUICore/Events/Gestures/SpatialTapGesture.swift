import Foundation

/// One tap, or several in a row, and where the last one was.
///
/// Mirrors SwiftUI's `SpatialTapGesture` (rule 3.2.11).
public nonisolated struct SpatialTapGesture: PrimitiveGesture {
  /// Where a tap was.
  public struct Value: Equatable, Sendable {
    /// Where the last tap was released, in points of the gesture's coordinate space.
    public var location: CGPoint
  }

  /// The number of taps.
  public var count: Int
  /// The space that the place is told in.
  public var coordinateSpace: CoordinateSpace

  /// Makes a gesture of taps.
  ///
  /// - Parameter count: the number of taps; traps where it is less than 1 (rule 3.2.10).
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    precondition(count >= 1, "a tap gesture has at least one tap, not \(count)")
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  /// Makes a gesture of taps.
  ///
  /// - Parameter count: the number of taps; traps where it is less than 1 (rule 3.2.10).
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }
}

extension SpatialTapGesture {
  /// Begins to recognise taps.
  @MainActor
  public static func __makeRecognizer(
    _ gesture: Self, _ inputs: __GestureInputs
  ) -> __GestureRecognizer<Value> {
    let taps = MachineRecognizer(
      TapMachine(count: gesture.count), in: gesture.coordinateSpace, taps: gesture.count, inputs)
    return MapRecognizer(taps) { Value(location: $0) }
  }

  /// Hands over nothing: a tap that has begun keeps its settings.
  @MainActor
  public static func __updateRecognizer(
    _ recognizer: __GestureRecognizer<Value>, _ gesture: Self
  ) {}
}
