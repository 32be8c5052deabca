@_spi(Engine) import TactileInput
@_spi(Engine) import TactileViewGraph

/// A link between the focus of a search field and a focus state.
struct SearchFocusLink {
  /// Binds the focus of a view.
  let bind: (AnyView) -> AnyView
}

private enum SearchFocusKey: EnvironmentKey {
  static var defaultValue: [SearchFocusLink] { [] }
}

extension EnvironmentValues {
  /// The links of the enclosing views to the focus of a search field.
  var searchFocusLinks: [SearchFocusLink] {
    get { self[SearchFocusKey.self] }
    set { self[SearchFocusKey.self] = newValue }
  }
}

extension View {
  /// Binds the focus of the search field of this view to a Boolean focus state.
  ///
  /// Apply it outside of the `searchable` modifier. To begin a search in code, write true:
  ///
  /// ```swift
  /// @FocusState private var isSearchFocused: Bool
  ///
  /// NoteList()
  ///   .searchable(text: $query)
  ///   .searchFocused($isSearchFocused)
  /// ```
  public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    transformEnvironment(\.searchFocusLinks) {
      $0.append(SearchFocusLink { AnyView($0.focused(binding)) })
    }
  }

  /// Binds the focus of the search field of this view to a value of a focus state.
  ///
  /// - Parameters:
  ///   - binding: The focus state.
  ///   - value: The value of the state while the field has the focus.
  public nonisolated func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    transformEnvironment(\.searchFocusLinks) {
      $0.append(SearchFocusLink { AnyView($0.focused(binding, equals: value)) })
    }
  }
}
