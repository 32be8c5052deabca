import SwiftUI

// Keyframe and phase animators, and animatable values.

struct MovedByKeyframes: View {
  struct Pose {
    var angle = Angle.zero
    var scale = 1.0
    var place = CGSize.zero
  }

  enum Phase: CaseIterable { case first, second, third }

  @State private var isOn = false
  var steps = [1.0, 2]

  var body: some View {
    KeyframeAnimator(initialValue: Pose()) { pose in
      Text("A").rotationEffect(pose.angle).scaleEffect(pose.scale)
    } keyframes: { _ in
      KeyframeTrack(\.angle) {
        CubicKeyframe(.degrees(20), duration: 0.2)
        LinearKeyframe(.zero, duration: 0.2, timingCurve: .easeIn)
      }
      KeyframeTrack(\.scale) {
        if isOn { SpringKeyframe(1.2, duration: 0.3) } else { LinearKeyframe(1, duration: 0.3) }
        for step in steps { CubicKeyframe(step, duration: 0.1) }
        MoveKeyframe(1)
      }
      KeyframeTrack(\.place) {}
    }
    KeyframeAnimator(initialValue: 0.0, trigger: isOn) { value in
      Text("A").opacity(value)
    } keyframes: { start in
      MoveKeyframe(start)
      CubicKeyframe(1, duration: 0.2, startVelocity: 0, endVelocity: 1)
      if isOn { LinearKeyframe(1, duration: 0.1) } else { SpringKeyframe(1) }
      for step in steps { CubicKeyframe(step, duration: 0.1) }
    }
    Text("A").keyframeAnimator(initialValue: Pose(), repeating: false) { view, pose in
      view.offset(pose.place).scaleEffect(pose.scale)
    } keyframes: { pose in
      KeyframeTrack(\.place) {
        LinearKeyframe(.zero, duration: 0.1)
        SpringKeyframe(CGSize(width: 4, height: 2), duration: 0.1, spring: .bouncy)
      }
    }
    Text("A").keyframeAnimator(initialValue: 1.0) {
      $0.scaleEffect($1)
    } keyframes: { _ in
      Wobble(amount: 2)
    }
    Text("A").keyframeAnimator(initialValue: 1.0) {
      $0.scaleEffect($1)
    } keyframes: { _ in
    }
    phased
  }

  @ViewBuilder private var phased: some View {
    PhaseAnimator([false, true]) { phase in
      Text("A").opacity(phase ? 1 : 0)
    }
    PhaseAnimator([0, 1, 2]) {
      Text("\($0)")
    } animation: {
      $0 == 0 ? nil : .bouncy
    }
    PhaseAnimator(Phase.allCases, trigger: isOn) { phase in
      Text("A").scaleEffect(phase == .first ? 1 : 2)
    } animation: { phase in
      switch phase {
      case .first: .spring
      case .second: .easeIn(duration: 0.2)
      case .third: nil
      }
    }
    Text("A").phaseAnimator([0.5, 1]) { $0.opacity($1) }
    Text("A").phaseAnimator(Phase.allCases) { view, phase in
      view.offset(x: phase == .second ? 3 : 0)
    } animation: { _ in
      .smooth
    }
  }
}

/// Custom keyframes.
struct Wobble: KeyframeTrackContent {
  var amount: Double

  var body: some KeyframeTrackContent<Double> {
    LinearKeyframe(amount, duration: 0.1)
    LinearKeyframe(1, duration: 0.1)
  }
}

struct Nudge: Keyframes {
  var body: some Keyframes<CGPoint> {
    KeyframeTrack(\CGPoint.x) { LinearKeyframe(2, duration: 0.1) }
    KeyframeTrack(\CGPoint.y) { LinearKeyframe(2, duration: 0.1) }
  }
}

/// Returns the values of keyframe timelines at some times.
@MainActor func traced() -> [CGFloat] {
  let timeline = KeyframeTimeline(initialValue: CGPoint.zero) {
    KeyframeTrack(\.x) { LinearKeyframe(1, duration: 1) }
  }
  let other = KeyframeTimeline(initialValue: CGPoint.zero) { Nudge() }
  return [
    timeline.duration, timeline.value(time: 0.5).x, timeline.value(progress: 0.5).y,
    other.value(time: 1).y,
  ]
}

func keyframeBodies(_ track: KeyframeTrack<CGPoint, CGFloat, LinearKeyframe<CGFloat>>) {
  _ = (made(of: Nudge()), parts(of: Wobble(amount: 1)), track.body)
}

func made<Frames: Keyframes>(of frames: Frames) -> Frames.Body { frames.body }
func parts<Track: KeyframeTrackContent>(of track: Track) -> Track.Body { track.body }

/// A shape whose animatable data has values of several types.
struct Moved: Shape {
  var start: Angle
  var point = CGPoint.zero
  var size = CGSize.zero
  var weight: Float = 0
  var insets = EdgeInsets()
  var anchor = UnitPoint.center

  var animatableData: AnimatablePair<AnimatablePair<Double, Float>, CGPoint.AnimatableData> {
    get {
      AnimatablePair(AnimatablePair(start.animatableData, weight), point.animatableData)
    }
    set {
      start.animatableData = newValue.first.first
      weight.animatableData = newValue.first.second
      point.animatableData = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// Adds and scales the types of animatable values.
  func sums() -> [Double] {
    var pair = AnimatablePair(1.0, CGFloat(2)) + .zero - AnimatablePair(0.5, 1)
    pair.scale(by: 2)
    (pair.first, pair.second) = (1, 2)
    var (double, float, length) = (1.0, Float(1), CGFloat(1))
    double.scale(by: 2)
    float.scale(by: 2)
    length.scale(by: 0.5)
    double.animatableData += 1
    length.animatableData += float.animatableData == 1 ? 1 : 2
    pair.animatableData = pair
    var nothing = EmptyAnimatableData() + .zero - EmptyAnimatableData.zero
    nothing.scale(by: 1)
    nothing.animatableData = .zero
    var rect = CGRect.zero
    rect.animatableData += CGRect(x: 1, y: 2, width: 3, height: 4).animatableData
    var stroke = StrokeStyle(lineWidth: 2, dash: [1])
    stroke.animatableData.scale(by: 2)
    let data = (size.animatableData, insets.animatableData, anchor.animatableData)
    return [
      pair.magnitudeSquared, double.magnitudeSquared, Double(float.magnitudeSquared),
      length.magnitudeSquared, nothing.magnitudeSquared, data.0.magnitudeSquared,
      data.1.magnitudeSquared, data.2.magnitudeSquared, doubled(3.0).magnitudeSquared,
    ]
  }

  private func doubled<Value: VectorArithmetic>(_ value: Value) -> Value {
    var value = value
    value.scale(by: value.magnitudeSquared > 0 ? 2 : 1)
    return value
  }
}

/// A view without animatable data, and one that forwards its content's.
struct Still: Animatable {}

@MainActor func data<Value: Animatable>(of value: Value, _ still: Still) -> Value.AnimatableData {
  var still = still
  still.animatableData = EmptyAnimatableData()
  return value.animatableData
}
