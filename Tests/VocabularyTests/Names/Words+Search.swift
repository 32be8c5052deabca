import Foundation
import SwiftUI

// Messages in the place of content, and search fields.

private let title = "Title"
private let resource: LocalizedStringResource = "Title"

struct EveryMessage: View {
  private let query = "Kiwi"

  var body: some View {
    Group {
      ContentUnavailableView("No Mail", systemImage: "tray.fill")
      ContentUnavailableView("No Mail", systemImage: "tray.fill", description: Text("Later"))
      ContentUnavailableView(title, systemImage: "tray.fill", description: Text("Later"))
      ContentUnavailableView(resource, systemImage: "tray.fill")
      ContentUnavailableView("No Mail", image: "tray", description: Text("Later"))
      ContentUnavailableView(title, image: "tray")
      ContentUnavailableView(resource, image: "tray")
    }
    Group {
      ContentUnavailableView { Label("No Mail", systemImage: "tray.fill") }
      ContentUnavailableView {
        Label("No Mail", systemImage: "tray.fill")
      } description: {
        Text("Later")
      }
      ContentUnavailableView {
        Text("No Mail")
      } actions: {
        Button("Check Again") {}
      }
      ContentUnavailableView {
        Text("No Mail")
      } description: {
        Text("Later")
      } actions: {
        Button("Check Again") {}
        Button("Write") {}
      }
    }
    ContentUnavailableView.search
    ContentUnavailableView.search(text: query)
    SearchParts()
  }
}

/// The parts of the message that a search has no results, by the names of their types.
private struct SearchParts: View {
  let message:
    ContentUnavailableView<
      SearchUnavailableContent.Label, SearchUnavailableContent.Description,
      SearchUnavailableContent.Actions
    > = .search

  var body: some View { message }
}

@MainActor @ViewBuilder
private func bodies(
  _ message: ContentUnavailableView<Text, Text, Button<Text>>,
  _ label: SearchUnavailableContent.Label, _ description: SearchUnavailableContent.Description,
  _ actions: SearchUnavailableContent.Actions
) -> some View {
  message.body
  label.body
  description.body
  actions.body
}

private struct Tag: Identifiable {
  let id: String
}

struct EverySearch: View {
  private enum Part { case search }

  @State private var query = ""
  @State private var tags: [Tag] = []
  @State private var offered: [Tag] = []
  @State private var isShown = false
  @State private var scope = 0
  @FocusState private var isFocused: Bool
  @FocusState private var part: Part?

  var body: some View {
    NavigationStack {
      Text("Page")
        .searchable(text: $query)
        .searchable(text: $query, placement: .toolbar)
        .searchable(text: $query, placement: .automatic)
        .searchable(text: $query, placement: .navigationBarDrawer, prompt: Text("Find"))
        .searchable(
          text: $query, placement: .navigationBarDrawer(displayMode: .always), prompt: "Find"
        )
        .searchable(text: $query, placement: .sidebar, prompt: title)
        .searchable(text: $query, placement: .toolbarPrincipal, prompt: resource)
        .searchFocused($isFocused)
        .searchFocused($part, equals: .search)
        .searchPresentationToolbarBehavior(.avoidHidingContent)
        .searchPresentationToolbarBehavior(.automatic)
        .searchToolbarBehavior(.minimize)
        .searchToolbarBehavior(.automatic)
        .onSubmit(of: .search) {}
    }
    .searchable(text: $query, isPresented: $isShown)
    .searchable(text: $query, isPresented: $isShown, prompt: Text("Find"))
    .searchable(text: $query, isPresented: $isShown, prompt: "Find")
    .searchable(text: $query, isPresented: $isShown, prompt: title)
    .searchable(text: $query, isPresented: $isShown, prompt: resource)
  }

  private var suggesting: some View {
    Text("Page")
      .searchable(text: $query) { Text("Apple").searchCompletion("apple") }
      .searchable(text: $query, prompt: "Find") { Text("Apple").searchCompletion("apple") }
      .searchable(text: $query, prompt: title) { Text("Apple").searchCompletion("apple") }
      .searchSuggestions { Text("New").searchCompletion(Tag(id: "New")) }
      .searchSuggestions(.hidden, for: .content)
      .searchSuggestions(.hidden, for: [.menu, SearchSuggestionsPlacement.Set(rawValue: 2)])
      .searchScopes($scope) { Text("All").tag(0) }
      .searchScopes($scope, activation: .onTextEntry) { Text("All").tag(0) }
      .searchScopes($scope, activation: .onSearchPresentation) { Text("All").tag(0) }
      .searchScopes($scope, activation: .automatic) { Text("All").tag(0) }
  }

  private var tokens: some View {
    Text("Page")
      .searchable(text: $query, tokens: $tags) { Text($0.id) }
      .searchable(text: $query, tokens: $tags, prompt: "Find") { Text($0.id) }
      .searchable(text: $query, tokens: $tags, prompt: title) { Text($0.id) }
      .searchable(text: $query, tokens: $tags, prompt: resource) { Text($0.id) }
      .searchable(text: $query, tokens: $tags, isPresented: $isShown) { Text($0.id) }
      .searchable(text: $query, tokens: $tags, isPresented: $isShown, prompt: "Find") {
        Text($0.id)
      }
      .searchable(text: $query, tokens: $tags, isPresented: $isShown, prompt: title) {
        Text($0.id)
      }
      .searchable(text: $query, tokens: $tags, isPresented: $isShown, prompt: resource) {
        Text($0.id)
      }
  }

  private var offering: some View {
    Text("Page")
      .searchable(text: $query, tokens: $tags, suggestedTokens: $offered) { Text($0.id) }
      .searchable(text: $query, tokens: $tags, suggestedTokens: $offered, prompt: "Find") {
        Text($0.id)
      }
      .searchable(text: $query, tokens: $tags, suggestedTokens: $offered, prompt: title) {
        Text($0.id)
      }
      .searchable(text: $query, tokens: $tags, suggestedTokens: $offered, prompt: resource) {
        Text($0.id)
      }
      .searchable(
        text: $query, tokens: $tags, suggestedTokens: $offered, isPresented: $isShown
      ) { Text($0.id) }
      .searchable(
        text: $query, tokens: $tags, suggestedTokens: $offered, isPresented: $isShown,
        prompt: "Find"
      ) { Text($0.id) }
      .searchable(
        text: $query, tokens: $tags, suggestedTokens: $offered, isPresented: $isShown,
        prompt: title
      ) { Text($0.id) }
      .searchable(
        text: $query, tokens: $tags, suggestedTokens: $offered, isPresented: $isShown,
        prompt: resource
      ) { Text($0.id) }
  }

  private var editing: some View {
    Text("Page")
      .searchable(text: $query, editableTokens: $tags) { $tag in Text(tag.id) }
      .searchable(text: $query, editableTokens: $tags, prompt: "Find") { $tag in Text(tag.id) }
      .searchable(text: $query, editableTokens: $tags, prompt: title) { $tag in Text(tag.id) }
      .searchable(text: $query, editableTokens: $tags, prompt: resource) { $tag in Text(tag.id) }
      .searchable(text: $query, editableTokens: $tags, isPresented: $isShown) { $tag in
        Text(tag.id)
      }
      .searchable(text: $query, editableTokens: $tags, isPresented: $isShown, prompt: "Find") {
        $tag in Text(tag.id)
      }
      .searchable(text: $query, editableTokens: $tags, isPresented: $isShown, prompt: title) {
        $tag in Text(tag.id)
      }
      .searchable(text: $query, editableTokens: $tags, isPresented: $isShown, prompt: resource) {
        $tag in Text(tag.id)
      }
  }
}

private struct SearchValues: View {
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch
  @Environment(\.searchSuggestionsPlacement) private var placement

  var body: some View {
    if isSearching {
      Button("Done") { dismissSearch() }
      if placement == .menu || placement == .content || placement == .automatic { Text("Page") }
      Text("\(SearchSuggestionsPlacement.Set.content.rawValue)")
      EmptyView().searchable(
        text: .constant(""),
        placement: .navigationBarDrawer(
          displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode.automatic))
    }
  }
}
