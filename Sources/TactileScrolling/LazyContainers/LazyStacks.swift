import Foundation
@_spi(Engine) import TactileViewGraph

/// A column that creates its views when they become visible.
///
/// Use a lazy stack in a vertical scroll view with many views:
///
/// ```swift
/// ScrollView {
///   LazyVStack(alignment: .leading) {
///     ForEach(messages) { message in MessageRow(message) }
///   }
/// }
/// ```
///
/// A view is created and measured where the scroll view around the stack shows it, or the window if there is none, and
/// keeps its state when it scrolls out of view. Views in an `if` exist as long as the condition holds, because they can
/// have transitions. Rows that don't exist yet are assumed to be as tall as the first row that was measured. The stack is
/// as wide as the proposed width. Views that the data of a `ForEach` inserts and removes have no transitions. For a few
/// views, a `VStack` is simpler.
///
/// Mirrors SwiftUI's `LazyVStack`.
public nonisolated struct LazyVStack<Content: View>: LazyContainer {
  package private(set) var arrangement: LazyArrangement
  package let content: Content

  /// Creates a vertical lazy stack.
  ///
  /// - Parameters:
  ///   - alignment: the horizontal alignment of views with different widths.
  ///   - spacing: the distance between views in points; nil is 8 points.
  ///   - pinnedViews: the parts of a ``Section`` that stay visible while the rest of it scrolls.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      axis: .vertical, spacing: usableSpacing(spacing, "LazyVStack") ?? ViewSpacing.standard,
      lines: .single(alignment.key), name: "LazyVStack",
      pinned: pinnedViews)
    self.content = content()
  }

  /// Returns the stack with elements that receive their neighbors.
  package func tellingNeighbors() -> Self {
    var copy = self
    copy.arrangement.tellsNeighbors = true
    return copy
  }
}

/// A row that creates its views when they become visible.
///
/// Use a lazy stack in a horizontal scroll view with many views. The stack is as high as the proposed height.
/// ``LazyVStack``, the vertical form, describes how lazy stacks create and keep their views.
///
/// ```swift
/// ScrollView(.horizontal) {
///   LazyHStack {
///     ForEach(albums) { album in Cover(album) }
///   }
/// }
/// ```
///
/// Mirrors SwiftUI's `LazyHStack`.
public nonisolated struct LazyHStack<Content: View>: LazyContainer {
  package let arrangement: LazyArrangement
  package let content: Content

  /// Creates a horizontal lazy stack.
  ///
  /// - Parameters:
  ///   - alignment: the vertical alignment of views with different heights.
  ///   - spacing: the distance between views in points; nil is 8 points.
  ///   - pinnedViews: the parts of a ``Section`` that stay visible while the rest of it scrolls.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      axis: .horizontal, spacing: usableSpacing(spacing, "LazyHStack") ?? ViewSpacing.standard,
      lines: .single(alignment.key), name: "LazyHStack",
      pinned: pinnedViews)
    self.content = content()
  }
}

/// A view that creates only its visible content.
@MainActor
package protocol LazyContainer: PrimitiveView {
  associatedtype Content: View

  nonisolated var arrangement: LazyArrangement { get }
  nonisolated var content: Content { get }
}

extension LazyContainer {
  /// Whether the view is always a single element: true.
  @_spi(Engine) public nonisolated static var __isUnary: Bool { true }

  /// Creates the node of the lazy container.
  @_spi(Engine) public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    let node = LazyNode(view.arrangement, inputs: inputs)
    node.adopt(TactileViewGraph.makeNode(view.content, node.contentInputs))
    return node
  }

  /// Updates the arrangement and the content of the node.
  @_spi(Engine) public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    let node = downcast(node, to: LazyNode.self)
    node.update(view.arrangement)
    TactileViewGraph.updateNode(node.children[0], view.content, node.contentInputs)
  }
}
