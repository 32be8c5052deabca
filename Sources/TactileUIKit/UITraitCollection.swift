import Foundation
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileViewGraph

/// The interface style: light, dark or unspecified.
///
/// Read it from ``UITraitCollection/userInterfaceStyle`` in the closure of a dynamic ``UIColor``; a view reads the
/// environment's `colorScheme` instead. Mirrors UIKit's `UIUserInterfaceStyle`.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// An unspecified interface style, which colors and images treat as light.
  case unspecified = 0
  /// The light style: dark text on a light background.
  case light = 1
  /// The dark style: light text on a dark background.
  case dark = 2
}

/// The traits of the environment in which a color or an image is drawn.
///
/// The closure of a dynamic `UIColor` receives them. Create traits to choose a variant yourself, as in
/// `color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))`. A view reads the environment instead.
/// Mirrors UIKit's `UITraitCollection`.
public final class UITraitCollection: NSObject, Sendable {
  /// The interface style of the traits.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The number of pixels per point; 0 if it is unspecified.
  public let displayScale: CGFloat

  /// Whether the user prefers increased contrast.
  let isHighContrast: Bool
  let idiom: Idiom
  let look: SystemLook

  init(
    style: UIUserInterfaceStyle, scale: CGFloat, isHighContrast: Bool = false,
    idiom: Idiom = .phone, look: SystemLook = .standard
  ) {
    userInterfaceStyle = style
    displayScale = scale
    self.isHighContrast = isHighContrast
    self.idiom = idiom
    self.look = look
  }

  /// Creates traits without specified values, which choose the light variant for the window's pixels per point.
  public convenience override init() { self.init(style: .unspecified, scale: 0) }

  /// Creates traits with an interface style, to choose the variant of a color or an image.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle, scale: 0)
  }

  /// Creates traits with a number of pixels per point, to choose a variant by `UIImage(named:in:compatibleWith:)`.
  public convenience init(displayScale: CGFloat) {
    self.init(style: .unspecified, scale: displayScale)
  }

  /// The traits of the window whose code runs, or ran last; light ones at one pixel per point if there is none, or off the
  /// main thread.
  ///
  /// A color scheme that is set on a view doesn't count. In a dynamic color, use the traits that the closure receives.
  public static var current: UITraitCollection {
    let configuration = HostServices.ofThread.flatMap { services in
      MainActor.assumeIsolated { services.graph?.configuration }
    }
    guard let configuration else { return UITraitCollection(style: .light, scale: 1) }
    return UITraitCollection(
      style: configuration.colorScheme == .dark ? .dark : .light,
      scale: configuration.displayScale,
      isHighContrast: configuration.settings.contrast == .increased, idiom: configuration.idiom,
      look: configuration.settings.look ?? .standard)
  }

  /// Returns whether two trait collections are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceStyle == other.userInterfaceStyle && displayScale == other.displayScale
      && isHighContrast == other.isHighContrast && idiom == other.idiom && look == other.look
  }

  /// A hash value, which is the same for equal trait collections.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceStyle)
    hasher.combine(displayScale)
    return hasher.finalize()
  }
}

extension UITraitCollection {
  /// Creates the traits of an environment.
  convenience init(_ environment: EnvironmentValues) {
    self.init(
      style: environment.colorScheme == .dark ? .dark : .light, scale: environment.displayScale,
      isHighContrast: environment.isHighContrast, idiom: environment.idiom,
      look: environment.systemLook)
  }

  /// The traits in the terms of asset catalogs; light if no style is specified.
  var assetPlace: AssetPlace {
    AssetPlace(
      idiom: idiom.catalogName, isDark: userInterfaceStyle == .dark, isHighContrast: isHighContrast)
  }
}

extension EnvironmentValues {
  /// Creates an environment with the traits, and the image loader of the window whose code runs.
  init(_ traits: UITraitCollection) {
    self.init()
    colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
    _colorSchemeContrast = traits.isHighContrast ? .increased : .standard
    idiom = traits.idiom
    systemLook = traits.look
    if let (loader, _) = HostServices.imageLoader { imageLoader = loader }
  }
}
