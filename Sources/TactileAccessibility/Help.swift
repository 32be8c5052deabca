@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

extension View {
  /// Adds help text to the view.
  ///
  /// A host with a mouse shows the text next to the pointer. For assistive technologies, it is the
  /// view's hint.
  public nonisolated func help(_ text: Text) -> some View { accessibilityHint(text) }

  /// Adds help text to the view, which is also its accessibility hint.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

  /// Adds help text to the view, which is also its accessibility hint.
  @_disfavoredOverload
  public nonisolated func help(_ textResource: LocalizedStringResource) -> some View {
    help(Text(textResource))
  }

  /// Adds help text to the view, which is also its accessibility hint.
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}
