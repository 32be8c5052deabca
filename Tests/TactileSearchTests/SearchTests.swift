import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileNavigation
@_spi(Engine) @testable import TactileScrolling
@_spi(Engine) @testable import TactileSearch
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// A search for fruit, with the finger and the keyboard.
@MainActor
@Suite struct SearchTests {
  @Test("8.2.4: Typing in the field filters the list, as the binding changes with each letter")
  func filters() throws {
    let window = Window(size: CGSize(width: 400, height: 600)) { FruitPage() }
    #expect(window.texts.contains("Apple") && window.texts.contains("Pear"))
    try window.driver.textField("Search").tap()
    window.driver.type("pe")
    window.settle()
    #expect(!window.texts.contains("Apple") && window.texts.contains("Pear"))
    #expect(
      window.graph.accessibilityDescription.contains(
        "text field “Search” value “pe”, search field"))
  }

  @Test(
    "8.2.5: Inside, isSearching is true from the first tap in the field until Cancel, which removes the text"
  )
  func cancels() throws {
    let window = Window(size: CGSize(width: 400, height: 600)) { FruitPage() }
    #expect(window.texts.contains("Browsing"))
    try window.driver.textField("Search").tap()
    #expect(window.texts.contains("Searching"))
    window.driver.type("pe")
    window.tap("Cancel")
    window.settle()
    #expect(window.texts.contains("Browsing") && window.texts.contains("Apple"))
    #expect(!window.driver.isTyping)
    #expect(!window.graph.accessibilityDescription.contains("button “Cancel”"))
  }

  @Test("8.2.5: Escape ends the search as Cancel does")
  func escape() throws {
    let window = Window(size: CGSize(width: 400, height: 600)) { FruitPage() }
    try window.driver.textField("Search").tap()
    window.driver.type("pe")
    window.strike(.escape)
    window.settle()
    #expect(window.texts.contains("Browsing") && window.texts.contains("Apple"))
  }

  @Test("8.2.6: On a Mac, Escape removes the text first, and a second Escape ends the search")
  func escapeOnMac() throws {
    let window = Window(size: CGSize(width: 600, height: 300), idiom: .mac) { FruitPage() }
    try window.driver.textField("Search").tap()
    window.driver.type("pe")
    window.strike(.escape)
    window.settle()
    #expect(window.texts.contains("Searching") && window.texts.contains("Apple"))
    window.strike(.escape)
    window.settle()
    #expect(window.texts.contains("Browsing") && !window.driver.isTyping)
  }

  @Test("8.2.7: The clear button removes the text, and the search goes on")
  func clear() throws {
    let window = Window(size: CGSize(width: 400, height: 600)) { FruitPage() }
    #expect(!window.graph.accessibilityDescription.contains("button “Clear text”"))
    try window.driver.textField("Search").tap()
    window.driver.type("pe")
    window.tap("Clear text")
    window.settle()
    #expect(window.texts.contains("Searching") && window.texts.contains("Apple"))
    #expect(window.driver.isTyping)
  }

  @Test("8.2.8: Return submits the search, and leaves it presented")
  func submit() throws {
    let log = Journal()
    let window = Window {
      FruitPage().onSubmit(of: .search) { log.note("search") }.onSubmit { log.note("text") }
    }
    try window.driver.textField("Search").tap()
    window.driver.type("pe\n")
    window.settle()
    #expect(log.entries == ["search"])
    #expect(window.texts.contains("Searching") && !window.driver.isTyping)
  }

  @Test("8.2.9: dismissSearch ends the search from inside")
  func dismisses() throws {
    struct Done: View {
      @Environment(\.dismissSearch) private var dismissSearch
      @Environment(\.isSearching) private var isSearching

      var body: some View {
        if isSearching { Button("Done") { dismissSearch() } }
      }
    }
    struct Page: View {
      @State private var query = ""
      var body: some View {
        NavigationStack {
          VStack {
            Text(query.isEmpty ? "Nothing" : query)
            Done()
          }
          .searchable(text: $query)
        }
      }
    }
    let window = Window { Page() }
    try window.driver.textField("Search").tap()
    window.driver.type("pe")
    window.tap("Done")
    window.settle()
    #expect(window.texts.contains("Nothing") && !window.driver.isTyping)
  }

  @Test("8.2.10: A program presents the search with a binding, and the binding follows the person")
  func presented() throws {
    struct Page: View {
      @State private var query = ""
      @State private var isSearching = false
      var body: some View {
        NavigationStack {
          VStack {
            Button("Find") { isSearching = true }
            Text(isSearching ? "On" : "Off")
          }
          .searchable(text: $query, isPresented: $isSearching, prompt: "Fruit")
        }
      }
    }
    let window = Window { Page() }
    window.tap("Find")
    window.settle()
    #expect(window.texts.contains("On") && window.driver.isTyping)
    window.tap("Cancel")
    window.settle()
    #expect(window.texts.contains("Off") && !window.driver.isTyping)
    try window.driver.textField("Fruit").tap()
    #expect(window.texts.contains("On"))
  }

  @Test("8.2.11: A focus state moves the focus to the field and follows it")
  func focused() throws {
    struct Page: View {
      private enum Part { case search }
      @State private var query = ""
      @FocusState private var isFocused: Bool
      @FocusState private var part: Part?
      var body: some View {
        NavigationStack {
          VStack {
            Button("Find") { isFocused = true }
            Text(isFocused ? "Focused" : "Elsewhere")
            Text(part == .search ? "In search" : "No part")
          }
          .searchable(text: $query)
          .searchFocused($isFocused)
          .searchFocused($part, equals: .search)
        }
      }
    }
    let window = Window { Page() }
    window.tap("Find")
    window.settle()
    #expect(window.driver.isTyping)
    #expect(window.texts.contains("Focused") && window.texts.contains("In search"))
    window.tap("Cancel")
    window.settle()
    #expect(window.texts.contains("Elsewhere") && window.texts.contains("No part"))
  }

  @Test("8.1.3: A message over the list names the text of the field")
  func noResults() throws {
    let window = Window(size: CGSize(width: 400, height: 600)) { FruitPage() }
    try window.driver.textField("Search").tap()
    window.driver.type("xyz")
    window.settle()
    #expect(window.texts.contains("No Results for “xyz”"))
  }

  @Test(
    "8.2.12: A stack inside of the searchable view shows the field in its root, and not in other pages"
  )
  func aroundStack() throws {
    struct Page: View {
      @State private var query = ""
      var body: some View {
        NavigationStack {
          VStack {
            Text(query.isEmpty ? "Root" : query)
            NavigationLink("Next") { Text("Page") }
          }
        }
        .searchable(text: $query)
      }
    }
    let window = Window { Page() }
    try window.driver.textField("Search").tap()
    window.driver.type("pe")
    window.settle()
    #expect(window.texts.contains("pe"))
    window.tap("Cancel")
    window.tap("Next")
    window.settle()
    #expect(!window.graph.accessibilityDescription.contains("search field"))
  }

  @Test("8.2.4: Without a navigation stack there is no field")
  func noStack() {
    let window = Window { Text("Alone").searchable(text: .constant("")) }
    #expect(window.graph.accessibilityDescription == "text “Alone”")
  }

  @Test("a disabled view has a disabled field")
  func disabled() throws {
    let window = Window {
      NavigationStack { Text("Page").searchable(text: .constant("")).disabled(true) }
    }
    window.down(at: window.center(of: "Search"))
    window.up()
    #expect(!window.driver.isTyping)
  }
}

/// A list of fruit that a text filters.
struct FruitPage: View {
  var placement = SearchFieldPlacement.automatic
  @State private var query = ""
  private let fruit = ["Apple", "Banana", "Cherry", "Pear"]

  private var matches: [String] {
    query.isEmpty ? fruit : fruit.filter { $0.localizedCaseInsensitiveContains(query) }
  }

  var body: some View {
    NavigationStack {
      List {
        SearchState()
        ForEach(matches, id: \.self) { Text($0) }
      }
      .navigationTitle("Fruit")
      .searchable(text: $query, placement: placement)
      .overlay { if matches.isEmpty { ContentUnavailableView.search } }
    }
  }
}

private struct SearchState: View {
  @Environment(\.isSearching) private var isSearching
  var body: some View { Text(isSearching ? "Searching" : "Browsing") }
}
