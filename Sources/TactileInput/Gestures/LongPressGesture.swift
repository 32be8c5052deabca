import Foundation
@_spi(Engine) import TactileViewGraph

/// A gesture that ends when a finger or the mouse has been held down long enough.
///
/// Add the gesture to a view with `gesture(_:)`, or use
/// `onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)` for short:
///
/// ```swift
/// Thumbnail(photo)
///   .gesture(LongPressGesture(minimumDuration: 1).onEnded { _ in isSelected = true })
/// ```
///
/// The gesture ends with `true` as soon as the duration has passed, with the pointer still down. It fails if the
/// pointer is lifted, strays too far or is joined by a second finger on the view before that (rules 3.1.3 and 3.3.14).
///
/// `updating(_:body:)` and `onChanged(_:)` receive `true` while the press may still succeed. Use a `GestureState` to
/// show the press:
///
/// ```swift
/// @GestureState private var isPressing = false
///
/// Thumbnail(photo)
///   .opacity(isPressing ? 0.5 : 1)
///   .gesture(
///     LongPressGesture()
///       .updating($isPressing) { value, isPressing, _ in isPressing = value }
///       .onEnded { _ in isSelected = true })
/// ```
///
/// With either modifier, the gesture is active from the touch on: taps of views around it fail, and a scroll view
/// around it doesn't follow the finger. The closure `onPressingChanged` of the short form has no such effect.
///
/// Mirrors SwiftUI's `LongPressGesture`.
public nonisolated struct LongPressGesture: PrimitiveGesture, Sendable {
  /// The time the pointer must be held down, in seconds.
  public var minimumDuration: Double
  /// The time that the mouse has to be held down on a desktop, if it differs (rule 2.9.101).
  package var desktopMouse = DesktopMouse.same
  /// The distance at which the pointer strays too far, in points of the window.
  public var maximumDistance: CGFloat

  /// Creates a long press gesture with a duration and a distance.
  ///
  /// - Parameters:
  ///   - minimumDuration: the time the pointer must be held down, in seconds; with 0 the gesture
  ///     ends at once. NaN issues a warning, and 0.5 is used instead.
  ///   - maximumDistance: the distance at which the gesture fails, in points of the window. NaN
  ///     issues a warning, and 10 is used instead.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  /// The time that a mouse on a desktop has to be held down.
  package enum DesktopMouse: Sendable {
    /// The same as for a finger.
    case same
    /// None: the gesture ends at once.
    case atOnce
    /// The mouse can't perform the gesture.
    case never
  }

  /// True while the pointer is held down, and when the gesture ends.
  public typealias Value = Bool
}

extension LongPressGesture {
  /// Creates a recognizer for a long press.
  @MainActor
  @_spi(Engine) public static func __makeRecognizer(
    _ gesture: Self, _ inputs: __GestureInputs
  ) -> __GestureRecognizer<Bool> {
    MachineRecognizer(gesture.machine(inputs), inputs)
  }

  /// Does nothing: a long press in progress keeps its settings.
  @MainActor
  @_spi(Engine) public static func __updateRecognizer(
    _ recognizer: __GestureRecognizer<Bool>, _ gesture: Self
  ) {}

  @MainActor
  fileprivate func machine(_ inputs: GestureInputs) -> LongPressMachine {
    var gesture = self
    if minimumDuration.isNaN {
      inputs.warn("The minimumDuration of a LongPressGesture is not a number", taken: "0.5 is")
      gesture.minimumDuration = 0.5
    }
    if maximumDistance.isNaN {
      inputs.warn("The maximumDistance of a LongPressGesture is not a number", taken: "10 is")
      gesture.maximumDistance = 10
    }
    let isDesktop = inputs.node.graph.configuration.isDesktop
    let mouseDuration: Double? =
      switch isDesktop ? desktopMouse : .same {
      case .same: gesture.minimumDuration
      case .atOnce: 0
      case .never: nil
      }
    return LongPressMachine(
      minimumDuration: gesture.minimumDuration, mouseDuration: mouseDuration,
      maximumDistance: gesture.maximumDistance,
      isActiveAtOnce: inputs.reportsActivity)
  }
}

extension View {
  /// Calls a closure when the view has been held down long enough.
  ///
  /// - Parameters:
  ///   - minimumDuration: The time the pointer must be held down, in seconds; 0.5 by default.
  ///   - maximumDistance: The distance at which the press fails, in points of the window; 10 by default.
  ///   - action: A closure that runs once, with the pointer still down. A button or another gesture inside the view
  ///     takes precedence (rule 2.5.60).
  ///   - onPressingChanged: A closure that runs with true when the press begins, and with false when it succeeds, fails
  ///     or is canceled, independently of other gestures.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    let press = LongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    return gesture(
      PressingGesture(press: press, pressing: onPressingChanged).onEnded { _ in action() })
  }

  /// Calls a closure when the view has been held down long enough.
  @available(
    swift, deprecated: 100,
    renamed: "onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)"
  )
  @_disfavoredOverload
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}

/// A long press that reports when the view begins and ceases to be held down.
nonisolated struct PressingGesture: PrimitiveGesture {
  typealias Value = Bool
  let press: LongPressGesture
  let pressing: ((Bool) -> Void)?

  @MainActor
  static func __makeRecognizer(
    _ gesture: Self, _ inputs: __GestureInputs
  ) -> __GestureRecognizer<Bool> {
    PressingRecognizer(gesture, inputs)
  }

  @MainActor
  static func __updateRecognizer(
    _ recognizer: __GestureRecognizer<Bool>, _ gesture: Self
  ) {
    PressingRecognizer.update(recognizer, gesture)
  }
}

/// Reports the press from its first event until it is over, even while other gestures delay the
/// long press (rule 3.3.16).
@MainActor
private final class PressingRecognizer: WrappingRecognizer<Bool, Bool>, ValueRecognizer {
  private var pressing: ((Bool) -> Void)?
  private var isPressing = false
  private let inputs: GestureInputs

  init(_ gesture: PressingGesture, _ inputs: GestureInputs) {
    pressing = gesture.pressing
    self.inputs = inputs
    super.init(LongPressGesture.__makeRecognizer(gesture.press, inputs))
  }

  func update(_ gesture: PressingGesture) { pressing = gesture.pressing }

  override func evaluate(_ input: GestureInput) -> GesturePhase<Bool> {
    let phase = content.advance(input)
    tell(!phase.isTerminal)
    return phase
  }

  override func didStop() { tell(false) }

  private func tell(_ isPressing: Bool) {
    guard isPressing != self.isPressing else { return }
    self.isPressing = isPressing
    guard let pressing else { return }
    inputs.node.queueAction("onPressingChanged") { pressing(isPressing) }
  }
}

extension PressingGesture: GestureWrapper {
  static var wrapped: Any.Type { LongPressGesture.self }
}
