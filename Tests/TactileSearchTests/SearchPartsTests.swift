import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileLists
@_spi(Engine) @testable import TactileNavigation
@_spi(Engine) @testable import TactileSearch
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Suggestions, scopes and tokens of a search.
@MainActor
@Suite struct SearchPartsTests {
  @Test(
    "8.2.18: Suggestions cover the content while a search is presented; a tap on one completes the text"
  )
  func suggestions() throws {
    let window = Window { SuggestingPage() }
    #expect(window.texts.contains("Content") && !window.texts.contains("🍎"))
    try window.driver.textField("Search").tap()
    window.settle()
    #expect(window.texts.contains("🍎"))
    window.tap("🍎")
    window.settle()
    #expect(try window.driver.textField("Search").value == "apple")
    #expect(!window.texts.contains("🍎") && window.texts.contains("Content"))
  }

  @Test("8.2.18: After a completion, typing shows the suggestions again")
  func suggestsAgain() throws {
    let window = Window { SuggestingPage() }
    try window.driver.textField("Search").tap()
    window.tap("🍐")
    window.settle()
    try window.driver.textField("Search").tap()
    window.driver.type("s")
    window.settle()
    #expect(window.texts.contains("🍎"))
  }

  @Test("8.2.18: Without a suggestion, the content stays visible")
  func noSuggestions() throws {
    let window = Window { SuggestingPage(hasSuggestions: false) }
    try window.driver.textField("Search").tap()
    window.settle()
    #expect(window.graph.accessibilityDescription.contains("text “Content”"))
    window.tap("Press")
    window.settle()
    #expect(window.texts.contains("Pressed"))
  }

  @Test("8.2.19: On a Mac, suggestions are in a menu below the field")
  func menu() throws {
    let window = Window(size: CGSize(width: 600, height: 400), idiom: .mac) { SuggestingPage() }
    try window.driver.textField("Search").tap()
    window.settle()
    #expect(window.frame(of: "🍎").minX > 300)
    #expect(window.texts.contains("Content"))
    window.tap("🍎")
    window.settle()
    #expect(try window.driver.textField("Search").value == "apple")
  }

  @Test("8.2.19: Hidden suggestions aren't shown in that place")
  func hidden() throws {
    let window = Window { SuggestingPage(hiddenIn: .content) }
    try window.driver.textField("Search").tap()
    window.settle()
    #expect(!window.texts.contains("🍎"))
  }

  @Test("8.2.20: Scopes are segments at the top while the field has a text")
  func scopes() throws {
    let window = Window { ScopedPage() }
    #expect(!window.texts.contains("Favorites"))
    try window.driver.textField("Search").tap()
    window.driver.type("a")
    window.settle()
    window.tap("Favorites")
    window.settle()
    #expect(window.texts.contains("Scope: favorites"))
    window.tap("Cancel")
    window.settle()
    #expect(!window.texts.contains("Favorites"))
  }

  @Test("8.2.20: With the activation onSearchPresentation, scopes are shown before there is a text")
  func scopesOnPresentation() throws {
    let window = Window { ScopedPage(activation: .onSearchPresentation) }
    try window.driver.textField("Search").tap()
    window.settle()
    #expect(window.texts.contains("Favorites"))
  }

  @Test("8.2.20: With the activation onTextEntry, scopes are shown once there is a text")
  func scopesOnText() throws {
    let window = Window { ScopedPage(activation: .onTextEntry) }
    try window.driver.textField("Search").tap()
    window.settle()
    #expect(!window.texts.contains("Favorites"))
    window.driver.type("a")
    window.settle()
    #expect(window.texts.contains("Favorites"))
  }

  @Test(
    "8.2.21: Tokens are in front of the text, and the Delete key in an empty text removes the last one"
  )
  func tokens() throws {
    let window = Window(size: CGSize(width: 600, height: 300)) { TokenPage() }
    #expect(window.texts.contains("Unread") && window.texts.contains("Flagged"))
    try window.driver.textField("Search").tap()
    window.driver.type("a")
    window.driver.press(.delete)
    #expect(window.texts.contains("Flagged"))
    window.driver.press(.delete)
    window.settle()
    #expect(window.texts.contains("Unread") && !window.texts.contains("Flagged"))
    window.tap("Cancel")
    window.settle()
    #expect(!window.texts.contains("Unread"))
  }

  @Test("8.2.21: A tap on a token to choose from appends it")
  func suggestedTokens() throws {
    struct Page: View {
      @State private var query = ""
      @State private var tokens: [Token] = []
      @State private var offered = [Token(id: "Unread"), Token(id: "Flagged")]
      var body: some View {
        NavigationStack {
          Text("\(tokens.count) tokens")
            .searchable(text: $query, tokens: $tokens, suggestedTokens: $offered) {
              Text($0.id)
            }
        }
      }
    }
    let window = Window { Page() }
    try window.driver.textField("Search").tap()
    window.settle()
    window.tap("Flagged")
    window.settle()
    #expect(window.texts.contains("1 tokens"))
  }

  @Test("8.2.21: A token that people can change writes its binding")
  func editableTokens() throws {
    struct Page: View {
      @State private var query = ""
      @State private var tokens = [Token(id: "Unread")]
      var body: some View {
        NavigationStack {
          Text(tokens.first?.isOn == true ? "On" : "Off")
            .searchable(text: $query, editableTokens: $tokens) { $token in
              Button(token.id) { token.isOn.toggle() }
            }
        }
      }
    }
    let window = Window { Page() }
    window.tap("Unread")
    window.settle()
    #expect(window.texts.contains("On"))
  }

  @Test("A suggestion with a token of another type does nothing, and a warning says so")
  func wrongToken() throws {
    struct Page: View {
      @State private var query = ""
      var body: some View {
        NavigationStack {
          Text("Content").searchable(text: $query)
            .searchSuggestions { Text("Wrong").searchCompletion(Token(id: "Wrong")) }
        }
      }
    }
    let window = Window { Page() }
    try window.driver.textField("Search").tap()
    window.settle()
    let warnings = RuntimeWarning.collect {
      window.tap("Wrong")
      window.settle()
    }
    #expect(warnings.count == 1 && warnings[0].contains("tokens of this type"))
  }
}

private struct Token: Identifiable {
  let id: String
  var isOn = false
}

private struct SuggestingPage: View {
  var hasSuggestions = true
  var hiddenIn: SearchSuggestionsPlacement.Set = []
  @State private var query = ""
  @State private var isPressed = false

  var body: some View {
    NavigationStack {
      VStack {
        Text("Content")
        Button(isPressed ? "Pressed" : "Press") { isPressed = true }
      }
      .searchable(text: $query)
      .searchSuggestions {
        if hasSuggestions {
          Text("🍎").searchCompletion("apple")
          Text("🍐").searchCompletion("pear")
        }
      }
      .searchSuggestions(.hidden, for: hiddenIn)
    }
  }
}

private struct ScopedPage: View {
  private enum Scope: String { case all, favorites }
  var activation = SearchScopeActivation.automatic
  @State private var query = ""
  @State private var scope = Scope.all

  var body: some View {
    NavigationStack {
      Text("Scope: \(scope.rawValue)")
        .searchable(text: $query)
        .searchScopes($scope, activation: activation) {
          Text("All").tag(Scope.all)
          Text("Favorites").tag(Scope.favorites)
        }
    }
  }
}

private struct TokenPage: View {
  @State private var query = ""
  @State private var tokens = [Token(id: "Unread"), Token(id: "Flagged")]

  var body: some View {
    NavigationStack {
      Text("Mail").searchable(text: $query, tokens: $tokens) { Text($0.id) }
    }
  }
}
