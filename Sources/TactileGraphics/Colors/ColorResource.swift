import Foundation
@_spi(Engine) import TactileViewGraph

/// The name and bundle of a color in an asset catalog, so that code refers to the color without a string.
///
/// Apple's developer tools generate one for each color of a catalog. Nothing generates them here, so a program declares
/// its own:
///
/// ```swift
/// extension ColorResource { static let brand = ColorResource(name: "Brand", bundle: .module) }
/// let brand = Color(.brand)
/// ```
///
/// If the catalog has no such color, nothing is drawn, with a warning. Mirrors `ColorResource` of Apple's tools.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates a color resource from a name and a bundle; that of a package target is `Bundle.module`.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Color {
  /// Creates the color of a resource.
  ///
  /// Mirrors SwiftUI's `Color.init(_:)`.
  public init(_ resource: ColorResource) {
    self.init(resource.name, bundle: resource.bundle)
  }
}
