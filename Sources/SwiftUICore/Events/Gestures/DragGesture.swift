import Foundation

/// Something dragged by a finger or the mouse.
///
/// Mirrors SwiftUI's `DragGesture`.
///
/// It becomes active when the pointer is as far from where it went down as the minimum distance, and
/// ends when it is released; released before, it fails (rules 3.4.19 and 3.4.24).
public nonisolated struct DragGesture: PrimitiveGesture {
  /// How far the pointer has to be from its start, in points of the window.
  public var minimumDistance: CGFloat
  /// The space that locations are told in.
  public var coordinateSpace: CoordinateSpace

  /// Makes a drag.
  ///
  /// - Parameters:
  ///   - minimumDistance: in points of the window; with 0 it is active at once.
  ///   - coordinateSpace: the space that locations are told in.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// Makes a drag.
  ///
  /// - Parameters:
  ///   - minimumDistance: in points of the window; with 0 it is active at once.
  ///   - coordinateSpace: the space that locations are told in. A view that moves with the drag
  ///     moves its own space as well; `.global` stays (rule 3.4.28).
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  /// Where a drag is.
  ///
  /// Mirrors SwiftUI's `DragGesture.Value`.
  public struct Value: Equatable, Sendable {
    /// The time of the event, on the clock of the host.
    public var time: Date
    /// Where the pointer is, in points of the gesture's coordinate space.
    public var location: CGPoint
    /// Where the pointer went down, in points of the gesture's coordinate space.
    public var startLocation: CGPoint
    /// How fast the pointer moves, in points a second (rule 3.4.22).
    public internal(set) var velocity: CGSize

    /// The way from the start, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the pointer would be in a quarter of a second (rule 3.4.23).
    public var predictedEndLocation: CGPoint {
      CGPoint(
        x: location.x + Self.outlook * velocity.width,
        y: location.y + Self.outlook * velocity.height)
    }

    /// The way from the start in a quarter of a second, in points.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: translation.width + Self.outlook * velocity.width,
        height: translation.height + Self.outlook * velocity.height)
    }

    private static let outlook: CGFloat = 0.25
  }
}

extension DragGesture {
  /// Begins to recognise a drag.
  @MainActor
  public static func __makeRecognizer(
    _ gesture: Self, _ inputs: __GestureInputs
  ) -> __GestureRecognizer<Value> {
    MachineRecognizer(
      DragMachine(minimumDistance: gesture.usableDistance(inputs)), in: gesture.coordinateSpace,
      inputs)
  }

  /// Hands over nothing: a drag that has begun keeps its settings.
  @MainActor
  public static func __updateRecognizer(
    _ recognizer: __GestureRecognizer<Value>, _ gesture: Self
  ) {}

  @MainActor
  private func usableDistance(_ inputs: GestureInputs) -> CGFloat {
    guard minimumDistance.isNaN else { return minimumDistance }
    inputs.warn("The minimumDistance of a DragGesture is not a number", taken: "10 is")
    return 10
  }
}
