import Foundation
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

extension View {
  /// Makes this view searchable by a text and tokens, with a prompt.
  ///
  /// Tokens are in front of the text. The Delete key at the start of an empty text removes the last one.
  ///
  /// ```swift
  /// MailList()
  ///   .searchable(text: $query, tokens: $tokens, prompt: Text("Search")) { token in
  ///     Label(token.name, systemImage: token.symbol)
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - text: A binding to the text of the field.
  ///   - tokens: A binding to the tokens.
  ///   - placement: The location of the field.
  ///   - prompt: The text in the empty field; nil for “Search”.
  ///   - token: A view for each token.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable
  {
    modifier(
      SearchableModifier(
        SearchSetup(
          text: text, tokens: SearchTokens(tokens, token: token), placement: placement.kind,
          prompt: prompt)))
  }

  /// Makes this view searchable by a text and tokens, with a localized prompt.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable
  {
    modifier(
      SearchableModifier(
        SearchSetup(
          text: text, tokens: SearchTokens(tokens, token: token), placement: placement.kind,
          prompt: Text(prompt))))
  }

  /// Makes this view searchable by a text and tokens, with a prompt of a localized resource.
  @_disfavoredOverload
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable
  {
    modifier(
      SearchableModifier(
        SearchSetup(
          text: text, tokens: SearchTokens(tokens, token: token), placement: placement.kind,
          prompt: Text(prompt))))
  }

  /// Makes this view searchable by a text and tokens, with a prompt of a string.
  @_disfavoredOverload
  public nonisolated func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable
  {
    modifier(
      SearchableModifier(
        SearchSetup(
          text: text, tokens: SearchTokens(tokens, token: token), placement: placement.kind,
          prompt: Text(prompt))))
  }

  /// Makes this view searchable by a text and tokens, with a prompt and a binding to whether the search is presented.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable
  {
    modifier(
      SearchableModifier(
        SearchSetup(
          text: text, tokens: SearchTokens(tokens, token: token), isPresented: isPresented,
          placement: placement.kind, prompt: prompt)))
  }

  /// Makes this view searchable by a text and tokens, with a localized prompt and a binding to whether the search is presented.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable
  {
    modifier(
      SearchableModifier(
        SearchSetup(
          text: text, tokens: SearchTokens(tokens, token: token), isPresented: isPresented,
          placement: placement.kind, prompt: Text(prompt))))
  }

  /// Makes this view searchable by a text and tokens, with a prompt of a localized resource and a binding to whether the search is presented.
  @_disfavoredOverload
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable
  {
    modifier(
      SearchableModifier(
        SearchSetup(
          text: text, tokens: SearchTokens(tokens, token: token), isPresented: isPresented,
          placement: placement.kind, prompt: Text(prompt))))
  }

  /// Makes this view searchable by a text and tokens, with a prompt of a string and a binding to whether the search is presented.
  @_disfavoredOverload
  public nonisolated func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable
  {
    modifier(
      SearchableModifier(
        SearchSetup(
          text: text, tokens: SearchTokens(tokens, token: token), isPresented: isPresented,
          placement: placement.kind, prompt: Text(prompt))))
  }
}
