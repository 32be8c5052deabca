import Foundation
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// The effect of choosing a suggestion.
struct SearchChoice {
  /// Replaces the text of the search field.
  let complete: (String) -> Void
  /// Appends a token; returns whether it has the type of the search's tokens.
  let append: (Any) -> Bool
}

private enum SearchChoiceKey: EnvironmentKey {
  static var defaultValue: SearchChoice? { nil }
}

extension EnvironmentValues {
  /// The effect of choosing the enclosing suggestion; nil outside of suggestions.
  var searchChoice: SearchChoice? {
    get { self[SearchChoiceKey.self] }
    set { self[SearchChoiceKey.self] = newValue }
  }
}

extension View {
  /// Sets the text that this view stands for among the suggestions of a search.
  ///
  /// The view becomes a button, which replaces the text of the search field. Outside of the suggestions, the modifier has
  /// no effect.
  ///
  /// ```swift
  /// .searchSuggestions {
  ///   Text("🍎 Apple").searchCompletion("apple")
  /// }
  /// ```
  public nonisolated func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletionModifier { $0.complete(completion) })
  }

  /// Sets the token that this view stands for among the suggestions of a search.
  ///
  /// The view becomes a button, which appends the token to those of the search field. The token must have the type of the
  /// field's tokens; otherwise, the button does nothing, and a warning is issued.
  public nonisolated func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    modifier(
      SearchCompletionModifier { choice in
        guard !choice.append(token) else { return }
        RuntimeWarning.issue(
          "A suggestion with a token of type \(T.self) was chosen, but the search field has no tokens of this type. Pass "
            + "the tokens to searchable(text:tokens:token:), or complete the search with a text.")
      })
  }
}

/// Makes a suggestion a button.
private nonisolated struct SearchCompletionModifier: ViewModifier {
  let choose: (SearchChoice) -> Void

  @MainActor
  func body(content: Content) -> some View {
    Suggestion(content: content, choose: choose)
  }
}

/// A suggestion, which is a button where a choice has an effect.
private struct Suggestion<Content: View>: View {
  let content: Content
  let choose: (SearchChoice) -> Void
  @Environment(\.searchChoice) private var choice
  @Environment(\.searchSuggestionsPlacement) private var placement

  var body: some View {
    if let choice {
      let isMenu = placement == .menu
      Button {
        choose(choice)
      } label: {
        HStack { content }
          .padding(.horizontal, isMenu ? 16 : 0)
          .padding(.vertical, isMenu ? 11 : 0)
          .frame(maxWidth: isMenu ? .infinity : nil, alignment: .leading)
          .contentShape(Rectangle())
      }
    } else {
      content
    }
  }
}
