import Foundation
@_spi(Engine) import TactileViewGraph

/// Cycles through the phases of a ``PhaseAnimator``.
///
/// Each step is a write under the phase's animation, whose completion begins the next step.
@MainActor
final class PhaseAnimatorNode<Phase: Equatable, Content: View>: ViewNode, ValueNode {
  private var animator: PhaseAnimator<Phase, Content>
  private var phaseIndex = 0
  /// The number of the current round; steps of earlier rounds are ignored.
  private var round = 0
  private let modelTracking = ModelTracking(
    ViewDescriptor.of(PhaseAnimator<Phase, Content>.self).modelUse)

  init(_ animator: PhaseAnimator<Phase, Content>, inputs: ViewInputs) {
    self.animator = animator
    super.init(inputs: inputs)
    evaluating { adopt(makeNode($0, inputs)) }
    if animator.trigger == nil { begin() }
  }

  override var name: String { "phase \(phaseIndex)" }

  func update(_ newAnimator: PhaseAnimator<Phase, Content>) {
    let isTriggered = newAnimator.trigger != animator.trigger
    let hasOtherPhases = newAnimator.phases != animator.phases
    animator = newAnimator
    if hasOtherPhases { phaseIndex = 0 }
    updateBody()
    if isTriggered || hasOtherPhases && animator.trigger == nil { begin() }
  }

  override func updateBody() { evaluating { updateNode(children[0], $0, inputs) } }

  override func didRemove() { modelTracking.release() }

  private func evaluating(_ body: (Content) -> Void) {
    body(
      tracking(.body) {
        modelTracking.evaluate(in: graph) { animator.content(animator.phases[phaseIndex]) }
      })
  }

  // MARK: Steps

  /// Begins a round after the update; the content stays in its phase until then.
  private func begin() {
    round += 1
    let round = round
    graph.actions.append { [weak self] in self?.step(to: 1, in: round) }
  }

  /// Advances to the next phase; a triggered round ends with the first one.
  private func step(in round: Int) { step(to: phaseIndex + 1, in: round) }

  private func step(to index: Int, in round: Int) {
    guard !isRemoved, round == self.round, animator.phases.count > 1 else { return }
    let next = index % animator.phases.count
    let start = graph.time
    var transaction = Transaction(animation: animator.animation(animator.phases[next]))
    transaction.addAnimationCompletion { [weak self] in
      MainActor.assumeIsolated { self?.didArrive(in: round, since: start) }
    }
    graph.queue.append(transaction: transaction) { [weak self] _ in
      guard let self, round == self.round else { return }
      phaseIndex = next
      setNeeds(.body)
    }
  }

  private func didArrive(in round: Int, since start: TimeInterval) {
    guard !isRemoved, round == self.round, phaseIndex != 0 || animator.trigger == nil else {
      return
    }
    // A phase that takes no time would repeat endlessly at the same time.
    guard graph.time == start else { return step(in: round) }
    graph.animators.insert(
      NextFrame { [weak self, actions = graph.actions] in
        actions.append { self?.step(in: round) }
      })
  }
}

/// Calls a closure in the next frame.
@MainActor
final class NextFrame: AnyAnimator {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }

  override func advance(to time: TimeInterval) -> Bool {
    action()
    return false
  }
}
