import Foundation
@_spi(Engine) import TactileViewGraph

/// A gesture that follows a finger or the mouse as it moves.
///
/// Add the gesture to a view with `gesture(_:)`. Its closures receive a ``Value`` for each movement. Store a
/// translation in a `GestureState` to reset it when the drag is over:
///
/// ```swift
/// @GestureState private var translation = CGSize.zero
///
/// Card()
///   .offset(translation)
///   .gesture(
///     DragGesture(coordinateSpace: .global)
///       .updating($translation) { drag, translation, _ in translation = drag.translation })
/// ```
///
/// The gesture becomes active when the pointer is at least the minimum distance from where it went down, and ends when
/// the pointer is released. It fails if the pointer is released earlier, or when a second finger goes down on the view,
/// even during the drag: then `onEnded(_:)` isn't called (rules 3.1.3, 3.4.19 and 3.4.24).
///
/// Mirrors SwiftUI's `DragGesture`.
public nonisolated struct DragGesture: PrimitiveGesture {
  /// The distance the pointer must move before the gesture is active, in points of the window.
  public var minimumDistance: CGFloat
  /// The coordinate space of the gesture's locations.
  public var coordinateSpace: CoordinateSpace
  /// Whether the mouse of a desktop can drag.
  package var acceptsDesktopMouse = true

  /// Creates a drag gesture that reports locations in a coordinate space.
  ///
  /// - Parameters:
  ///   - minimumDistance: the distance the pointer must move before the gesture is active, in
  ///     points of the window; with 0 it is active at once. NaN issues a warning, and 10 is used
  ///     instead.
  ///   - coordinateSpace: the coordinate space of the gesture's locations.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a drag gesture that reports locations in a coordinate space.
  ///
  /// - Parameters:
  ///   - minimumDistance: the distance the pointer must move before the gesture is active, in
  ///     points of the window; with 0 it is active at once. NaN issues a warning, and 10 is used
  ///     instead.
  ///   - coordinateSpace: the coordinate space of the gesture's locations. A view that moves with
  ///     the drag moves its local space too; `.global` stays fixed (rule 3.4.28).
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  /// The location, the distance and the velocity of a drag.
  ///
  /// The closures of a ``DragGesture`` receive a value for each event. Locations are in points of the gesture's
  /// coordinate space, which is the view's local one by default. If the drag moves the view, measure in the global
  /// space: the local one moves with the view. The predicted values tell a flick from a slow drag, though not from a
  /// drag that pauses before its release; see ``velocity``:
  ///
  /// ```swift
  /// DragGesture().onEnded { drag in
  ///   if drag.predictedEndTranslation.width > 150 { dismiss() }
  /// }
  /// ```
  ///
  /// Mirrors SwiftUI's `DragGesture.Value`.
  public struct Value: Equatable, Sendable {
    /// The time of the event, on a clock that starts with the window.
    ///
    /// Compare it only with the times of other events: it isn't the date of the computer's clock.
    public var time: Date
    /// The location of the pointer, in points of the gesture's coordinate space.
    public var location: CGPoint
    /// The location where the pointer went down, in points of the gesture's coordinate space.
    public var startLocation: CGPoint
    /// The velocity of the pointer along each axis, in points of the gesture's coordinate space per second.
    ///
    /// It averages the last two movements: the newest counts a quarter, and the one before three quarters. A release
    /// counts as a movement, but a pointer at rest reports none, so a release after a pause still has three quarters of
    /// the velocity before the pause. To notice a pause, compare ``time`` with that of the last change.
    public internal(set) var velocity: CGSize

    /// The distance from the start to the current location, in points.
    ///
    /// The first one that is reported includes the gesture's minimum distance.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// The location predicted for a quarter of a second later, if the pointer moves on at the current velocity.
    public var predictedEndLocation: CGPoint {
      CGPoint(
        x: location.x + Self.outlook * velocity.width,
        y: location.y + Self.outlook * velocity.height)
    }

    /// The translation predicted for a quarter of a second later, in points.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: translation.width + Self.outlook * velocity.width,
        height: translation.height + Self.outlook * velocity.height)
    }

    private static let outlook: CGFloat = 0.25
  }
}

extension DragGesture {
  /// Creates a recognizer for a drag.
  @MainActor
  @_spi(Engine) public static func __makeRecognizer(
    _ gesture: Self, _ inputs: __GestureInputs
  ) -> __GestureRecognizer<Value> {
    MachineRecognizer(
      DragMachine(
        minimumDistance: gesture.usableDistance(inputs),
        acceptsMouse: gesture.acceptsDesktopMouse || !inputs.node.graph.configuration.isDesktop),
      in: gesture.coordinateSpace, inputs)
  }

  /// Does nothing: a drag in progress keeps its settings.
  @MainActor
  @_spi(Engine) public static func __updateRecognizer(
    _ recognizer: __GestureRecognizer<Value>, _ gesture: Self
  ) {}

  @MainActor
  private func usableDistance(_ inputs: GestureInputs) -> CGFloat {
    guard minimumDistance.isNaN else { return minimumDistance }
    inputs.warn("The minimumDistance of a DragGesture is not a number", taken: "10 is")
    return 10
  }
}
