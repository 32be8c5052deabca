import Foundation
@_spi(Engine) import TactileViewGraph

/// A gesture of one or more taps or clicks.
///
/// Add the gesture to a view with `gesture(_:)`, or use `onTapGesture(count:perform:)` for short:
///
/// ```swift
/// Photo(photo)
///   .gesture(TapGesture(count: 2).onEnded { isZoomed.toggle() })
/// ```
///
/// The gesture ends when the last tap is released. A tap fails if it is held for 0.75 seconds or strays 45 points of
/// the window; the next tap must begin within 0.35 seconds (rule 3.2.7). Use a ``SpatialTapGesture`` for the location
/// of the tap, and a `Button` for an action that people also reach by keys and assistive technologies.
///
/// Mirrors SwiftUI's `TapGesture`.
public nonisolated struct TapGesture: PrimitiveGesture, Sendable {
  /// The number of taps that the gesture requires.
  public var count: Int

  /// Creates a tap gesture that requires the given number of taps.
  ///
  /// - Parameter count: the number of taps; traps if less than 1 (rule 3.2.10).
  public init(count: Int = 1) {
    precondition(count >= 1, "a tap gesture requires at least one tap; \(count) was given")
    self.count = count
  }

  /// The gesture has no value beyond the fact that it ended.
  public typealias Value = Void
}

extension TapGesture {
  /// Creates a recognizer for taps.
  @MainActor
  @_spi(Engine) public static func __makeRecognizer(
    _ gesture: Self, _ inputs: __GestureInputs
  ) -> __GestureRecognizer<Void> {
    let taps = MachineRecognizer(
      TapMachine(count: gesture.count), taps: gesture.count, inputs)
    return MapRecognizer(taps) { _ in }
  }

  /// Does nothing: a tap in progress keeps its count.
  @MainActor
  @_spi(Engine) public static func __updateRecognizer(
    _ recognizer: __GestureRecognizer<Void>, _ gesture: Self
  ) {}
}

extension View {
  /// Calls a closure when the view is tapped or clicked.
  ///
  /// A button or another gesture inside the view takes precedence (rule 2.5.55).
  ///
  /// - Parameters:
  ///   - count: The number of taps; 1 by default. Traps if less than 1.
  ///   - action: The closure to call when the last tap is released.
  public nonisolated func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    gesture(TapGesture(count: count).onEnded { action() })
  }

  /// Calls a closure with the location of a tap on the view.
  ///
  /// - Parameters:
  ///   - count: the number of taps; traps if less than 1.
  ///   - coordinateSpace: the coordinate space of the location, which is in points.
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) })
  }

  /// Calls a closure with the location of a tap on the view.
  ///
  /// - Parameters:
  ///   - count: the number of taps; traps if less than 1.
  ///   - coordinateSpace: the coordinate space of the location, which is in points.
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    onTapGesture(
      count: count, coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }
}
