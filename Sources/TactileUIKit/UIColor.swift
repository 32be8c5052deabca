import Foundation
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileViewGraph

/// An object that stores a color, which may depend on the environment.
///
/// Pass it to `Color(_:)` to draw with it. Constants such as `systemBlue` adapt to the appearance; for a color of your
/// own that adapts, pass a closure, as in `UIColor { $0.userInterfaceStyle == .dark ? .white : .black }`. Components
/// are in sRGB, from 0 to 1. Code that isn't shared with UIKit can use ``Color`` alone. Mirrors UIKit's `UIColor`.
public final class UIColor: NSObject, Sendable {
  private enum Provider: Sendable {
    case fixed(RGBAColor)
    case color(Color)
    indirect case faded(UIColor, CGFloat)
    case dynamic(DynamicProvider)
    case asset(ColorAsset)
  }

  /// A closure that UIKit declares without `@Sendable`; it runs on the main actor only, on which colors are resolved.
  private struct DynamicProvider: @unchecked Sendable {
    let color: (UITraitCollection) -> UIColor
  }

  private let provider: Provider

  private init(_ provider: Provider) { self.provider = provider }

  /// Creates a color with red, green and blue components in sRGB, from 0 to 1; others aren't clamped.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.fixed(RGBAColor(red: red, green: green, blue: blue, opacity: alpha)))
  }

  /// Creates a gray color, from 0 (black) to 1 (white).
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a color that a closure provides for the environment.
  ///
  /// The closure runs whenever the color is resolved: on the main thread to draw it, or where
  /// ``resolvedColor(with:)`` is called. Choose by the traits that it receives, not by ``UITraitCollection/current``.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(.dynamic(DynamicProvider(color: dynamicProvider)))
  }

  /// Creates a UIKit color from a SwiftUI color, which it resolves for the appearance in which it is drawn.
  public convenience init(_ color: Color) { self.init(.color(color)) }

  /// Creates a color of an asset catalog.
  package convenience init(_ asset: ColorAsset) { self.init(.asset(asset)) }

  /// Returns the color with an alpha component that replaces its own, unlike ``Color/opacity(_:)``, which multiplies.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(.faded(self, alpha)) }

  /// Returns the color for the given traits, which no longer depends on the environment.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(.fixed(value(in: traitCollection)))
  }

  /// Returns the components for the traits of an environment.
  package func value(in traits: UITraitCollection) -> RGBAColor { value(in: traits, depth: 0) }

  /// The maximum number of nested closures.
  private static let deepest = 100

  private func value(in traits: UITraitCollection, depth: Int) -> RGBAColor {
    switch provider {
    case .fixed(let value): return value
    case .color(let color): return color.resolveColor(in: EnvironmentValues(traits))
    case .asset(let asset): return asset.color(in: traits.assetPlace, look: traits.look)
    case .faded(let base, let alpha):
      var value = base.value(in: traits, depth: depth + 1)
      value.opacity = alpha
      return value
    case .dynamic(let provider):
      guard depth < Self.deepest else {
        RuntimeWarning.issue(
          "A UIColor's dynamic provider returns a color that calls the provider again, without "
            + "end; the color is black. Return a color with fixed components.")
        return RGBAColor(red: 0, green: 0, blue: 0)
      }
      return provider.color(traits).value(in: traits, depth: depth + 1)
    }
  }

  /// Returns whether two colors have the same components, or are composed of equal colors.
  ///
  /// A dynamic color is only equal to itself.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    return switch (provider, other.provider) {
    case (.fixed(let first), .fixed(let second)): first == second
    case (.color(let first), .color(let second)): first == second
    case (.asset(let first), .asset(let second)): first == second
    case (.faded(let first, let alpha), .faded(let second, let otherAlpha)):
      alpha == otherAlpha && first.isEqual(second)
    default: false
    }
  }

  /// A hash value, which is the same for equal colors.
  public override var hash: Int {
    switch provider {
    case .fixed(let value): value.hashValue
    case .color(let color): color.hashValue
    case .asset(let asset): asset.hashValue
    case .faded(let base, let alpha): base.hash ^ alpha.hashValue
    case .dynamic: ObjectIdentifier(self).hashValue
    }
  }

  /// The components, or the values that the color is composed of.
  public override var description: String {
    switch provider {
    case .fixed(let value): value.description
    case .color(let color): color.description
    case .faded(let base, let alpha): "\(base) with alpha \(alpha.concise)"
    case .dynamic: "dynamic"
    case .asset: "of an asset catalogue"
    }
  }
}

extension UIColor: ColorProvider {
  package func color(in environment: EnvironmentValues) -> RGBAColor {
    value(in: UITraitCollection(environment))
  }
}

extension Color {
  /// Creates a SwiftUI color from a UIKit color.
  public init(uiColor: UIColor) { self.init(.provided(ProvidedColor(uiColor))) }

  /// Creates a SwiftUI color from a UIKit color.
  public init(_ color: UIColor) { self.init(uiColor: color) }
}
