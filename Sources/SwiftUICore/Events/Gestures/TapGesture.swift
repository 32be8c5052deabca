import Foundation

/// One tap, or several in a row.
///
/// Mirrors SwiftUI's `TapGesture`.
///
/// It ends when the last tap is released. A tap fails when it is held for 0.75 seconds or strays by
/// 45 points of the window; the next one has to begin within 0.35 seconds (rule 3.2.7).
public nonisolated struct TapGesture: PrimitiveGesture, Sendable {
  /// The number of taps.
  public var count: Int

  /// Makes a gesture of taps.
  ///
  /// - Parameter count: the number of taps; traps where it is less than 1 (rule 3.2.10).
  public init(count: Int = 1) {
    precondition(count >= 1, "a tap gesture has at least one tap, not \(count)")
    self.count = count
  }

  /// A tap tells nothing but that it was.
  public typealias Value = Void
}

extension TapGesture {
  /// Begins to recognise taps.
  @MainActor
  public static func __makeRecognizer(
    _ gesture: Self, _ inputs: __GestureInputs
  ) -> __GestureRecognizer<Void> {
    let taps = MachineRecognizer(
      TapMachine(count: gesture.count), taps: gesture.count, inputs)
    return MapRecognizer(taps) { _ in }
  }

  /// Hands over nothing: a tap that has begun keeps its count.
  @MainActor
  public static func __updateRecognizer(
    _ recognizer: __GestureRecognizer<Void>, _ gesture: Self
  ) {}
}

extension View {
  /// Calls a closure when the view is tapped.
  ///
  /// A button or another gesture inside the view comes first (rule 2.5.55).
  ///
  /// - Parameter count: the number of taps; traps where it is less than 1.
  public nonisolated func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    gesture(TapGesture(count: count).onEnded { action() })
  }

  /// Calls a closure with the place where the view is tapped.
  ///
  /// - Parameters:
  ///   - count: the number of taps; traps where it is less than 1.
  ///   - coordinateSpace: the space that the place is told in, in points.
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) })
  }

  /// Calls a closure with the place where the view is tapped.
  ///
  /// - Parameters:
  ///   - count: the number of taps; traps where it is less than 1.
  ///   - coordinateSpace: the space that the place is told in, in points.
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    onTapGesture(
      count: count, coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }
}
