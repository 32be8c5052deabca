import Foundation
@_spi(Engine) import TactileViewGraph

/// A container that shows the first of its views that fits into the available space.
///
/// List the views from the largest to the smallest. A view fits if its ideal size is within the proposed size along the
/// given axes; if none fits, the last is shown.
///
/// ```swift
/// ViewThatFits(in: .horizontal) {
///   Label("Add to Favorites", systemImage: "star")
///   Image(systemName: "star")
/// }
/// ```
///
/// All views are created and measured, and those that aren't shown keep their state.
///
/// Mirrors SwiftUI's `ViewThatFits`.
public nonisolated struct ViewThatFits<Content: View>: PrimitiveView {
  private let layout: FittingLayout
  private let content: Content

  /// Creates a container that shows the first view that fits.
  ///
  /// - Parameter axes: The axes along which a view must fit; both by default.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    layout = FittingLayout(axes: axes)
    self.content = content()
  }
}

extension ViewThatFits {
  /// The container is always a single element: one of the views is shown.
  @_spi(Engine) public static var __isUnary: Bool { true }

  /// Creates a node that shows one of its elements.
  @MainActor
  @_spi(Engine) public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    let node = ChoosingNode(view.layout, inputs: inputs)
    node.adopt(TactileViewGraph.makeNode(view.content, inputs))
    return node
  }

  /// Updates the axes and the views of the node.
  @MainActor
  @_spi(Engine) public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    ChoosingNode<FittingLayout>.update(node, view.layout)
    TactileViewGraph.updateNode(node.children[0], view.content, node.inputs)
  }
}

/// Chooses the first subview whose ideal size is within the proposal, or else the last.
nonisolated struct FittingLayout: ChoosingLayout {
  let axes: Axis.Set

  @MainActor
  func choice(for proposal: ProposedViewSize, in subviews: LayoutSubviews) -> Int? {
    subviews.indices.first { fits(subviews[$0].measured(.unspecified), proposal) }
      ?? subviews.indices.last
  }

  private func fits(_ size: CGSize, _ proposal: ProposedViewSize) -> Bool {
    func fits(_ length: CGFloat, _ offered: CGFloat?, _ axis: Axis.Set) -> Bool {
      guard let offered, axes.contains(axis) else { return true }
      return length <= offered
    }
    return fits(size.width, proposal.width, .horizontal)
      && fits(size.height, proposal.height, .vertical)
  }

  static var name: String { "ViewThatFits" }
}
