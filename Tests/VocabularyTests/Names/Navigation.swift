import Foundation
import SwiftUI

// Navigation stacks, lists and toolbars.

private let title = "Title"

struct EveryStack: View {
  private let folders: [URL] = [
    .documentsDirectory, .applicationSupportDirectory, .cachesDirectory, .downloadsDirectory,
    .desktopDirectory, .picturesDirectory, .musicDirectory, .moviesDirectory,
  ]

  @State private var path = NavigationPath()
  @State private var saved: SavedPath?
  @State private var numbers: [Int] = []
  @State private var number: Int?
  @State private var isShown = false

  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Next", destination: Text("Page"))
        NavigationLink(title, destination: Text("Page"))
        NavigationLink("Next") { Text("Page") }
        NavigationLink(title) { Text("Page") }
        NavigationLink {
          Text("Page")
        } label: {
          Label("Next", systemImage: "star")
        }
        NavigationLink(destination: Text("Page")) { Text("Next") }
        NavigationLink("Next", value: 1)
        NavigationLink(title, value: number)
        NavigationLink(value: "word") { Text("Next") }.buttonStyle(.plain)
      }
      .navigationTitle("Title")
      .navigationBarTitleDisplayMode(.inline)
      .navigationDestination(for: Int.self) { Text("\($0)") }
      .navigationDestination(for: String.self) { word in Text(word) }
      .navigationDestination(isPresented: $isShown) { Text("Page") }
      .navigationDestination(item: $number) { Text("\($0)") }
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") {} }
        ToolbarItem { Button("Edit") {} }
        ToolbarItem(id: "sort", placement: .primaryAction) { Button("Sort") {} }
        if number != nil { ToolbarItem(placement: .cancellationAction) { Button("Stop") {} } }
        ToolbarItemGroup(placement: .bottomBar) {
          Button("One") {}
          Button("Two") {}
        }
      }
    }
    NavigationStack(path: $path) { Text("Root").navigationTitle(title) }
    NavigationStack(path: $numbers) { Text("Root").navigationTitle(Text("Title")) }
    NavigationView { Text("Root").toolbar { Button("Add") {} } }
    Text("Root").navigationBarBackButtonHidden().navigationBarHidden(true)
    Button("More") { path.append(1) }
    Button("Restore") { path = path.codable.map { NavigationPath($0) } ?? path }
    Button("Save") { isShown = saved.map { $0.path == $0.path } ?? false }
    Text(URL.documentsDirectory.appending(path: "Path").path)
    Text(ToolbarItem(id: "sort") { Text("A") }.id)
  }
}

/// A document that stores a navigation path among other values.
struct SavedPath: Codable {
  let path: NavigationPath.CodableRepresentation

  init(from decoder: any Decoder) throws { path = try .init(from: decoder) }

  func encode(to encoder: any Encoder) throws { try path.encode(to: encoder) }
}

struct EveryList: View {
  struct Item: Identifiable {
    let id: Int
    var name = "Name"
  }

  @State private var items: [Item] = []

  var body: some View {
    List { Text("Row") }
    List(items) { item in Text(item.name) }
    List(items, id: \.name) { Text($0.name) }
    List(0..<5) { index in Text("\(index)") }
    List($items) { $item in Button(item.name) { item.name = "Other" } }
    List {
      Section("Header") { Text("Row") }
      Section(title) { ForEach(items) { Text($0.name) } }
      Section { Text("Row") }
      Section {
        Text("Row")
      } header: {
        Text("Header")
      }
      Section {
        Text("Row")
      } footer: {
        Text("Footer")
      }
      Section {
        Button("Delete", role: .destructive) {}
      } header: {
        Text("Header")
      } footer: {
        Text("Footer")
      }
      Section(header: Text("Header")) { Text("Row") }
      Section(header: Text("Header"), footer: Text("Footer")) { Text("Row") }
    }
    .listStyle(.plain)
    List {
      Button("Row") {}
        .listRowBackground(Color.clear)
        .listRowSeparator(.hidden)
        .listRowSeparator(.visible, edges: .bottom)
        .listRowSeparatorTint(.red)
        .listRowInsets(EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8))
        .listRowInsets(.init())
    }
    .listStyle(InsetGroupedListStyle())
    Form {
      Section { Toggle("On", isOn: .constant(true)) }
      Button("Save") {}.frame(maxWidth: .infinity)
    }
  }
}

struct EverySelectingList: View {
  @State private var items: [EveryList.Item] = []
  @State private var one: Int?
  @State private var many: Set<Int> = []
  @State private var name: String?
  @State private var names = Set<String>()

  var body: some View {
    Group {
      List(selection: $one) { Text("Row").tag(1) }
      List(selection: $many) { Text("Row").tag(1) }
      List(items, selection: $one) { item in Text(item.name) }
      List(items, selection: $many) { Text($0.name) }
      List(items, id: \.name, selection: $name) { Text($0.name) }
      List(items, id: \.name, selection: $names) { Text($0.name) }
      List(0..<5, selection: $one) { index in Text("\(index)") }
      List(0..<5, selection: $many) { index in Text("\(index)") }
      List($items, selection: $one) { $item in Text(item.name) }
      List($items, selection: $many) { $item in Text(item.name) }
    }
    List(selection: $name) {
      Section("Header") { ForEach(items) { Text($0.name).tag($0.name) } }
    }
  }
}
