import Foundation
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileViewGraph

/// The element of `scrollTransition`.
///
/// The effects of the three phases are created once; scrolling interpolates between two of them. A
/// view whose effects do not change is not redrawn.
@MainActor
final class ScrollTransitionNode: VisualEffectDrawingNode, ValueNode {
  private var modifier: ScrollTransitionModifier
  private var effects: [ScrollTransitionPhase: VisualEffectSteps] = [:]
  private var isFresh = true

  init(_ modifier: ScrollTransitionModifier, inputs: ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  override var name: String { "scrollTransition" }

  func update(_ modifier: ScrollTransitionModifier) {
    guard !ValueComparison.areEqual(modifier, self.modifier) else { return }
    self.modifier = modifier
    effects = [:]
    setNeeds(.place)
  }

  override func placeElements(in placement: Placement) {
    super.placeElements(in: placement)
    let (state, mirroring) = tracking(.place) { (scrollState, self.mirroring) }
    let (phase, configuration, progress) = place(in: state, mirroring)
    let isFirst = isFresh
    isFresh = false
    let steps: VisualEffectSteps
    let transaction: Transaction
    switch configuration.mode {
    case .identity: (steps, transaction) = (effect(.identity), Transaction())
    case .animated:
      steps = effect(progress < 1 ? phase : .identity)
      transaction = Transaction(animation: isFirst ? nil : configuration.animation)
    case .interactive(let curve):
      let share = 1 - curve.value(at: Double(progress))
      steps = effect(.identity).moved(towards: effect(phase), by: share)
      transaction = Transaction(animation: isFirst ? nil : configuration.animation)
    }
    show(steps, under: transaction)
  }

  private func effect(_ phase: ScrollTransitionPhase) -> VisualEffectSteps {
    if let known = effects[phase] { return known }
    let made = VisualEffectSteps(steps: modifier.steps(phase))
    effects[phase] = made
    return made
  }

  // MARK: Where the view is

  private struct ScrollState {
    let axis: Axis
    let frame: CGRect
    let viewport: CGRect
  }

  /// The view's frame and the viewport, in the scroll view's coordinates; without a scroll view, in
  /// the window's.
  private var scrollState: ScrollState {
    let scroll = scrollNode(named: .any)
    let frame = laidOutBounds.moved(by: transform(to: scroll))
    let axes = scroll?.axes ?? .vertical
    return ScrollState(
      axis: modifier.axis ?? (axes.contains(.vertical) ? .vertical : .horizontal), frame: frame,
      viewport: scroll?.laidOutBounds ?? CGRect(origin: .zero, size: graph.configuration.size))
  }

  /// Returns the nearer edge, and the progress from there to the threshold, from 0 to 1.
  private func place(
    in state: ScrollState, _ mirroring: Mirroring
  ) -> (ScrollTransitionPhase, ScrollTransitionConfiguration, CGFloat) {
    let isVertical = state.axis == .vertical
    let (start, end, room) =
      isVertical
      ? (
        state.frame.minY - state.viewport.minY, state.frame.maxY - state.viewport.minY,
        state.viewport.height
      )
      : (
        state.frame.minX - state.viewport.minX, state.frame.maxX - state.viewport.minX,
        state.viewport.width
      )
    let isMirrored = mirroring.isOn && !isVertical
    // The distance that the view has moved in from either edge.
    let (first, last) = isMirrored ? (room - start, end) : (end, room - start)
    func progress(
      _ distance: CGFloat, _ configuration: ScrollTransitionConfiguration
    ) -> CGFloat {
      let needed = configuration.threshold.distance(length: end - start, viewport: room)
      guard needed > 0 else { return distance >= needed ? 1 : 0 }
      return min(max(distance / needed, 0), 1)
    }
    let (top, bottom) = (
      progress(first, modifier.topLeading), progress(last, modifier.bottomTrailing)
    )
    return top < bottom || top == bottom && first < last
      ? (.topLeading, modifier.topLeading, top)
      : (.bottomTrailing, modifier.bottomTrailing, bottom)
  }
}

extension VisualEffectSteps {
  /// Returns the effects interpolated towards others; of different kinds, those of the nearer end.
  fileprivate func moved(towards other: Self, by share: Double) -> Self {
    guard share > 0 else { return self }
    guard share < 1, isLike(other) else { return share < 0.5 ? self : other }
    var steps = self
    var way = other.animatableData - animatableData
    way.scale(by: share)
    steps.animatableData += way
    return steps
  }
}
