import Foundation
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// The lengths of tab bars in points, without the space of a home indicator.
struct TabBarMetrics {
  let look: SystemLook

  var isGlass: Bool { look == .iOS26 }

  /// The height that content below the bar keeps free.
  var height: CGFloat { isGlass ? 83 : 49 }

  /// The height of the bar, or of the glass.
  var barHeight: CGFloat { isGlass ? 62 : 49 }

  /// The distance of the glass from the edges of the window.
  var margin: CGFloat { isGlass ? 21 : 0 }

  /// The distance of the items from the edges of the glass.
  var padding: CGFloat { isGlass ? 4 : 0 }

  /// The maximum width of an item on glass.
  var maxItemWidth: CGFloat { 102 }

  /// The number of tabs for which there is room in a compact width.
  var maxCount: Int { 5 }

  var titleFont: Font { .system(size: 10, weight: isGlass ? .semibold : .medium) }
  var iconFont: Font { .system(size: isGlass ? 20 : 22) }
}
