import Foundation

/// The first of several views that fits.
///
/// Mirrors SwiftUI's `ViewThatFits`. A view fits whose ideal size is within what is offered, along the
/// axes; where none does, the last is shown. The others keep their state, and come back with it.
public nonisolated struct ViewThatFits<Content: View>: PrimitiveView {
  private let layout: FittingLayout
  private let content: Content

  /// Makes a choice between views.
  ///
  /// - Parameter axes: the axes along which a view has to fit.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    layout = FittingLayout(axes: axes)
    self.content = content()
  }
}

extension ViewThatFits {
  /// One of the views is shown.
  public static var __isUnary: Bool { true }

  /// Makes a container that shows one of its elements.
  @MainActor
  public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    let node = ChoosingNode(view.layout, inputs: inputs)
    node.adopt(SwiftUICore.makeNode(view.content, inputs))
    return node
  }

  /// Hands new values to the node.
  @MainActor
  public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    unsafeDowncast(node, to: ChoosingNode<FittingLayout>.self).update(view.layout)
    SwiftUICore.updateNode(node.children[0], view.content, node.inputs)
  }
}

/// Chooses the first subview whose ideal size is within the proposal, else the last.
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
