import Foundation
@_spi(Engine) import TactileViewGraph

extension Bundle {
  private static let mainResources = Bundle.main.resourcePath ?? Bundle.main.bundlePath

  /// Returns the resource directory of a bundle, or of the program if the bundle is nil.
  package static func resources(of bundle: Bundle?) -> String {
    guard let bundle else { return mainResources }
    return bundle.resourcePath ?? bundle.bundlePath
  }
}
