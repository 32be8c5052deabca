import Foundation
import SwiftUIViews

extension UIImage {
  /// Creates an image of a resource, which is empty and has no size if there is no file.
  public convenience init(resource: ImageResource) {
    self.init(found: resource.name, in: resource.bundle)
  }
}
