import Foundation

/// Light or dark, or either.
///
/// Mirrors UIKit's `UIUserInterfaceStyle`.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// Not said.
  case unspecified = 0
  /// Dark text on a light ground.
  case light = 1
  /// Light text on a dark ground.
  case dark = 2
}

/// Where a colour is to be drawn.
///
/// Mirrors UIKit's `UITraitCollection`.
public final class UITraitCollection: NSObject, Sendable {
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The number of pixels a point; 0 where it is not said.
  public let displayScale: CGFloat

  /// Whether colours that differ more are wanted.
  let isHighContrast: Bool
  let idiom: Idiom

  init(
    style: UIUserInterfaceStyle, scale: CGFloat, isHighContrast: Bool = false,
    idiom: Idiom = .phone
  ) {
    userInterfaceStyle = style
    displayScale = scale
    self.isHighContrast = isHighContrast
    self.idiom = idiom
  }

  /// Makes traits of which nothing is said.
  public convenience override init() { self.init(style: .unspecified, scale: 0) }

  /// Makes traits that are light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle, scale: 0)
  }

  /// Makes traits of a number of pixels a point.
  public convenience init(displayScale: CGFloat) {
    self.init(style: .unspecified, scale: displayScale)
  }

  /// The traits of the window that runs, light where none does.
  ///
  /// Off the main thread the traits are those of no window.
  public static var current: UITraitCollection {
    guard let graph = ViewGraph.activeOnMainThread else {
      return UITraitCollection(style: .light, scale: 1)
    }
    return MainActor.assumeIsolated {
      UITraitCollection(
        style: graph.configuration.colorScheme == .dark ? .dark : .light,
        scale: graph.configuration.displayScale, idiom: graph.configuration.idiom)
    }
  }

  /// Whether the traits say the same.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceStyle == other.userInterfaceStyle && displayScale == other.displayScale
      && isHighContrast == other.isHighContrast && idiom == other.idiom
  }

  /// A number that equal traits have in common.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceStyle)
    hasher.combine(displayScale)
    return hasher.finalize()
  }
}
