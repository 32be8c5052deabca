@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileViewGraph

extension View {
  /// Layers views in front of this one, which are proposed its size and do not affect its layout.
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_SecondaryModifier(secondary: content(), alignment: alignment, isInFront: true))
  }

  /// Layers a view in front of this one.
  ///
  /// A view that is also a style, such as a color, extends under bars.
  public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(
      _SecondaryModifier(
        secondary: overlay, alignment: Overlay.__isStyle ? nil : alignment, isInFront: true,
        ignoredEdges: Overlay.__isStyle ? .all : []))
  }

  /// Fills a shape in front of the view with a style.
  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    let fill = shape.fill(style, style: fillStyle)
    return modifier(_SecondaryModifier(secondary: fill, alignment: nil, isInFront: true))
  }

  /// Fills the view's frame with a style, in front of the view.
  ///
  /// - Parameter edges: the edges at which the style extends under bars that the view touches; see
  ///   ``ignoresSafeArea(_:edges:)`` (rule 6.1.15).
  @_disfavoredOverload
  public nonisolated func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      _SecondaryModifier(
        secondary: Rectangle().fill(style), alignment: nil, isInFront: true,
        ignoredEdges: edges))
  }
}
