import Foundation

extension Color {
  /// Makes the colour of a name in an asset catalogue.
  ///
  /// The colour is a folder `name.colorset` in a `.xcassets` of the bundle's resources, or in a folder
  /// of it; folders that provide a namespace belong to the name, as in `Brand/Button`. Light and dark
  /// windows, more contrast (`\.colorSchemeContrast`) and kinds of device have values of their own; a
  /// reference names a colour of the system. Where there is no such colour nothing is drawn, and that
  /// is a warning, once. Mirrors SwiftUI's `Color.init(_:bundle:)`.
  ///
  /// - Parameter bundle: where the catalogue is; nil is the program's own. The resources of a
  ///   package's target are in `Bundle.module`.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.asset(name, directory: Image.resources(of: bundle)))
  }

  /// Makes the colour of a resource.
  ///
  /// Mirrors SwiftUI's `Color.init(_:)`.
  public init(_ resource: ColorResource) {
    self.init(resource.name, bundle: resource.bundle)
  }
}

/// A colour of a bundle by its name: what tools write for each colour of a catalogue.
///
/// Mirrors `ColorResource` of Apple's developer tools. Nothing writes them here, so a program makes
/// its own: `extension ColorResource { static let brand = ColorResource(name: "Brand", bundle: .module) }`.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Names a colour.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension EnvironmentValues {
  /// Whether colours that differ more are wanted.
  var isHighContrast: Bool { colorSchemeContrast == .increased }

  /// Where colours and pictures of asset catalogues are drawn.
  var assetTraits: UITraitCollection {
    UITraitCollection(
      style: colorScheme == .dark ? .dark : .light, scale: 0, isHighContrast: isHighContrast,
      idiom: idiom)
  }

  /// The colour of a name as it is here; none, after a warning, where there is no such colour.
  func color(named name: String, in directory: String) -> RGBAColor {
    do throws(ImageFailure) {
      return try self[PictureReaderKey.self].loader.color(named: name, in: directory)
        .color(in: assetTraits)
    } catch {
      PictureWarnings.issue("Color(\"\(name)\") draws nothing: \(error.reason).")
      return .clear
    }
  }
}

extension ColorAsset {
  /// The colour as it is in a place.
  func color(in traits: UITraitCollection) -> RGBAColor {
    switch value(in: traits.assetPlace) {
    case .components(let space, let red, let green, let blue, let opacity):
      return space.colorSpace.resolve(red, green, blue, opacity)
    case .reference(let name):
      guard let color = UIColor.catalogued(name) else {
        PictureWarnings.issue(
          "A colour of an asset catalogue is a reference to “\(name)”, which is no colour of the "
            + "system here; nothing is drawn. Write its components instead.")
        return .clear
      }
      return color.value(in: traits)
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

extension UITraitCollection {
  /// The place as catalogues call it, light where nothing is said.
  var assetPlace: AssetPlace {
    AssetPlace(
      idiom: idiom.catalogueName, isDark: userInterfaceStyle == .dark,
      isHighContrast: isHighContrast)
  }
}

extension Idiom {
  /// What catalogues call the kind of device.
  fileprivate var catalogueName: String {
    switch self {
    case .phone: "iphone"
    case .pad: "ipad"
    case .mac: "mac"
    }
  }
}
