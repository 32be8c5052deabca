import Foundation
@_spi(Engine) import TactileViewGraph

extension View {
  /// Binds a scroll view's position to the identity of the first visible target.
  ///
  /// Targets are views in a `scrollTargetLayout()` with an identity of the binding's type, from a `ForEach` or
  /// `id(_:)`. When the user scrolls, the binding is set to the identity of the first target; when the binding changes,
  /// the scroll view scrolls to the target with the animation of the change. The scroll view is the nearest one inside
  /// this view.
  ///
  /// Mirrors SwiftUI's `scrollPosition(id:anchor:)`.
  ///
  /// - Parameter anchor: the point of the scroll view at which the target is determined, and with
  ///   which the same point of a target is aligned. Nil determines the first visible target, and
  ///   scrolls just far enough to show a whole target.
  public nonisolated func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(ScrollPositionModifier(id: id, anchor: anchor))
  }

  /// Binds the position of a scroll view.
  ///
  /// When the position is set, the scroll view scrolls with the animation of the change. When the user scrolls, the
  /// position reports that, and the target of a `scrollTargetLayout()` that was scrolled to. The scroll view is the
  /// nearest one inside this view.
  ///
  /// Mirrors SwiftUI's `scrollPosition(_:anchor:)`.
  ///
  /// - Parameter anchor: the point by which views are aligned if the position specifies none.
  public nonisolated func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(ScrollPositionModifier(position: position, anchor: anchor))
  }
}

/// Connects a position with the scroll view inside.
private nonisolated struct ScrollPositionModifier: ViewModifier {
  /// Returns the target of the position.
  let goal: () -> ScrollPosition.Goal
  /// Returns whether an identity is of the type that the position reports.
  let matches: (AnyHashable) -> Bool
  /// Writes the identity of the target that the user has scrolled to; nil if there is none.
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
    node.adopt(TactileViewGraph.makeNode(content, inputs))
    return node
  }

  @MainActor
  static func __updateNode<C: View>(_ node: __ViewNode, _ modifier: Self, _ content: C) {
    let node = downcast(node, to: ScrollPositionNode.self)
    TactileViewGraph.updateNode(node.children[0], content, node.inputs)
    node.update(modifier)
  }

  static func __isUnary(_ contentIsUnary: Bool) -> Bool { contentIsUnary }
}
