import Foundation

/// A picture of a bundle by its name: what tools write for each picture of a catalogue.
///
/// Mirrors `ImageResource` of Apple's developer tools. Nothing writes them here, so a program makes
/// its own: `extension ImageResource { static let logo = ImageResource(name: "logo", bundle: .module) }`.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Names a picture.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Image {
  /// Makes the picture of a resource, which is described by its name.
  public nonisolated init(_ resource: ImageResource) {
    self.init(resource.name, bundle: resource.bundle)
  }
}

extension UIImage {
  /// Makes the picture of a resource; one of no size where there is none.
  public convenience init(resource: ImageResource) {
    self.init(found: resource.name, in: resource.bundle)
  }
}

nonisolated extension Label where Title == Text, Icon == Image {
  /// Makes a label of a title and a picture.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }

  /// Makes a label of a title and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }

  /// Makes a label of a title and a picture.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
    self.init(title: { Text(titleResource) }, icon: { Image(resource) })
  }

  /// Makes a label of a title and the picture of a file in the program's resources.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(name) })
  }

  /// Makes a label of a title and a symbol.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
  }
}
