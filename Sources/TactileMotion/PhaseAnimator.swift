@_spi(Engine) import TactileViewGraph

/// A view that animates its content through a series of phases.
///
/// The content depends on the phase, and each change to the next phase is animated. When an animation ends, the next
/// one begins:
///
/// ```swift
/// PhaseAnimator([false, true]) { isLarge in
///   Image(systemName: "bell").scaleEffect(isLarge ? 1.2 : 1)
/// } animation: { isLarge in
///   isLarge ? .bouncy : .easeOut(duration: 1)
/// }
/// ```
///
/// Without a trigger, the view cycles without end from when it appears. With one, it goes once through its phases, and
/// back to the first, whenever the trigger changes. To animate properties independently of each other, use a
/// ``KeyframeAnimator``.
///
/// Mirrors SwiftUI's `PhaseAnimator`.
public nonisolated struct PhaseAnimator<Phase: Equatable, Content: View>: PrimitiveView {
  let phases: [Phase]
  /// The value whose changes start a cycle; nil cycles without end.
  let trigger: AnyEquatable?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?

  /// Creates a view that goes once through its phases whenever a trigger changes.
  ///
  /// - Parameters:
  ///   - phases: the phases in order; traps if empty.
  ///   - animation: returns the animation of the change to a phase; nil changes at once.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(
      phases: Array(phases), trigger: AnyEquatable(trigger), content: content,
      animation: animation)
  }

  /// Creates a view that cycles through its phases without end.
  ///
  /// - Parameters:
  ///   - phases: the phases in order; traps if empty.
  ///   - animation: returns the animation of the change to a phase; nil changes at once, and the
  ///     next phase follows in the next frame.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases: Array(phases), trigger: nil, content: content, animation: animation)
  }

  private init(
    phases: [Phase], trigger: AnyEquatable?, content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation?
  ) {
    precondition(!phases.isEmpty, "a PhaseAnimator requires at least one phase")
    self.phases = phases
    self.trigger = trigger
    self.content = content
    self.animation = animation
  }
}

extension PhaseAnimator {
  /// Whether the content is a single element.
  @_spi(Engine) public static var __isUnary: Bool { Content.__isUnary }

  /// Creates the node that cycles through the phases.
  @MainActor
  @_spi(Engine) public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    PhaseAnimatorNode(view, inputs: inputs)
  }

  /// Updates the phases and the trigger of the node.
  @MainActor
  @_spi(Engine) public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    PhaseAnimatorNode<Phase, Content>.update(node, view)
  }
}

extension View {
  /// Modifies the view with phases that it cycles through without end, each with an animation.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let box = ViewBox(self)
    return PhaseAnimator(phases) { phase in
      content(PlaceholderContentView(box), phase)
    } animation: {
      animation($0)
    }
  }

  /// Modifies the view with phases that it goes through once whenever a trigger changes, each with
  /// an animation.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let box = ViewBox(self)
    return PhaseAnimator(phases, trigger: trigger) { phase in
      content(PlaceholderContentView(box), phase)
    } animation: {
      animation($0)
    }
  }
}
