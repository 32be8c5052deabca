import Foundation

/// A finger or the mouse held down on the view.
///
/// Mirrors SwiftUI's `LongPressGesture`.
///
/// It ends with `true` as soon as the time has passed, with the finger still down, and fails when
/// the finger is lifted or strays before (rule 3.3.14).
public nonisolated struct LongPressGesture: PrimitiveGesture, Sendable {
  /// How long it takes, in seconds.
  public var minimumDuration: Double
  /// How far the pointer must not stray, in points of the window.
  public var maximumDistance: CGFloat

  /// Makes a long press.
  ///
  /// - Parameters:
  ///   - minimumDuration: in seconds; with 0 it ends at once.
  ///   - maximumDistance: in points of the window.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  /// True while the press lasts and when it has.
  public typealias Value = Bool
}

extension LongPressGesture {
  /// Begins to recognise a long press.
  @MainActor
  public static func __makeRecognizer(
    _ gesture: Self, _ inputs: __GestureInputs
  ) -> __GestureRecognizer<Bool> {
    MachineRecognizer(gesture.machine(inputs), inputs)
  }

  /// Hands over nothing: a press that has begun keeps its settings.
  @MainActor
  public static func __updateRecognizer(
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
    return LongPressMachine(
      minimumDuration: gesture.minimumDuration, maximumDistance: gesture.maximumDistance,
      isActiveAtOnce: inputs.reportsActivity)
  }
}

extension View {
  /// Calls a closure when the view has been held down for a time.
  ///
  /// - Parameters:
  ///   - minimumDuration: in seconds.
  ///   - maximumDistance: how far the pointer must not stray, in points of the window.
  ///   - action: called once, with the finger still down; a button or another gesture inside the
  ///     view comes first (rule 2.5.60).
  ///   - onPressingChanged: called with true when the press begins and with false when it succeeds,
  ///     fails or is cancelled, whatever other gestures do.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    let press = LongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    return gesture(
      PressingGesture(press: press, pressing: onPressingChanged).onEnded { _ in action() })
  }

  /// Calls a closure when the view has been held down for a time.
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

/// A long press that tells when somebody begins and ceases to hold the view.
nonisolated struct PressingGesture: PrimitiveGesture {
  typealias Value = Bool
  let press: LongPressGesture
  let pressing: ((Bool) -> Void)?

  @MainActor
  static func __makeRecognizer(
    _ gesture: Self, _ inputs: __GestureInputs
  ) -> __GestureRecognizer<Bool> {
    PressingRecognizer(
      LongPressGesture.__makeRecognizer(gesture.press, inputs), pressing: gesture.pressing, inputs)
  }

  @MainActor
  static func __updateRecognizer(
    _ recognizer: __GestureRecognizer<Bool>, _ gesture: Self
  ) {
    unsafeDowncast(recognizer, to: PressingRecognizer.self).pressing = gesture.pressing
  }
}

/// Tells of the press from the first event on, also while the long press is held back by other
/// gestures, until it is over (rule 3.3.16).
@MainActor
final class PressingRecognizer: WrappingRecognizer<Bool, Bool> {
  var pressing: ((Bool) -> Void)?
  private var isPressing = false
  private let inputs: GestureInputs

  init(
    _ content: GestureRecognizer<Bool>, pressing: ((Bool) -> Void)?, _ inputs: GestureInputs
  ) {
    self.pressing = pressing
    self.inputs = inputs
    super.init(content)
  }

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
