import Foundation
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

extension UIImage {
  /// Creates an image of a resource, which is empty and has no size if there is no file.
  public convenience init(resource: ImageResource) {
    self.init(found: resource.name, in: resource.bundle)
  }
}
