/// A view through which a part of its content is seen, and that can be scrolled.
///
/// Mirrors SwiftUI's `ScrollView`.
///
/// Along the axes that it scrolls it takes what it is offered and lets the content be as long as it
/// likes; across them it is as large as the content. Several views in it are a column. Content that
/// is shorter than the view stands at its leading end.
public nonisolated struct ScrollView<Content: View>: PrimitiveView {
  /// The views inside.
  public var content: Content
  /// The axes along which the content can be scrolled.
  public var axes: Axis.Set
  /// Whether indicators may show how far the content has been scrolled.
  public var showsIndicators: Bool

  /// Makes a scroll view.
  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.init(axes, showsIndicators: true, content: content)
  }

  /// Makes a scroll view, with indicators or without.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }
}

extension ScrollView {
  /// Whether the view is always exactly one element.
  public nonisolated static var __isUnary: Bool { true }

  /// Makes the node of such a view.
  @MainActor
  public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    let node = ScrollNode(view.axes, showsIndicators: view.showsIndicators, inputs: inputs)
    node.adopt(makeSingle(view.content, in: VStackLayout(), node.contentInputs))
    return node
  }

  /// Hands new values to the node.
  @MainActor
  public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    unsafeDowncast(node, to: ScrollNode.self).update(view.axes, view.showsIndicators)
    updateSingle(node.children[0], view.content, in: VStackLayout())
  }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the closest scroll view around: its own frame, through which the content moves.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: ScrollSpaceName.any)
  }

  /// The space of the closest scroll view around that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: ScrollSpaceName.along(axis))
  }
}

/// The names that the coordinates of scroll views bear.
enum ScrollSpaceName: Hashable {
  case any
  case along(Axis)
}
