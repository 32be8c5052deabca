import Foundation
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileGlass
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileViewGraph

/// The lengths of navigation bars in points, without a status bar (rule 6.4.9).
struct BarMetrics {
  let look: SystemLook

  /// The height of the bar with the items.
  var height: CGFloat { look == .iOS26 ? 64 : 44 }

  /// The height of the part with a large title, below the bar.
  var largeTitleHeight: CGFloat { look == .iOS26 ? 52.5 : 52 }

  /// The distance between two items.
  var itemSpacing: CGFloat { 16 }

  /// The height of the glass behind items.
  var glassHeight: CGFloat { 44 }

  /// The distance of items from the ends of their glass.
  var glassPadding: CGFloat { 12 }
}

extension View {
  /// Shows items of a bar, or its back button, on glass in the look of iOS 26.
  ///
  /// - Parameter isActive: Whether there are items to show.
  func barGlass(_ isActive: Bool = true) -> some View {
    modifier(BarGlass(isActive: isActive))
  }
}

/// Glass behind the items at an end of a bar.
private struct BarGlass: ViewModifier {
  let isActive: Bool
  @Environment(\.systemLook) private var look

  func body(content: Content) -> some View {
    let metrics = BarMetrics(look: look)
    let isGlass = isActive && look == .iOS26
    content
      .padding(.horizontal, isGlass ? metrics.glassPadding : 0)
      .frame(
        minWidth: isGlass ? metrics.glassHeight : nil,
        minHeight: isGlass ? metrics.glassHeight : nil
      )
      .glassEffect(isGlass ? .regular : .identity, in: .capsule)
  }
}
