import Foundation
@_spi(Engine) import TactileViewGraph

/// A gesture that recognizes one or more taps and reports the location of the last.
///
/// Use this gesture instead of ``TapGesture`` if the action depends on the location. The location is in points of the
/// view, unless you choose another coordinate space.
///
/// ```swift
/// Canvas { context, size in drawDots(in: context) }
///   .gesture(SpatialTapGesture().onEnded { tap in dots.append(tap.location) })
/// ```
///
/// Mirrors SwiftUI's `SpatialTapGesture` (rule 3.2.11).
public nonisolated struct SpatialTapGesture: PrimitiveGesture {
  /// The location of the last tap.
  ///
  /// The closure of `onEnded(_:)` receives a value when the last tap of a ``SpatialTapGesture`` is released. To compare
  /// locations in several views, let the gesture report them in the coordinate space `.global` or a named one:
  ///
  /// ```swift
  /// SpatialTapGesture(coordinateSpace: .named("board")).onEnded { tap in place(at: tap.location) }
  /// ```
  ///
  /// Mirrors SwiftUI's `SpatialTapGesture.Value`.
  public struct Value: Equatable, Sendable {
    /// The location where the last tap was released, in points of the gesture's coordinate space.
    public var location: CGPoint
  }

  /// The number of taps that the gesture requires.
  public var count: Int
  /// The coordinate space of the gesture's location.
  public var coordinateSpace: CoordinateSpace

  /// Creates a tap gesture that reports its location.
  ///
  /// - Parameters:
  ///   - count: the number of taps; traps if less than 1 (rule 3.2.10).
  ///   - coordinateSpace: the coordinate space of the location; by default, that of the view.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    precondition(count >= 1, "a tap gesture requires at least one tap; \(count) was given")
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a tap gesture that reports its location.
  ///
  /// - Parameters:
  ///   - count: the number of taps; traps if less than 1 (rule 3.2.10).
  ///   - coordinateSpace: the coordinate space of the location; by default, that of the view.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }
}

extension SpatialTapGesture {
  /// Creates a recognizer for taps.
  @MainActor
  @_spi(Engine) public static func __makeRecognizer(
    _ gesture: Self, _ inputs: __GestureInputs
  ) -> __GestureRecognizer<Value> {
    let taps = MachineRecognizer(
      TapMachine(count: gesture.count), in: gesture.coordinateSpace, taps: gesture.count, inputs)
    return MapRecognizer(taps) { Value(location: $0) }
  }

  /// Does nothing: a tap in progress keeps its settings.
  @MainActor
  @_spi(Engine) public static func __updateRecognizer(
    _ recognizer: __GestureRecognizer<Value>, _ gesture: Self
  ) {}
}
