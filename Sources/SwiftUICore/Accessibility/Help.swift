extension View {
  /// Says what the view is good for.
  ///
  /// Where there is a mouse, a host shows it beside the pointer; everywhere it is the view's hint to
  /// those who do not see it.
  public nonisolated func help(_ text: Text) -> some View { accessibilityHint(text) }

  /// Says what the view is good for.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

  /// Says what the view is good for.
  @_disfavoredOverload
  public nonisolated func help(_ textResource: LocalizedStringResource) -> some View {
    help(Text(textResource))
  }

  /// Says what the view is good for.
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}
