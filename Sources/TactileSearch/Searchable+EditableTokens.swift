import Foundation
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

extension View {
  /// Makes this view searchable by a text and tokens that people can change, with a prompt.
  ///
  /// The closure receives a binding to each token, so that its view can change it.
  ///
  /// - Parameters:
  ///   - text: A binding to the text of the field.
  ///   - editableTokens: A binding to the tokens.
  ///   - placement: The location of the field.
  ///   - prompt: The text in the empty field; nil for “Search”.
  ///   - token: A view for each token.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: RandomAccessCollection, C: MutableCollection, C: RangeReplaceableCollection,
    C.Element: Identifiable
  {
    modifier(
      SearchableModifier(
        SearchSetup(
          text: text, tokens: SearchTokens(editable: editableTokens, token: token),
          placement: placement.kind, prompt: prompt)))
  }

  /// Makes this view searchable by a text and tokens that people can change, with a localized prompt.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: RandomAccessCollection, C: MutableCollection, C: RangeReplaceableCollection,
    C.Element: Identifiable
  {
    modifier(
      SearchableModifier(
        SearchSetup(
          text: text, tokens: SearchTokens(editable: editableTokens, token: token),
          placement: placement.kind, prompt: Text(prompt))))
  }

  /// Makes this view searchable by a text and tokens that people can change, with a prompt of a localized resource.
  @_disfavoredOverload
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: RandomAccessCollection, C: MutableCollection, C: RangeReplaceableCollection,
    C.Element: Identifiable
  {
    modifier(
      SearchableModifier(
        SearchSetup(
          text: text, tokens: SearchTokens(editable: editableTokens, token: token),
          placement: placement.kind, prompt: Text(prompt))))
  }

  /// Makes this view searchable by a text and tokens that people can change, with a prompt of a string.
  @_disfavoredOverload
  public nonisolated func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: RandomAccessCollection, C: MutableCollection, C: RangeReplaceableCollection,
    C.Element: Identifiable
  {
    modifier(
      SearchableModifier(
        SearchSetup(
          text: text, tokens: SearchTokens(editable: editableTokens, token: token),
          placement: placement.kind, prompt: Text(prompt))))
  }

  /// Makes this view searchable by a text and tokens that people can change, with a prompt and a binding to whether the search is presented.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: RandomAccessCollection, C: MutableCollection, C: RangeReplaceableCollection,
    C.Element: Identifiable
  {
    modifier(
      SearchableModifier(
        SearchSetup(
          text: text, tokens: SearchTokens(editable: editableTokens, token: token),
          isPresented: isPresented, placement: placement.kind, prompt: prompt)))
  }

  /// Makes this view searchable by a text and tokens that people can change, with a localized prompt and a binding to whether the search is presented.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: RandomAccessCollection, C: MutableCollection, C: RangeReplaceableCollection,
    C.Element: Identifiable
  {
    modifier(
      SearchableModifier(
        SearchSetup(
          text: text, tokens: SearchTokens(editable: editableTokens, token: token),
          isPresented: isPresented, placement: placement.kind, prompt: Text(prompt))))
  }

  /// Makes this view searchable by a text and tokens that people can change, with a prompt of a localized resource and a binding to whether the search is presented.
  @_disfavoredOverload
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: RandomAccessCollection, C: MutableCollection, C: RangeReplaceableCollection,
    C.Element: Identifiable
  {
    modifier(
      SearchableModifier(
        SearchSetup(
          text: text, tokens: SearchTokens(editable: editableTokens, token: token),
          isPresented: isPresented, placement: placement.kind, prompt: Text(prompt))))
  }

  /// Makes this view searchable by a text and tokens that people can change, with a prompt of a string and a binding to whether the search is presented.
  @_disfavoredOverload
  public nonisolated func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: RandomAccessCollection, C: MutableCollection, C: RangeReplaceableCollection,
    C.Element: Identifiable
  {
    modifier(
      SearchableModifier(
        SearchSetup(
          text: text, tokens: SearchTokens(editable: editableTokens, token: token),
          isPresented: isPresented, placement: placement.kind, prompt: Text(prompt))))
  }
}
