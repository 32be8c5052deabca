import Foundation
@_spi(Engine) import TactileViewGraph

/// Animates the value of a ``KeyframeAnimator`` and evaluates its content in every frame.
@MainActor
final class KeyframeAnimatorNode<Value, KeyframePath: Keyframes, Content: View>: ViewNode, ValueNode
where KeyframePath.Value == Value {
  typealias Source = KeyframeAnimator<Value, KeyframePath, Content>
  private var animator: Source
  private var value: Value
  private var run: KeyframeRun<Value>?
  private let modelTracking = ModelTracking(ViewDescriptor.of(Source.self).modelUse)

  init(_ animator: Source, inputs: ViewInputs) {
    self.animator = animator
    value = animator.initialValue
    super.init(inputs: inputs)
    evaluating { adopt(makeNode($0, inputs)) }
    if animator.trigger == nil { begin() }
  }

  override var name: String { "keyframes" }

  func update(_ newAnimator: Source) {
    let isTriggered = newAnimator.trigger != animator.trigger
    animator = newAnimator
    if isTriggered { begin() }
    updateBody()
  }

  override func updateBody() {
    if let run { value = run.value }
    evaluating { updateNode(children[0], $0, inputs) }
  }

  override func didRemove() {
    modelTracking.release()
    stop()
  }

  private func stop() {
    if let run { graph.animators.remove(run) }
    run = nil
  }

  private func evaluating(_ body: (Content) -> Void) {
    body(tracking(.body) { modelTracking.evaluate(in: graph) { animator.content(value) } })
  }

  /// Plays the keyframes, beginning at the current value.
  private func begin() {
    stop()
    let timeline = KeyframeTimeline(initialValue: value, keyframes: animator.keyframes(value))
    let run = KeyframeRun(timeline, repeats: animator.repeats, node: self)
    // Keyframes without a duration would repeat endlessly at the same time.
    self.run = run
    if timeline.duration > 0 { graph.animators.insert(run) }
    setNeeds(.body)
  }
}

/// A value that animates through keyframes.
@MainActor
final class KeyframeRun<Value>: AnyAnimator {
  private let timeline: KeyframeTimeline<Value>
  private let repeats: Bool
  private unowned let node: ViewNode
  private let start: TimeInterval
  private(set) var value: Value

  init(_ timeline: KeyframeTimeline<Value>, repeats: Bool, node: ViewNode) {
    self.timeline = timeline
    self.repeats = repeats
    self.node = node
    start = node.graph.time
    value = timeline.value(time: 0)
  }

  override var unended: UnendedAnimation? {
    guard !repeats else { return nil }
    return UnendedAnimation(of: node, rest: start + timeline.duration - node.graph.time)
  }

  override func advance(to time: TimeInterval) -> Bool {
    let (passed, duration) = (time - start, timeline.duration)
    value = timeline.value(
      time: repeats ? passed.truncatingRemainder(dividingBy: duration) : passed)
    node.setNeeds(.body)
    return repeats || passed < duration
  }
}
