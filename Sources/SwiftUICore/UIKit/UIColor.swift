import Foundation

/// A colour that may depend on where it is drawn.
///
/// Mirrors UIKit's `UIColor`. Components are sRGB, from 0 to 1.
public final class UIColor: NSObject, Sendable {
  private enum Provider: Sendable {
    case fixed(RGBAColor)
    case pair(light: RGBAColor, dark: RGBAColor)
    case color(Color)
    indirect case faded(UIColor, CGFloat)
    case dynamic(DynamicProvider)
    case asset(ColorAsset)
  }

  /// A closure that may belong to an actor; colours are resolved where views are, on the main one.
  private struct DynamicProvider: @unchecked Sendable {
    let color: (UITraitCollection) -> UIColor
  }

  private let provider: Provider

  private init(_ provider: Provider) { self.provider = provider }

  /// Makes a colour of red, green and blue.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.fixed(RGBAColor(red: red, green: green, blue: blue, opacity: alpha)))
  }

  /// Makes a grey, from 0 (black) to 1 (white).
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes a colour of hue, saturation and brightness.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(
      Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }

  /// Makes a colour of Apple's wide colour space; drawn clipped to sRGB.
  public convenience init(
    displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(
      Color(.displayP3, red: displayP3Red, green: green, blue: blue, opacity: alpha))
  }

  /// Makes a colour that a closure chooses where it is drawn.
  ///
  /// The closure runs on the main actor, as often as the colour is asked for.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(.dynamic(DynamicProvider(color: dynamicProvider)))
  }

  /// Makes the colour that a SwiftUI colour is.
  public convenience init(_ color: Color) { self.init(.color(color)) }

  /// Makes a colour of an asset catalogue.
  convenience init(_ asset: ColorAsset) { self.init(.asset(asset)) }

  /// Makes a colour with another value in dark windows.
  convenience init(light: RGBAColor, dark: RGBAColor) {
    self.init(.pair(light: light, dark: dark))
  }

  /// The colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(.faded(self, alpha)) }

  /// The colour as it is in a place.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(.fixed(value(in: traitCollection)))
  }

  /// Tells the components as they are in a light window.
  ///
  /// - Returns: true; every colour has components.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let value = value(in: UITraitCollection(userInterfaceStyle: .light))
    red?.pointee = value.red
    green?.pointee = value.green
    blue?.pointee = value.blue
    alpha?.pointee = value.opacity
    return true
  }

  /// The components as they are in a place.
  func value(in traits: UITraitCollection) -> RGBAColor { value(in: traits, depth: 0) }

  /// More closures than anybody nests.
  private static let deepest = 100

  private func value(in traits: UITraitCollection, depth: Int) -> RGBAColor {
    let isDark = traits.userInterfaceStyle == .dark
    switch provider {
    case .fixed(let value): return value
    case .pair(let light, let dark): return isDark ? dark : light
    case .color(let color):
      var environment = EnvironmentValues()
      environment.colorScheme = isDark ? .dark : .light
      environment[ColorSchemeContrastKey.self] = traits.isHighContrast ? .increased : .standard
      environment[IdiomKey.self] = traits.idiom
      if let (loader, _) = SharedImageLoader.current {
        environment[PictureReaderKey.self] = PictureReader(loader: loader)
      }
      return color.resolveColor(in: environment)
    case .asset(let asset): return asset.color(in: traits)
    case .faded(let base, let alpha):
      var value = base.value(in: traits, depth: depth + 1)
      value.opacity = alpha
      return value
    case .dynamic(let provider):
      guard depth < Self.deepest else {
        RuntimeWarning.issue(
          "A UIColor's dynamic provider returns a colour that asks it again, without end; the "
            + "colour is black. Return a colour of fixed components.")
        return RGBAColor(red: 0, green: 0, blue: 0)
      }
      return provider.color(traits).value(in: traits, depth: depth + 1)
    }
  }

  /// Whether the colours are the same wherever they are drawn; dynamic ones only to themselves.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    return switch (provider, other.provider) {
    case (.fixed(let first), .fixed(let second)): first == second
    case (.pair(let light, let dark), .pair(let otherLight, let otherDark)):
      light == otherLight && dark == otherDark
    case (.color(let first), .color(let second)): first == second
    case (.asset(let first), .asset(let second)): first == second
    case (.faded(let first, let alpha), .faded(let second, let otherAlpha)):
      alpha == otherAlpha && first.isEqual(second)
    default: false
    }
  }

  /// A number that equal colours have in common.
  public override var hash: Int {
    switch provider {
    case .fixed(let value): value.hashValue
    case .pair(let light, let dark): light.hashValue ^ dark.hashValue &* 3
    case .color(let color): color.hashValue
    case .asset(let asset): asset.hashValue
    case .faded(let base, let alpha): base.hash ^ alpha.hashValue
    case .dynamic: ObjectIdentifier(self).hashValue
    }
  }

  /// The components, or what the colour is made of.
  public override var description: String {
    switch provider {
    case .fixed(let value): value.description
    case .pair(let light, let dark): "\(light) or \(dark)"
    case .color(let color): color.description
    case .faded(let base, let alpha): "\(base) with alpha \(alpha.concise)"
    case .dynamic: "dynamic"
    case .asset: "of an asset catalogue"
    }
  }
}

extension Color {
  /// Makes the colour that a UIKit colour is.
  public init(uiColor: UIColor) { self.init(.uiColor(uiColor)) }

  /// Makes the colour that a UIKit colour is.
  public init(_ color: UIColor) { self.init(uiColor: color) }
}
