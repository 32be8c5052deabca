@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// The parts of the message that a search has no results.
///
/// You don't create these views. They are the type parameters of `ContentUnavailableView.search`. Mirrors SwiftUI's
/// `SearchUnavailableContent`.
public struct SearchUnavailableContent {
  /// The title, with a magnifying glass above it.
  public nonisolated struct Label: View {
    /// The searched text; nil for that of the enclosing search field.
    let query: String?

    /// The title with its symbol.
    @MainActor @preconcurrency public var body: some View { SearchUnavailableLabel(query: query) }
  }

  /// The description, which suggests another search.
  public nonisolated struct Description: View {
    /// The text of the description.
    @MainActor @preconcurrency public var body: some View {
      Text("Check the spelling or try a new search.")
    }
  }

  /// The actions, of which there are none.
  public nonisolated struct Actions: View {
    /// Shows nothing.
    @MainActor @preconcurrency public var body: some View { EmptyView() }
  }
}

/// The title of a search without results.
private struct SearchUnavailableLabel: View {
  let query: String?
  @Environment(\.searchQuery) private var searchQuery

  var body: some View {
    let query = query ?? searchQuery?.wrappedValue ?? ""
    TactileButtons.Label(
      query.isEmpty ? "No Results" : "No Results for “\(query)”", systemImage: "magnifyingglass")
  }
}

private enum SearchQueryKey: EnvironmentKey {
  static var defaultValue: Binding<String>? { nil }
}

extension EnvironmentValues {
  /// The text of the search field above the view; nil outside of pages with bars.
  package var searchQuery: Binding<String>? {
    get { self[SearchQueryKey.self] }
    set { self[SearchQueryKey.self] = newValue }
  }
}
