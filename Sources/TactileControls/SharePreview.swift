@_spi(Engine) import TactileDataFlow
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A title and images that stand for a value while people share it.
///
/// Pass a preview to a ``ShareLink`` for a value that isn't a string or a URL, or a closure that returns the preview of
/// each value if there are several:
///
/// ```swift
/// ShareLink(item: photo, preview: SharePreview(photo.caption, image: photo.image))
///
/// ShareLink(items: photos) { photo in SharePreview(photo.caption) }
/// ```
///
/// The image is a picture of the value itself, such as a photo. The icon tells where the value comes from, such as the
/// icon of a website. Unlike SwiftUI, Tactile passes only the title to the window's host, as plain text; the image and
/// the icon have no effect. In a window on a screen, where a share link copies text to the pasteboard, the title is
/// copied for a value that has no text.
///
/// Mirrors SwiftUI's `SharePreview`.
public struct SharePreview<Image: Transferable, Icon: Transferable> {
  let title: Text
  let image: Image?
  let icon: Icon?

  fileprivate init(text: Text, image: Image?, icon: Icon?) {
    title = text
    self.image = image
    self.icon = icon
  }
}

extension SharePreview {
  /// Creates a preview with a title, an image and an icon; the title is a text.
  public init(_ title: Text, image: Image, icon: Icon) {
    self.init(text: title, image: image, icon: icon)
  }

  /// Creates a preview with a title, an image and an icon; the title is a localized key.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init(text: Text(titleKey), image: image, icon: icon)
  }

  /// Creates a preview with a title, an image and an icon; the title is a localized resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: Image, icon: Icon) {
    self.init(text: Text(titleResource), image: image, icon: icon)
  }

  /// Creates a preview with a title, an image and an icon; the title isn't localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.init(text: Text(title), image: image, icon: icon)
  }
}

extension SharePreview where Icon == Never {
  /// Creates a preview with a title and an image; the title is a text.
  public init(_ title: Text, image: Image) {
    self.init(text: title, image: image, icon: nil)
  }

  /// Creates a preview with a title and an image; the title is a localized key.
  public init(_ titleKey: LocalizedStringKey, image: Image) {
    self.init(text: Text(titleKey), image: image, icon: nil)
  }

  /// Creates a preview with a title and an image; the title is a localized resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: Image) {
    self.init(text: Text(titleResource), image: image, icon: nil)
  }

  /// Creates a preview with a title and an image; the title isn't localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) {
    self.init(text: Text(title), image: image, icon: nil)
  }
}

extension SharePreview where Image == Never {
  /// Creates a preview with a title and an icon; the title is a text.
  public init(_ title: Text, icon: Icon) {
    self.init(text: title, image: nil, icon: icon)
  }

  /// Creates a preview with a title and an icon; the title is a localized key.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) {
    self.init(text: Text(titleKey), image: nil, icon: icon)
  }

  /// Creates a preview with a title and an icon; the title is a localized resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, icon: Icon) {
    self.init(text: Text(titleResource), image: nil, icon: icon)
  }

  /// Creates a preview with a title and an icon; the title isn't localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) {
    self.init(text: Text(title), image: nil, icon: icon)
  }
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview with a title; the title is a text.
  public init(_ title: Text) {
    self.init(text: title, image: nil, icon: nil)
  }

  /// Creates a preview with a title; the title is a localized key.
  public init(_ titleKey: LocalizedStringKey) {
    self.init(text: Text(titleKey), image: nil, icon: nil)
  }

  /// Creates a preview with a title; the title is a localized resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) {
    self.init(text: Text(titleResource), image: nil, icon: nil)
  }

  /// Creates a preview with a title; the title isn't localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {
    self.init(text: Text(title), image: nil, icon: nil)
  }
}
