import Foundation
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

extension View {
  /// Makes this view searchable by a text, with a prompt.
  ///
  /// Apply it to a view in a ``NavigationStack``, or to the stack. The search field is in a bar of the page:
  ///
  /// ```swift
  /// NavigationStack {
  ///   List(matches) { fruit in Text(fruit.name) }
  ///     .navigationTitle("Fruit")
  ///     .searchable(text: $query)
  /// }
  /// ```
  ///
  /// Show what matches the text; the modifier itself filters nothing. Views inside read ``EnvironmentValues/isSearching``.
  /// The Return key runs the actions of `onSubmit(of: .search)`, and the Escape key ends the search. Outside of a
  /// navigation stack, there is no field.
  ///
  /// - Parameters:
  ///   - text: A binding to the text of the field.
  ///   - placement: The location of the field.
  ///   - prompt: The text in the empty field; nil for “Search”.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(
      SearchableModifier(
        SearchSetup(
          text: text, placement: placement.kind, prompt: prompt)))
  }

  /// Makes this view searchable by a text, with a localized prompt.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    modifier(
      SearchableModifier(
        SearchSetup(
          text: text, placement: placement.kind, prompt: Text(prompt))))
  }

  /// Makes this view searchable by a text, with a prompt of a localized resource.
  @_disfavoredOverload
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource
  ) -> some View {
    modifier(
      SearchableModifier(
        SearchSetup(
          text: text, placement: placement.kind, prompt: Text(prompt))))
  }

  /// Makes this view searchable by a text, with a prompt of a string.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(
      SearchableModifier(
        SearchSetup(
          text: text, placement: placement.kind, prompt: Text(prompt))))
  }

  /// Makes this view searchable by a text, with a prompt and a binding to whether the search is presented.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(
      SearchableModifier(
        SearchSetup(
          text: text, isPresented: isPresented, placement: placement.kind, prompt: prompt)))
  }

  /// Makes this view searchable by a text, with a localized prompt and a binding to whether the search is presented.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    modifier(
      SearchableModifier(
        SearchSetup(
          text: text, isPresented: isPresented, placement: placement.kind, prompt: Text(prompt))))
  }

  /// Makes this view searchable by a text, with a prompt of a localized resource and a binding to whether the search is presented.
  @_disfavoredOverload
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource
  ) -> some View {
    modifier(
      SearchableModifier(
        SearchSetup(
          text: text, isPresented: isPresented, placement: placement.kind, prompt: Text(prompt))))
  }

  /// Makes this view searchable by a text, with a prompt of a string and a binding to whether the search is presented.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    modifier(
      SearchableModifier(
        SearchSetup(
          text: text, isPresented: isPresented, placement: placement.kind, prompt: Text(prompt))))
  }

  /// Makes this view searchable by a text, with suggestions.
  ///
  /// New code should use `searchSuggestions(_:)`.
  public nonisolated func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Makes this view searchable by a text, with a localized prompt and suggestions.
  ///
  /// New code should use `searchSuggestions(_:)`.
  public nonisolated func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Makes this view searchable by a text, with a prompt of a string and suggestions.
  ///
  /// New code should use `searchSuggestions(_:)`.
  @_disfavoredOverload
  public nonisolated func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }
}
