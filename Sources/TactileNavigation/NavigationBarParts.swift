import Foundation
@_spi(Engine) import TactileAccessibility
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileDataFlow
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileMotion
@_spi(Engine) import TactileScrolling
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// The title below the bar, which moves with the content.
struct LargeTitle: View {
  let title: Text?
  let height: CGFloat
  /// The distance by which the content has moved the title up, in points.
  let distance: CGFloat

  var body: some View {
    title.font(.largeTitle).bold().lineLimit(1).accessibilityAddTraits(.isHeader)
      .padding(.horizontal, 16)
      .frame(maxWidth: .infinity, alignment: .leading)
      .frame(height: height)
      .offset(y: -distance)
      .frame(height: height + max(-distance, 0), alignment: .top)
      .clipped()
      .frame(height: height, alignment: .top)
  }
}

/// The field below the title, which moves with the title, and which the content can cover.
struct FieldDrawer: View {
  let field: AnyView
  let height: CGFloat
  /// The distance by which the content has moved the title up, in points.
  let shift: CGFloat
  /// The height of the covered part, in points.
  let hidden: CGFloat

  var body: some View {
    if hidden < height {
      field
        .frame(maxWidth: .infinity)
        .frame(height: height)
        .frame(height: height - hidden, alignment: .top)
        .clipped()
        .opacity(height > 0 ? 1 - Double(hidden / height) : 1)
        .allowsHitTesting(hidden * 2 < height)
        .offset(y: -shift)
    }
  }
}

/// Gives a bar a color scheme of its own; nil for that of the window.
struct BarScheme: ViewModifier {
  let scheme: ColorScheme?
  @Environment(\.colorScheme) private var windowScheme

  func body(content: Content) -> some View {
    content.environment(\.colorScheme, scheme ?? windowScheme)
  }
}

/// The background of the bar, which ends where the large title does.
struct BarBackground: View {
  let paint: AnyShapeStyle
  /// The height with a large title that is fully visible, in points.
  let height: CGFloat
  let largeTitle: CollapsingBar

  var body: some View {
    Rectangle().fill(paint)
      .frame(height: height - (largeTitle.isCollapsed ? largeTitle.height : largeTitle.distance))
      .frame(maxHeight: .infinity, alignment: .top)
      .allowsHitTesting(false)
  }
}

/// The style of labels in bars, which show only their icons (rule 1.3.43).
struct BarLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    BarLabel(configuration: configuration)
  }
}

/// A label in a bar, or in a presentation of an item of the bar, which has the style around the bar.
private struct BarLabel: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.isInToolbar) private var isInToolbar

  var body: some View {
    if isInToolbar { configuration.icon } else { Label(configuration) }
  }
}
