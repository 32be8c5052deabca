import Foundation
@_spi(Engine) import TactileDataFlow
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a share link for several values with the system's label.
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(sharing: items, subject, message, preview, DefaultShareLinkLabel())
  }

  /// Creates a share link for a value with the system's label.
  public nonisolated init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  )
  where Data == CollectionOfOne<I> {
    self.init(
      sharing: CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel())
  }

  /// Creates a share link for several values with a title.
  public nonisolated init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(sharing: items, subject, message, preview, DefaultShareLinkLabel(title: title))
  }

  /// Creates a share link for a value with a title.
  public nonisolated init<I: Transferable>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  )
  where Data == CollectionOfOne<I> {
    self.init(
      sharing: CollectionOfOne(item), subject, message, { _ in preview },
      DefaultShareLinkLabel(title: title))
  }

  /// Creates a share link for several values with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(Text(titleKey), items: items, subject: subject, message: message, preview: preview)
  }

  /// Creates a share link for a value with a title.
  public nonisolated init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  )
  where Data == CollectionOfOne<I> {
    self.init(Text(titleKey), item: item, subject: subject, message: message, preview: preview)
  }

  /// Creates a share link for several values with a title.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(
      Text(titleResource), items: items, subject: subject, message: message, preview: preview)
  }

  /// Creates a share link for a value with a title.
  @_disfavoredOverload
  public nonisolated init<I: Transferable>(
    _ titleResource: LocalizedStringResource, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  )
  where Data == CollectionOfOne<I> {
    self.init(Text(titleResource), item: item, subject: subject, message: message, preview: preview)
  }

  /// Creates a share link for several values with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(Text(title), items: items, subject: subject, message: message, preview: preview)
  }

  /// Creates a share link for a value with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  )
  where Data == CollectionOfOne<I> {
    self.init(Text(title), item: item, subject: subject, message: message, preview: preview)
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Creates a share link for several strings with the system's label.
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil
  )
  where Data.Element == String {
    self.init(sharing: items, subject, message, { _ in nil }, DefaultShareLinkLabel())
  }

  /// Creates a share link for a string with the system's label.
  public nonisolated init(
    item: String, subject: Text? = nil, message: Text? = nil
  )
  where Data == CollectionOfOne<String> {
    self.init(
      sharing: CollectionOfOne(item), subject, message, { _ in nil }, DefaultShareLinkLabel())
  }

  /// Creates a share link for several URLs with the system's label.
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil
  )
  where Data.Element == URL {
    self.init(sharing: items, subject, message, { _ in nil }, DefaultShareLinkLabel())
  }

  /// Creates a share link for a URL with the system's label.
  public nonisolated init(
    item: URL, subject: Text? = nil, message: Text? = nil
  )
  where Data == CollectionOfOne<URL> {
    self.init(
      sharing: CollectionOfOne(item), subject, message, { _ in nil }, DefaultShareLinkLabel())
  }

  /// Creates a share link for several strings with a title.
  public nonisolated init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
  )
  where Data.Element == String {
    self.init(sharing: items, subject, message, { _ in nil }, DefaultShareLinkLabel(title: title))
  }

  /// Creates a share link for a string with a title.
  public nonisolated init(
    _ title: Text, item: String, subject: Text? = nil, message: Text? = nil
  )
  where Data == CollectionOfOne<String> {
    self.init(
      sharing: CollectionOfOne(item), subject, message, { _ in nil },
      DefaultShareLinkLabel(title: title))
  }

  /// Creates a share link for several URLs with a title.
  public nonisolated init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
  )
  where Data.Element == URL {
    self.init(sharing: items, subject, message, { _ in nil }, DefaultShareLinkLabel(title: title))
  }

  /// Creates a share link for a URL with a title.
  public nonisolated init(
    _ title: Text, item: URL, subject: Text? = nil, message: Text? = nil
  )
  where Data == CollectionOfOne<URL> {
    self.init(
      sharing: CollectionOfOne(item), subject, message, { _ in nil },
      DefaultShareLinkLabel(title: title))
  }

  /// Creates a share link for several strings with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  )
  where Data.Element == String {
    self.init(Text(titleKey), items: items, subject: subject, message: message)
  }

  /// Creates a share link for a string with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  )
  where Data == CollectionOfOne<String> {
    self.init(Text(titleKey), item: item, subject: subject, message: message)
  }

  /// Creates a share link for several URLs with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  )
  where Data.Element == URL {
    self.init(Text(titleKey), items: items, subject: subject, message: message)
  }

  /// Creates a share link for a URL with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  )
  where Data == CollectionOfOne<URL> {
    self.init(Text(titleKey), item: item, subject: subject, message: message)
  }

  /// Creates a share link for several strings with a title.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil,
    message: Text? = nil
  )
  where Data.Element == String {
    self.init(Text(titleResource), items: items, subject: subject, message: message)
  }

  /// Creates a share link for a string with a title.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, item: String, subject: Text? = nil,
    message: Text? = nil
  )
  where Data == CollectionOfOne<String> {
    self.init(Text(titleResource), item: item, subject: subject, message: message)
  }

  /// Creates a share link for several URLs with a title.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil,
    message: Text? = nil
  )
  where Data.Element == URL {
    self.init(Text(titleResource), items: items, subject: subject, message: message)
  }

  /// Creates a share link for a URL with a title.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, item: URL, subject: Text? = nil, message: Text? = nil
  )
  where Data == CollectionOfOne<URL> {
    self.init(Text(titleResource), item: item, subject: subject, message: message)
  }

  /// Creates a share link for several strings with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  )
  where Data.Element == String {
    self.init(Text(title), items: items, subject: subject, message: message)
  }

  /// Creates a share link for a string with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil
  )
  where Data == CollectionOfOne<String> {
    self.init(Text(title), item: item, subject: subject, message: message)
  }

  /// Creates a share link for several URLs with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  )
  where Data.Element == URL {
    self.init(Text(title), items: items, subject: subject, message: message)
  }

  /// Creates a share link for a URL with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
  )
  where Data == CollectionOfOne<URL> {
    self.init(Text(title), item: item, subject: subject, message: message)
  }
}
