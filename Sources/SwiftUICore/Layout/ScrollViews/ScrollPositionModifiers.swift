import Foundation

extension View {
  /// Binds the identity of the first target that is seen in a scroll view.
  ///
  /// Mirrors SwiftUI's `scrollPosition(id:anchor:)`. Targets are the views in a `scrollTargetLayout()`
  /// with an identity of the binding's type, that of a `ForEach` or of `id(_:)`. When the user scrolls,
  /// the binding gets the identity of the first target; when the binding gets another value, the scroll
  /// view scrolls there, under the animation of the change. The scroll view is the closest one inside.
  ///
  /// - Parameter anchor: the point of the scroll view that tells which target is meant, and with which
  ///   the same point of a target is aligned; nil is the first target that is seen, and scrolls no
  ///   farther than it takes to see all of a target.
  public nonisolated func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(ScrollPositionModifier(id: id, anchor: anchor))
  }

  /// Binds the position of a scroll view.
  ///
  /// Mirrors SwiftUI's `scrollPosition(_:anchor:)`. The scroll view scrolls when the position is set,
  /// under the animation of the change, and tells in it when the user has scrolled, and to which target
  /// of a `scrollTargetLayout()`. The scroll view is the closest one inside.
  ///
  /// - Parameter anchor: the point by which views are aligned where the position names none.
  public nonisolated func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(ScrollPositionModifier(position: position, anchor: anchor))
  }
}

/// Connects a position with the scroll view inside.
private nonisolated struct ScrollPositionModifier: ViewModifier {
  /// What the position asks for.
  let goal: () -> ScrollPosition.Goal
  /// Whether an identity is of the type that the position tells.
  let matches: (AnyHashable) -> Bool
  /// Takes the identity of the target that the user has scrolled to, or that there is none.
  let write: (AnyHashable?) -> Void
  let anchor: UnitPoint?
  @State private var client = ScrollPositionClient()

  init<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint?) {
    goal = { id.wrappedValue.map { .view(AnyHashable($0), nil) } ?? .none }
    matches = { $0.base is ID }
    write = { new in if let new = new?.base as? ID { id.wrappedValue = new } }
    self.anchor = anchor
  }

  init(position: Binding<ScrollPosition>, anchor: UnitPoint?) {
    goal = { position.wrappedValue.isPositionedByUser ? .none : position.wrappedValue.goal }
    matches = { position.wrappedValue.tells($0) }
    write = { id in
      let new = position.wrappedValue.scrolledByUser(to: id)
      if new != position.wrappedValue { position.wrappedValue = new }
    }
    self.anchor = anchor
  }

  @MainActor
  func body(content: Content) -> some View {
    let client = client
    client.matches = matches
    client.write = write
    client.anchor = anchor
    return content.transformEnvironment(\.scrollTraits) { $0.clients.append(client) }
      .modifier(ScrollGoalModifier(client: client, goal: goal()))
  }
}

/// Scrolls when a position is set.
nonisolated struct ScrollGoalModifier: ViewModifier {
  typealias Body = Never
  let client: ScrollPositionClient
  let goal: ScrollPosition.Goal
}

extension ScrollGoalModifier {
  @MainActor
  static func __makeNode<C: View>(
    _ modifier: Self, _ content: C, _ inputs: __ViewInputs
  ) -> __ViewNode {
    let node = ScrollPositionNode(modifier, inputs: inputs)
    node.adopt(SwiftUICore.makeNode(content, inputs))
    return node
  }

  @MainActor
  static func __updateNode<C: View>(_ node: __ViewNode, _ modifier: Self, _ content: C) {
    let node = unsafeDowncast(node, to: ScrollPositionNode.self)
    SwiftUICore.updateNode(node.children[0], content, node.inputs)
    node.update(modifier)
  }

  static func __isUnary(_ contentIsUnary: Bool) -> Bool { contentIsUnary }
}
