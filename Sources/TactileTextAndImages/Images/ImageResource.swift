import Foundation
@_spi(Engine) import TactileViewGraph

/// The name of an image in a bundle, as a constant whose spelling the compiler checks.
///
/// Declare a constant for each image, so that a name is written only once, and pass it to `Image(_:)` or
/// `UIImage(resource:)`:
///
/// ```swift
/// extension ImageResource { static let logo = ImageResource(name: "logo", bundle: .module) }
///
/// Image(.logo)
/// ```
///
/// No constants are generated, and the compiler doesn't check that the file exists. An `Image` looks up the file when
/// it is shown, and a `UIImage` when it is created. A missing image draws nothing and issues a warning.
///
/// Mirrors `ImageResource` of Apple's developer tools, which generate the constants for the images of an asset catalog.
public struct ImageResource: Hashable, Sendable {
  package let name: String
  package let bundle: Bundle

  /// Creates an image resource with a name in a bundle.
  ///
  /// - Parameters:
  ///   - name: The name of an image as for `Image(_:bundle:)`: `logo` for an image set or `logo.png`, and `photo.jpg`
  ///     for a JPEG file.
  ///   - bundle: The bundle with the file; `.module` in a package, and `.main` in the app itself.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Image {
  /// Creates an image of a resource, with the resource's name as the accessibility label.
  public nonisolated init(_ resource: ImageResource) {
    self.init(resource.name, bundle: resource.bundle)
  }
}
