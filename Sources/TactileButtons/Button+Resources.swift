@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

extension Button where Label == Text {
  /// Creates a button with a title.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init(
    _ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(titleResource) }
  }

  /// Creates a button with a title and a role.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init(
    _ titleResource: LocalizedStringResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleResource) }
  }
}

extension Button where Label == TactileButtons.Label<Text, Image> {
  /// Creates a button with a title and a symbol.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(titleResource, systemImage: systemImage, role: nil, action: action)
  }

  /// Creates a button with a title, a symbol and a role.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      TactileButtons.Label(titleResource, systemImage: systemImage)
    }
  }

  /// Creates a button with a title and an image.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(titleKey, image: image, role: nil, action: action)
  }

  /// Creates a button with a title and an image.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(title, image: image, role: nil, action: action)
  }

  /// Creates a button with a title and an image.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(titleResource, image: image, role: nil, action: action)
  }

  /// Creates a button with a title, an image and a role.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { TactileButtons.Label(titleKey, image: image) }
  }

  /// Creates a button with a title, an image and a role.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { TactileButtons.Label(title, image: image) }
  }

  /// Creates a button with a title, an image and a role.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { TactileButtons.Label(titleResource, image: image) }
  }
}
