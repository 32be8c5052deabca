/// A view that goes through phases by itself, each with an animation.
///
/// Mirrors SwiftUI's `PhaseAnimator`.
///
/// Without a trigger it goes round and round from when it appears. With one it goes once through its
/// phases, and back to the first, whenever the trigger changes.
public nonisolated struct PhaseAnimator<Phase: Equatable, Content: View>: PrimitiveView {
  let phases: [Phase]
  /// What begins a round; nil where one follows the other.
  let trigger: AnyEquatable?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?

  /// Makes a view that goes through its phases whenever a value changes.
  ///
  /// - Parameters:
  ///   - phases: must not be empty.
  ///   - animation: how the view comes to a phase; nil is a jump.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(
      phases: Array(phases), trigger: AnyEquatable(trigger), content: content,
      animation: animation)
  }

  /// Makes a view that goes through its phases over and over again.
  ///
  /// - Parameters:
  ///   - phases: must not be empty.
  ///   - animation: how the view comes to a phase; nil is a jump, after which the next phase comes
  ///     with the next frame.
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
    precondition(!phases.isEmpty, "a PhaseAnimator needs one phase at least; it got none")
    self.phases = phases
    self.trigger = trigger
    self.content = content
    self.animation = animation
  }
}

extension PhaseAnimator {
  /// It is what its content is.
  public static var __isUnary: Bool { Content.__isUnary }

  /// Makes the node that goes through the phases.
  @MainActor
  public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    PhaseAnimatorNode(view, inputs: inputs)
  }

  /// Hands new phases and a new trigger to the node.
  @MainActor
  public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    unsafeDowncast(node, to: PhaseAnimatorNode<Phase, Content>.self).update(view)
  }
}

extension View {
  /// Goes through phases over and over again, each with an animation.
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

  /// Goes through phases, each with an animation, whenever a value changes.
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

/// A value that can be compared, with its type forgotten.
nonisolated struct AnyEquatable: Equatable {
  private let value: Any
  private let isEqual: (Any) -> Bool

  init<Value: Equatable>(_ value: Value) {
    self.value = value
    isEqual = { ($0 as? Value) == value }
  }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.isEqual(rhs.value) }
}
