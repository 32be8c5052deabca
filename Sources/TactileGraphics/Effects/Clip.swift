import Foundation
@_spi(Engine) import TactileViewGraph

/// Clips the drawing of its content to a shape, but not its hit testing (rule 3.9.53).
nonisolated struct ClipEffect<S: Shape>: ViewModifier, Animatable {
  typealias Body = Never
  var shape: S
  var style: FillStyle
  var direction = LayoutDirection.leftToRight

  var animatableData: S.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

extension ClipEffect: Effect {
  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.style == rhs.style && lhs.direction == rhs.direction
      && ValueComparison.areEqual(lhs.shape, rhs.shape)
  }

  static var readsEnvironment: Bool { true }

  /// A clip moves nothing, and its outline may depend on geometry itself: on the place in the container shape.
  static var isIgnoredByLayout: Bool { true }

  func resolved(in environment: EnvironmentValues) -> ClipEffect {
    ClipEffect(shape: shape, style: style, direction: environment.layoutDirection)
  }

  func displayEffect(in size: CGSize) -> DisplayList.Effect? {
    .clip(shape.path(in: CGRect(origin: .zero, size: size), direction), style: style)
  }

  static var name: String { "clip" }
}

extension View {
  /// Clips the drawing of the view to a shape in its frame.
  ///
  /// Hit testing is not affected (rule 3.9.53); limit it with `contentShape(_:)`.
  ///
  /// - Parameters:
  ///   - shape: The shape, which is proposed the size of the view.
  ///   - style: The fill rule that determines the inside of the shape, and whether its edge is antialiased.
  public nonisolated func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View {
    modifier(ClipEffect(shape: shape, style: style))
  }

  /// Clips the drawing of the view to its frame.
  ///
  /// Hit testing is not affected (rule 3.9.53).
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Clips the drawing of the view to its frame with rounded corners.
  ///
  /// - Parameter radius: the corner radius in points.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(
      RoundedRectangle(cornerRadius: radius, style: .circular),
      style: FillStyle(antialiased: antialiased))
  }

  /// Masks the view with the opacity of other views, which are proposed its size.
  ///
  /// The view is visible where the mask is opaque; colors of the mask don't matter. For example, a gradient fades the
  /// bottom out:
  ///
  /// ```swift
  /// Text(article)
  ///   .mask { LinearGradient(colors: [.black, .clear], startPoint: .center, endPoint: .bottom) }
  /// ```
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(
      _SecondaryModifier(
        secondary: mask(), alignment: alignment, isInFront: true, isMask: true))
  }

  /// Masks the view with the opacity of another view, which is proposed its size.
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(
      _SecondaryModifier(secondary: mask, alignment: .center, isInFront: true, isMask: true))
  }
}
