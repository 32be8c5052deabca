@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A view that displays its buttons as items of a container.
struct Items<Content: View>: View {
  let place: ItemPlace
  let dismiss: DismissAction
  @ViewBuilder let content: Content

  var body: some View {
    Group { content }
      .modifier(ContainerButtonStyleModifier(style: ItemButtonStyle(place: place)))
      .environment(\.itemDismissal, dismiss)
  }
}

extension View {
  /// Lets the system draw the strings of texts, which can't set fonts, colors and decorations (rule 2.1.14).
  func systemText() -> some View {
    transformEnvironment(\.textTraits) { $0.isFinal = true }
  }
}
