import SwiftUI
import SwiftUITesting
import Testing

/// Messages about a wrong name, or about one that several elements have.
@MainActor
@Suite struct NearestNamesTests {
  @Test("a wrong name lists the nearest ones, or else those that there are")
  func names() throws {
    let buttons = ForEach(["Sign in", "Sign up", "Help", "Terms"], id: \.self) { Button($0) {} }
    #expect(
      try FailingTap.message("Sing in") { buttons }
        == "there is no button labeled “Sing in”; did you mean “Sign in”?")
    #expect(
      try FailingTap.message("sign in") { buttons }.hasSuffix(
        "did you mean “Sign in” or “Sign up”?"))
    #expect(
      try FailingTap.message("Buy") { buttons }
        == "there is no button labeled “Buy”; the buttons in the window are "
        + "“Sign in”, “Sign up”, “Help”, “Terms”")
    let many = try FailingTap.message("Buy") {
      ForEach(0..<90, id: \.self) { Button("Number \($0)") {} }
    }
    #expect(many.hasSuffix("“Number 7” and 82 more"))
  }

  @Test("a name of another kind of element is said to be one")
  func otherKinds() throws {
    #expect(
      try FailingTap.message("Hello") { Text("Hello") }
        == "there is no button labeled “Hello”; “Hello” is of the role “text”; use "
        + "driver.text(\"Hello\")"
    )
    #expect(
      try FailingTap.message("rating") { Button("Rate") {}.accessibilityIdentifier("rating") }
        .hasSuffix(
          "“rating” is the accessibilityIdentifier of an element of the role “button”; use "
            + "driver.element(identifier: \"rating\")"))
  }

  @Test("a name of several elements lists them, with what is around them, and how to choose")
  func several() throws {
    struct Row: View {
      let name: String

      var body: some View {
        HStack {
          Text(name)
          Button("Delete") {}.buttonStyle(.plain).frame(height: 50)
        }
      }
    }
    let message = try FailingTap.message("Delete") {
      Row(name: "Milk")
      Row(name: "Eggs")
    }
    let near = try FailingTap.message("Delete") {
      VStack(spacing: 8) {
        ForEach(["Milk", "Eggs"], id: \.self) { name in
          HStack(spacing: 8) {
            Text(name)
            Button("Delete") {}
          }
        }
      }
    }
    #expect(near.contains("beside “Eggs”") && !near.contains("beside “Delete”"))
    #expect(
      message == """
        there are 2 buttons labeled “Delete”:
          [0] at (137, 164) 102×20.333, in Row, beside “Milk”
          [1] at (137, 216) 102×20.333, in Row, beside “Eggs”
        Choose one by its index, such as driver.button("Delete")[0], by an element near it, such as \
        driver.button("Delete").nearest(to: driver.text("Milk")), or give each one an \
        accessibilityIdentifier.
        """)
  }

  @Test("a button of a row is told by the row's own text, though another text is nearer")
  func neighbor() throws {
    struct Row: View {
      let name: String

      var body: some View {
        HStack {
          Text(name)
          Spacer()
          Button("Like") {}
        }
        .frame(height: 30)
      }
    }
    let message = try FailingTap.message("Like") {
      VStack(spacing: 0) {
        HStack {
          Spacer()
          Text("All")
        }
        Row(name: "Milk")
        Row(name: "Eggs")
        Row(name: "Eggs")
      }
    }
    let places = message.split(separator: "\n").dropFirst().prefix(3).map {
      $0.split(separator: "beside").last.map(String.init)
    }
    #expect(places == [" “Milk”", " “Eggs”", " “Eggs”"])
    #expect(message.contains("driver.button(\"Like\").nearest(to: driver.text(\"Milk\"))"))
  }

  @Test("views are told by their own labels")
  func labels() throws {
    struct Row: View {
      let name: String

      var body: some View { Button(name) {} }
    }
    let driver = try FailingTap.driver { ForEach(["Milk", "Eggs"], id: \.self) { Row(name: $0) } }
    let lines = try Failure.of { _ = try driver.view(Row.self)[2].frame }.message
      .split(separator: "\n")
    #expect(lines.map { $0.hasSuffix(", with “Milk”") } == [false, true, false], "\(lines)")
    #expect(lines.map { $0.hasSuffix(", with “Eggs”") } == [false, false, true], "\(lines)")
  }

  @Test("a type of view lists the program's own views, and not those of the library")
  func views() throws {
    struct Row: View {
      var body: some View { Toggle("Wi-Fi", isOn: .constant(true)) }
    }
    struct Page: View {
      var body: some View { List { Row() } }
    }
    struct Card: View {
      var body: some View { Text("Card") }
    }
    let driver = try FailingTap.driver { Page() }
    #expect(
      try Failure.of { _ = try driver.view(Card.self).frame }.message
        .hasPrefix(
          "there is no view of the type Card; the types of views in the window are “Page”, “Row”. ")
    )
  }

  @Test("an index, a place or a neighbor without an element lists those that there are")
  func narrowed() throws {
    let driver = try FailingTap.driver { Button("Delete") {} }
    let message = try Failure.of { try driver.button("Delete")[1].tap() }.message
    #expect(
      message.hasPrefix(
        "there is no button labeled “Delete” at index 1, but 1 button labeled “Delete”:\n  [0] at ")
    )
    let neighbor = driver.button("Delete").nearest(to: driver.text("Song"))
    #expect(
      try Failure.of { try neighbor.tap() }.message
        == "there is no text “Song”; the texts in the window are “Delete”")
  }
}
