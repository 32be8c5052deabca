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
