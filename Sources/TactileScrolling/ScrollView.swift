@_spi(Engine) import TactileViewGraph

/// A scrollable container that shows a part of its content.
///
/// People scroll with a finger, a trackpad or a wheel. By default, the content scrolls vertically; pass axes for
/// another direction. Several views in the closure form a column. Put many views into a lazy container, so that only
/// those that are visible are created:
///
/// ```swift
/// ScrollView(.horizontal) {
///   LazyHStack {
///     ForEach(albums) { album in Cover(album) }
///   }
/// }
/// .scrollIndicators(.hidden)
/// ```
///
/// Along its scrollable axes, a scroll view takes the proposed length and doesn't limit its content; across them, it is
/// as large as the content. Content that is shorter than the scroll view is placed at its top leading corner, or as
/// `defaultScrollAnchor(_:for:)` says. To scroll from code, use a ``ScrollPosition`` or a ``ScrollViewReader``.
///
/// Mirrors SwiftUI's `ScrollView`.
public nonisolated struct ScrollView<Content: View>: PrimitiveView {
  /// The views inside the scroll view.
  public var content: Content
  /// The axes along which the content can be scrolled.
  public var axes: Axis.Set
  /// Whether the scroll view may show indicators of its position.
  public var showsIndicators: Bool

  /// Creates a scroll view with indicators.
  ///
  /// - Parameter axes: The axes along which the content scrolls; vertical by default.
  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.init(axes, showsIndicators: true, content: content)
  }

  /// Creates a scroll view with or without indicators.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the content scrolls; vertical by default.
  ///   - showsIndicators: Whether indicators show the position while the content moves. `scrollIndicators(_:axes:)`
  ///     takes precedence.
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
  /// Whether the view is always a single element: true.
  @_spi(Engine) public nonisolated static var __isUnary: Bool { true }

  /// Creates the node of the scroll view.
  @MainActor
  @_spi(Engine) public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    let node = ScrollNode(view.axes, showsIndicators: view.showsIndicators, inputs: inputs)
    node.adopt(makeSingle(view.content, in: VStackLayout(), node.contentInputs))
    node.updateRefreshIndicator()
    return node
  }

  /// Updates the properties and the content of the node.
  @MainActor
  @_spi(Engine) public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    downcast(node, to: ScrollNode.self).update(view.axes, view.showsIndicators)
    updateSingle(node.children[0], view.content, in: VStackLayout())
  }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinate space of the nearest enclosing scroll view: that of its frame, not of its
  /// content.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: ScrollSpaceName.any)
  }

  /// Returns the coordinate space of the nearest enclosing scroll view that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: ScrollSpaceName.along(axis))
  }
}

/// The names of the coordinate spaces of scroll views.
enum ScrollSpaceName: Hashable {
  case any
  case along(Axis)
}
