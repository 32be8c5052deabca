import Foundation
@_spi(Engine) import TactileViewGraph

extension Color {
  /// Creates the color with a name in an asset catalog.
  ///
  /// The color is a folder `name.colorset` in an `.xcassets` folder of the bundle's resources, or in one of its
  /// subfolders; subfolders that provide a namespace are part of the name, as in `Brand/Button`. The color may have
  /// separate values for light and dark windows, increased contrast (`\.colorSchemeContrast`) and kinds of device, and
  /// may refer to a system color. If there is no such color, nothing is drawn and a warning is issued once. Mirrors
  /// SwiftUI's `Color.init(_:bundle:)`.
  ///
  /// - Parameter bundle: the bundle that contains the catalog; nil is the main bundle. The
  ///   resources of a package target are in `Bundle.module`.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.asset(name, directory: Bundle.resources(of: bundle)))
  }
}

extension EnvironmentValues {
  /// Whether increased contrast is requested.
  package var isHighContrast: Bool { colorSchemeContrast == .increased }

  /// The traits by which asset catalogs select colors and images.
  package var assetPlace: AssetPlace {
    AssetPlace(
      idiom: idiom.catalogName, isDark: colorScheme == .dark, isHighContrast: isHighContrast)
  }

  /// Returns the color with a name in this environment; if there is none, issues a warning and
  /// returns a transparent color.
  func color(named name: String, in directory: String) -> RGBAColor {
    do throws(ImageFailure) {
      return try imageLoader.color(named: name, in: directory)
        .color(in: assetPlace, look: systemLook)
    } catch {
      RuntimeWarning.issueOnce("Color(\"\(name)\") draws nothing: \(error.reason).")
      return .clear
    }
  }
}

extension ColorAsset {
  /// Returns the color for the traits of a place, in a window with a look.
  package func color(in place: AssetPlace, look: SystemLook) -> RGBAColor {
    switch value(in: place) {
    case .components(let space, let red, let green, let blue, let opacity):
      return space.colorSpace.resolve(red, green, blue, opacity)
    case .reference(let name):
      guard let color = SystemColor(catalogName: name) else {
        RuntimeWarning.issueOnce(
          "A color of an asset catalog refers to the system color “\(name)”, which isn't "
            + "available; nothing is drawn. Specify its components instead.")
        return .clear
      }
      return color.value(in: place.isDark ? .dark : .light, look: look)
    }
  }
}

extension ColorAsset.Space {
  fileprivate var colorSpace: Color.RGBColorSpace {
    switch self {
    case .sRGB: .sRGB
    case .sRGBLinear: .sRGBLinear
    case .displayP3: .displayP3
    }
  }
}

extension Idiom {
  /// The name of the device kind in asset catalogs.
  package var catalogName: String {
    switch self {
    case .phone: "iphone"
    case .pad: "ipad"
    case .mac: "mac"
    }
  }
}
