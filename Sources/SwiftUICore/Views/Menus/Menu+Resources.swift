extension Menu where Label == Text {
  /// Makes a menu with a title.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(titleResource) }
  }

  /// Makes a menu with a title and an action of its own.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(titleResource) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == SwiftUICore.Label<Text, Image> {
  /// Makes a menu with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUICore.Label(titleResource, systemImage: systemImage) }
  }

  /// Makes a menu with a title, a symbol and an action of its own.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { SwiftUICore.Label(titleResource, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  /// Makes a menu with a title and a picture.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUICore.Label(titleKey, image: image) }
  }

  /// Makes a menu with a title and a picture.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUICore.Label(title, image: image) }
  }

  /// Makes a menu with a title, a picture and an action of its own.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { SwiftUICore.Label(titleKey, image: image) },
      primaryAction: primaryAction)
  }

  /// Makes a menu with a title, a picture and an action of its own.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { SwiftUICore.Label(title, image: image) },
      primaryAction: primaryAction)
  }

  /// Makes a menu with a title and a picture.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUICore.Label(titleResource, image: image) }
  }

  /// Makes a menu with a title, a picture and an action of its own.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { SwiftUICore.Label(titleResource, image: image) },
      primaryAction: primaryAction)
  }
}
