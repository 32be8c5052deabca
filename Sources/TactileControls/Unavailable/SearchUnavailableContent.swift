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
    let query = query ?? searchQuery?.text ?? ""
    TactileButtons.Label(
      query.isEmpty ? "No Results" : "No Results for “\(query)”", systemImage: "magnifyingglass")
  }
}

/// The text of a search field, which views below the field's bar can read.
@MainActor
package final class SearchQuery {
  private let cell = Cell("")

  package nonisolated init() {}

  /// The text; a body that reads it is evaluated again after a change.
  package var text: String { cell.read() }

  /// Sets the text.
  package func set(_ text: String) {
    if cell.value != text { cell.write(text) }
  }
}

private enum SearchQueryKey: EnvironmentKey {
  static var defaultValue: SearchQuery? { nil }
}

extension EnvironmentValues {
  /// The text of the search field above the view.
  package var searchQuery: SearchQuery? {
    get { self[SearchQueryKey.self] }
    set { self[SearchQueryKey.self] = newValue }
  }
}
