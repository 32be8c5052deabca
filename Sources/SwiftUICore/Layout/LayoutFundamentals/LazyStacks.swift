import Foundation

/// Views in a column that are made when they come into view.
///
/// Mirrors SwiftUI's `LazyVStack`.
///
/// In a scroll view, what a `ForEach` in it shows is made and measured where it is seen, and keeps its
/// state when it is scrolled away. Elsewhere as much is made as the height that it is offered shows. It
/// is as wide as it is offered. Views that come and go with the data do so without transitions.
public nonisolated struct LazyVStack<Content: View>: LazyContainer {
  let arrangement: LazyArrangement
  let content: Content

  /// Makes a column.
  ///
  /// - Parameters:
  ///   - alignment: how views of different width are aligned.
  ///   - spacing: the distance between views in points; 8 for nil.
  ///   - pinnedViews: the parts of a ``Section`` that stay in sight while the rest of it scrolls.
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
}

/// Views in a row that are made when they come into view.
///
/// Mirrors SwiftUI's `LazyHStack`; see ``LazyVStack``.
public nonisolated struct LazyHStack<Content: View>: LazyContainer {
  let arrangement: LazyArrangement
  let content: Content

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - alignment: how views of different height are aligned.
  ///   - spacing: the distance between views in points; 8 for nil.
  ///   - pinnedViews: the parts of a ``Section`` that stay in sight while the rest of it scrolls.
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

/// A view that makes what is seen of it.
@MainActor
protocol LazyContainer: PrimitiveView {
  associatedtype Content: View

  nonisolated var arrangement: LazyArrangement { get }
  nonisolated var content: Content { get }
}

extension LazyContainer {
  /// Whether the view is always exactly one element.
  public nonisolated static var __isUnary: Bool { true }

  /// Makes the node of such a view.
  public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    let node = LazyNode(view.arrangement, inputs: inputs)
    node.adopt(SwiftUICore.makeNode(view.content, node.contentInputs))
    return node
  }

  /// Hands new values to the node.
  public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    let node = unsafeDowncast(node, to: LazyNode.self)
    node.update(view.arrangement)
    SwiftUICore.updateNode(node.children[0], view.content, node.contentInputs)
  }
}
