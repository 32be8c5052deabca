import SwiftUI

// Gestures, their values, and compositions of gestures.

struct GesturesOfAllKinds: View {
  @GestureState(initialValue: .zero) private var offset: CGSize
  @GestureState(resetTransaction: Transaction(animation: .spring())) private var scale = 1.0
  @GestureState(initialValue: false, resetTransaction: Transaction()) private var isDown
  @GestureState(reset: { _, transaction in transaction.animation = .easeOut }) private var turn =
    -Angle.zero * 2 / 3
  @GestureState(initialValue: 0, reset: { $1.disablesAnimations = $0 > 1 }) private var taps
  @GestureState(resetTransaction: Transaction(animation: .bouncy)) private var place: CGPoint?
  @GestureState(reset: { value, _ in print(value as Any) }) private var last: CGPoint?
  @State private var isEnabled = true
  @State private var log = ""

  private var drag: some Gesture {
    DragGesture(minimumDistance: 5, coordinateSpace: .named("canvas"))
      .updating($offset) { value, state, transaction in
        state = value.translation
        transaction.isContinuous = true
      }
      .onEnded { value in
        log = "\(value.time) \(value.startLocation) \(value.velocity.width)"
        if value.predictedEndTranslation.height > 100 { isEnabled = false }
      }
  }
  private var magnify: some Gesture {
    MagnifyGesture()
      .updating($scale) { value, state, _ in state = value.magnification }
      .onChanged { value in log = "\(value.time) \(value.velocity)" }
      .onEnded { log = "\($0.startAnchor) \($0.startLocation)" }
  }
  private var rotate: some Gesture {
    RotateGesture(minimumAngleDelta: .degrees(3))
      .updating($turn) { value, state, _ in state = value.rotation }
      .onEnded { log = "\($0.time) \($0.velocity.degrees) \($0.startAnchor) \($0.startLocation)" }
  }

  var body: some View {
    VStack {
      Text("A")
        .gesture(drag, isEnabled: isEnabled)
        .gesture(magnify.simultaneously(with: rotate), name: "transform")
        .gesture(MagnificationGesture().onChanged { log = "\($0)" }, name: "old", isEnabled: isDown)
        .gesture(RotationGesture(minimumAngleDelta: .degrees(2)).onEnded { log = "\($0.degrees)" })
        .gesture(MagnificationGesture(minimumScaleDelta: 0.1), including: .gesture)
      Text("B")
        .highPriorityGesture(TapGesture(), isEnabled: isEnabled)
        .highPriorityGesture(TapGesture(count: 2).onEnded {}, name: "twice")
        .highPriorityGesture(drag, including: isEnabled ? .gesture : .subviews)
        .simultaneousGesture(TapGesture(), isEnabled: false)
        .simultaneousGesture(LongPressGesture(), name: "long", isEnabled: isEnabled)
      Text("C")
        .onTapGesture(count: 2, coordinateSpace: .global) { log = "\($0.x)" }
        .onTapGesture(coordinateSpace: .named("canvas")) { location in log = "\(location)" }
        .gesture(SpatialTapGesture().onEnded { log = "\($0.location)" })
        .gesture(
          SpatialTapGesture(count: 2, coordinateSpace: .named("canvas")).onEnded { value in
            log = "\(value.location.x)"
          }
        )
        .onContinuousHover(coordinateSpace: .named(log)) { phase in
          switch phase {
          case .active(let location): log = "\(location)"
          case .ended: log = ""
          }
        }
    }
    .coordinateSpace(name: "canvas")
    .gesture(either)
    .gesture(isEnabled ? drag : nil)
    .gesture(isEnabled ? nil : magnify, isEnabled: true)
    .simultaneousGesture(maybe)
    .highPriorityGesture(isEnabled ? TapGesture().onEnded { log = "" } : nil, including: .gesture)
    .gesture(AnyGesture(drag.map { _ in () }))
    .scaleEffect(scale)
  }

  private var maybe: (some Gesture)? {
    isEnabled ? LongPressGesture().exclusively(before: drag) : nil
  }

  private var either: AnyGesture<Void> {
    isEnabled ? AnyGesture(TapGesture()) : AnyGesture(LongPressGesture().map { _ in })
  }
}

struct GesturesTogether: View {
  @GestureState private var isPressed = false
  @GestureState private var point: CGPoint?
  @State private var log: [String] = []

  init() {
    _isPressed = GestureState(wrappedValue: false, resetTransaction: Transaction())
    _point = GestureState(
      wrappedValue: nil, reset: { _, transaction in transaction.animation = nil })
  }

  var body: some View {
    Circle()
      .gesture(
        LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture())
          .updating($point) { value, point, _ in
            switch value {
            case .first(true): point = .zero
            case .second(true, let drag): point = drag?.location
            default: point = nil
            }
          }
      )
      .gesture(
        TapGesture(count: 2).exclusively(before: SpatialTapGesture()).onEnded { value in
          switch value {
          case .first: log.append("twice")
          case .second(let tap): log.append("\(tap.location)")
          }
        }
      )
      .gesture(
        MagnifyGesture(minimumScaleDelta: 0.02).simultaneously(with: RotateGesture()).onChanged {
          log.append("\($0.first?.magnification ?? 1) \($0.second?.rotation.radians ?? 0)")
        }
      )
      .gesture(
        GestureStateGesture(base: LongPressGesture(), state: $isPressed) { value, state, _ in
          state = value
        }
      )
      .gesture(Held(count: 2))
  }
}

/// A custom gesture.
struct Held: Gesture {
  var count = 1
  var body: some Gesture<Bool> {
    LongPressGesture(minimumDuration: Double(count)).onChanged { print($0) }
  }
}

/// Reads and sets the properties of gestures.
@MainActor func tuned() -> [Any] {
  var drag = DragGesture()
  (drag.minimumDistance, drag.coordinateSpace) = (4, .local)
  var press = LongPressGesture()
  (press.minimumDuration, press.maximumDistance) = (1, 2)
  var tap = TapGesture()
  tap.count += 1
  var spatial = SpatialTapGesture()
  (spatial.count, spatial.coordinateSpace) = (2, CoordinateSpace.global)
  var magnify = MagnifyGesture()
  magnify.minimumScaleDelta = 0.3
  var rotate = RotateGesture()
  rotate.minimumAngleDelta = .radians(1)
  var magnification = MagnificationGesture()
  magnification.minimumScaleDelta = magnify.minimumScaleDelta
  var rotation = RotationGesture()
  rotation.minimumAngleDelta = rotate.minimumAngleDelta
  let sequence = SequenceGesture(press, drag)
  let exclusive = ExclusiveGesture(tap, spatial)
  let simultaneous = SimultaneousGesture(magnify, rotate)
  var updating = drag.updating(GestureState(initialValue: 0)) { _, _, _ in }
  updating.base = DragGesture(minimumDistance: 1, coordinateSpace: CoordinateSpace.local)
  updating.state = GestureState(wrappedValue: 1)
  return [
    sequence.first, sequence.second, exclusive.first, exclusive.second, simultaneous.first,
    simultaneous.second, magnification.body, rotation.body, updating, inner(of: Held()),
    SpatialTapGesture(count: 1, coordinateSpace: CoordinateSpace.named("board")),
  ]
}

@MainActor func inner<G: Gesture>(of gesture: G) -> G.Body { gesture.body }

let someGestures = GestureMask(rawValue: GestureMask.gesture.union(.subviews).rawValue)
