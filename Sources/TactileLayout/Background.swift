@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileViewGraph

extension View {
  /// Layers views behind this one, which are proposed its size and do not affect its layout.
  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_SecondaryModifier(secondary: content(), alignment: alignment, isInFront: false))
  }

  /// Layers a view behind this one.
  ///
  /// A view that is also a style, such as a color, extends under bars.
  public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(
      _SecondaryModifier(
        secondary: background, alignment: Background.__isStyle ? nil : alignment,
        isInFront: false, ignoredEdges: Background.__isStyle ? .all : []))
  }

  /// Fills the view's frame with a style, behind the view.
  ///
  /// - Parameter edges: the edges at which the style extends under bars that the view touches; see
  ///   ``ignoresSafeArea(_:edges:)`` (rule 6.1.15).
  @_disfavoredOverload
  public nonisolated func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      _SecondaryModifier(
        secondary: Rectangle().fill(style), alignment: nil, isInFront: false,
        ignoredEdges: edges))
  }

  /// Fills a shape behind the view with a style.
  @inlinable
  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      _SecondaryModifier(
        behind: FillShapeView(
          shape: shape, style: style, fillStyle: fillStyle, background: EmptyView())))
  }

  /// Fills a shape behind the view with the background style.
  public nonisolated func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    let fill = shape.fill(BackgroundStyle(), style: fillStyle)
    return modifier(_SecondaryModifier(secondary: fill, alignment: nil, isInFront: false))
  }
}
