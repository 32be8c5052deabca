@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

extension Menu where Label == Text {
  /// Creates a menu with a title.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(titleResource) }
  }

  /// Creates a menu with a title and a custom primary action.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(titleResource) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == TactileButtons.Label<Text, Image> {
  /// Creates a menu with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { TactileButtons.Label(titleResource, systemImage: systemImage) }
  }

  /// Creates a menu with a title, a symbol and a custom primary action.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { TactileButtons.Label(titleResource, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  /// Creates a menu with a title and an image.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { TactileButtons.Label(titleKey, image: image) }
  }

  /// Creates a menu with a title and an image.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { TactileButtons.Label(title, image: image) }
  }

  /// Creates a menu with a title, an image and a custom primary action.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { TactileButtons.Label(titleKey, image: image) },
      primaryAction: primaryAction)
  }

  /// Creates a menu with a title, an image and a custom primary action.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { TactileButtons.Label(title, image: image) },
      primaryAction: primaryAction)
  }

  /// Creates a menu with a title and an image.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { TactileButtons.Label(titleResource, image: image) }
  }

  /// Creates a menu with a title, an image and a custom primary action.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { TactileButtons.Label(titleResource, image: image) },
      primaryAction: primaryAction)
  }
}
