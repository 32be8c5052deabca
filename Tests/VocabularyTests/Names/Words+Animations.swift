import SwiftUI

// Springs, curves, transactions and custom animations.

struct AnimationsOfAllKinds: View {
  @State private var isOn = false
  var animation: Animation? = .spring
  let spring = Spring(duration: 0.4, bounce: 0.2)
  let springs: [Spring] = [
    .smooth, .snappy, .bouncy, Spring(), Spring(response: 0.3, dampingRatio: 0.7),
    Spring(mass: 1, stiffness: 100, damping: 10), .init(duration: 0.2),
    .smooth(duration: 0.2), .snappy(duration: 0.2, extraBounce: 0.1), .bouncy(extraBounce: 0.1),
    Spring(stiffness: 100, damping: 10, allowOverDamping: true),
  ]
  let curves: [UnitCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
    .bezier(startControlPoint: UnitPoint(x: 0.2, y: 0), endControlPoint: .bottomTrailing),
    .easeIn.inverse,
  ]

  var body: some View {
    VStack {
      Text("A")
        .animation(.spring, value: isOn)
        .animation(.spring(spring), value: isOn)
        .animation(.spring(spring, blendDuration: 0.1), value: isOn)
        .animation(.spring(.bouncy), value: isOn)
        .animation(.interactiveSpring, value: isOn)
        .animation(.interactiveSpring(response: 0.2, dampingFraction: 0.8), value: isOn)
      Text("A")
        .animation(.smooth, value: isOn)
        .animation(.interpolatingSpring(duration: 0.4, bounce: 0.2), value: isOn)
        .animation(.interpolatingSpring(.snappy, initialVelocity: 1), value: isOn)
        .animation(.interpolatingSpring(spring), value: isOn)
      Text("A")
        .animation(.easeIn(duration: 0.2), value: isOn)
        .animation(.timingCurve(.easeInOut, duration: 0.3), value: isOn)
        .animation(
          .timingCurve(curves[0], duration: 0.3).logicallyComplete(after: 0.2), value: isOn
        )
        .animation(Animation(Steps(count: 4)), value: isOn)
        .animation(.steps(3), value: isOn)
        .animation(isOn ? animation : nil, value: isOn)
      scoped
    }
  }

  private var scoped: some View {
    Text("A")
      .animation(.easeIn) { $0.opacity(isOn ? 1 : 0) }
      .animation(animation) { content in content.scaleEffect(isOn ? 1 : 0.5) }
      .animation(nil) { $0.offset(x: 3) }
      .transaction {
        $0.animation = animation
      } body: {
        $0.blur(radius: isOn ? 2 : 0)
      }
      .transaction { transaction in
        transaction.animation = .bouncy
      } body: { content in
        content.rotationEffect(.degrees(isOn ? 3 : 0))
      }
      .transaction(value: isOn) { $0.disablesAnimations = true }
      .modifier(Fading(isOn: isOn).animation(.easeOut))
      .modifier(Fading(isOn: isOn).transaction { $0.animation = animation?.delay(0.1) })
  }

  struct Fading: ViewModifier {
    let isOn: Bool
    func body(content: Content) -> some View { content.opacity(isOn ? 1 : 0.5) }
  }
}

private struct SourceKey: TransactionKey {
  static let defaultValue: String? = nil
}

extension Transaction {
  fileprivate var source: String? {
    get { self[SourceKey.self] }
    set { self[SourceKey.self] = newValue }
  }
}

struct Transacting: View {
  @State private var isOn = false
  let criteria: [AnimationCompletionCriteria] = [.logicallyComplete, .removed]

  var body: some View {
    Button("On", action: turn)
    Button("On") {
      withAnimation(.bouncy, completionCriteria: .removed) {
        isOn.toggle()
      } completion: {
        isOn = false
      }
      withAnimation {
        isOn = true
      } completion: {
        print("done")
      }
      withAnimation(isOn ? .default : nil, completionCriteria: criteria[0]) {
        isOn = true
      } completion: {
      }
    }
  }

  private func turn() {
    var transaction = Transaction()
    transaction.isContinuous = true
    transaction.tracksVelocity = true
    transaction.source = "button"
    transaction.addAnimationCompletion { isOn = false }
    transaction.addAnimationCompletion(criteria: .removed) { print("gone") }
    withTransaction(transaction) { isOn.toggle() }
    withTransaction(\.source, "key") { isOn = true }
    withTransaction(\.animation, .bouncy) { isOn.toggle() }
    withTransaction(\.disablesAnimations, true) { isOn = false }
    let width = withTransaction(Transaction(animation: nil)) { isOn ? 1 : 2 }
    print(width)
  }
}

/// A custom animation that moves in steps.
struct Steps: CustomAnimation {
  var count = 2

  private struct Count<Value: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: Int { 0 }
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    context.state[Count<V>.self] += 1
    context.isLogicallyComplete = time > 0.5 || context.environment.accessibilityReduceMotion
    var other = context.withState(AnimationState<Double>())
    _ = Spring().base(1, time, &other)
    let part = (time * Double(count)).rounded(.down) / Double(count)
    return time < 1 ? value.scaled(by: part) : nil
  }
}

func pulled(_ start: Angle, to end: Angle, by spring: Spring) -> (Angle, TimeInterval) {
  var (value, rate) = (start.radians, 0.0)
  spring.update(value: &value, velocity: &rate, target: end.radians, deltaTime: 0.1)
  let speed = spring.velocity(
    fromValue: start, toValue: end, initialVelocity: .radians(rate), time: 0.1)
  return (
    spring.value(fromValue: start, toValue: end, initialVelocity: speed, time: 0.1),
    spring.settlingDuration(fromValue: start, toValue: end, initialVelocity: speed, epsilon: 0.1)
  )
}

func between<V: VectorArithmetic>(_ start: V, _ end: V) -> [V] {
  var quarter = start
  quarter.interpolate(towards: end, amount: 0.25)
  return [quarter, start.interpolated(towards: end, amount: 0.5)]
}

extension Spring {
  fileprivate func base(_ v: Double, _ t: Double, _ c: inout AnimationContext<Double>) -> Double? {
    Animation.default.base.animate(value: v, time: t, context: &c)
  }
}

extension Animation {
  static func steps(_ count: Int) -> Animation { Animation(Steps(count: count)) }
}

/// A custom animation that forwards to another one.
struct Doubled<Base: CustomAnimation>: CustomAnimation {
  let base: Base

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { base.animate(value: value, time: time * 2, context: &context) }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { base.velocity(value: value, time: time * 2, context: context) }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time * 2, context: &context)
  }
}

/// Returns the properties of springs and curves.
func described(_ spring: Spring, _ curve: UnitCurve, _ steps: Steps) -> [String] {
  var context = AnimationContext<Double>?.none
  let merges = context.map { _ in
    steps.shouldMerge(previous: .default, value: 1, time: 0, context: &context!)
  }
  let speed = context.flatMap { steps.velocity(value: 1.0, time: 0, context: $0) }
  let physics = [
    spring.stiffness, spring.damping, spring.mass, spring.response, spring.dampingRatio,
    spring.duration, spring.bounce, spring.settlingDuration,
    spring.settlingDuration(target: 1.0, epsilon: 0.01),
    spring.settlingDuration(target: 1.0, initialVelocity: 2.0, epsilon: 0.01),
    spring.value(target: 1.0, time: 0.1), spring.velocity(target: 1, initialVelocity: 2, time: 0.1),
    spring.value(target: 1, initialVelocity: 0, time: 1), spring.velocity(target: 1.0, time: 0.1),
    spring.force(target: 1.0, position: 0.5, velocity: 0), curve.value(at: 0.5),
    curve.velocity(at: 0.5), curve.inverse.value(at: 1),
  ]
  let animation = Animation.spring(spring)
  var hasher = Hasher()
  animation.hash(into: &hasher)
  let mirror = animation.customMirror.children.count
  let isSame = animation == .default || Transaction() == Transaction(animation: animation)
  return [
    animation.description, animation.debugDescription, "\(mirror) \(isSame) \(animation.base)",
    "\(physics) \(String(describing: merges)) \(String(describing: speed))",
  ]
}

func standard<Key: TransactionKey>(of key: Key.Type) -> Key.Value { Key.defaultValue }
func first<Key: AnimationStateKey>(of key: Key.Type) -> Key.Value { Key.defaultValue }
