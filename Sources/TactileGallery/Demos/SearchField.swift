import SwiftUI
import SwiftUITesting

extension Demo {
  /// A list with a search field.
  static let search = Demo(
    name: "search",
    title: "Search",
    caption: """
      A search field at the bottom of a phone. While the search is presented, its suggestions cover the list, and a \
      button ends it. A search without results says so.
      """,
    size: CGSize(width: 360, height: 480),
    stills: [
      Still(name: "rest", title: "At rest"),
      Still(name: "pressed", title: "Searching") { driver in
        driver.tap(at: field)
        driver.type("an")
        driver.settle()
      },
      Still(name: "dragged-out", title: "No results") { driver in
        driver.tap(at: field)
        driver.type("kiwi")
        driver.settle()
      },
      Still(name: "disabled", title: "Disabled", isDisabled: true),
    ],
    story: { driver in
      driver.advance(by: 0.6)
      driver.tap(at: field)
      driver.advance(by: 0.8)
      for letter in "an" {
        driver.type(String(letter))
        driver.advance(by: 0.3)
      }
      driver.advance(by: 0.6)
      driver.type("x")
      driver.advance(by: 1)
      driver.press(.escape)
      driver.settle()
    }
  ) {
    SearchPage()
  }

  /// A point in the search field.
  private static let field = CGPoint(x: 180, y: 428)
}

private struct SearchPage: View {
  @State private var query = ""
  private let fruit = ["Apple", "Banana", "Cranberry", "Lemon", "Mango", "Orange"]

  private var matches: [String] {
    query.isEmpty ? fruit : fruit.filter { $0.localizedCaseInsensitiveContains(query) }
  }

  var body: some View {
    NavigationStack {
      List(matches, id: \.self) { Text($0) }
        .navigationTitle("Fruit")
        .searchable(text: $query, prompt: "Find fruit")
        .searchSuggestions {
          if query.isEmpty {
            ForEach(["Banana", "Mango"], id: \.self) { Text($0).searchCompletion($0) }
          }
        }
        .overlay { if matches.isEmpty { ContentUnavailableView.search } }
    }
  }
}
