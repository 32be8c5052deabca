import Neighbors
import SwiftUI
import SwiftUITesting
import Testing

@MainActor
struct QuoteTests {
  @Test("a pressed button loads a quote by URLSession's publisher and dumps it")
  func press_loadsAndDumps() async throws {
    let json = #"{"text":"Simplicity","author":"Tony"}"#
    let data = Data(json.utf8).base64EncodedString()
    let url = try #require(URL(string: "data:application/json;base64,\(data)"))
    let driver = try ViewDriver { QuoteView(url: url) }

    try driver.tap(on: "Load")
    for _ in 1...1000 where !driver.texts.contains(where: { $0.label.contains("Tony") }) {
      try await Task.sleep(for: .milliseconds(5))
      driver.settle()
    }
    #expect(
      driver.texts.contains {
        $0.label == """
          Quote(
            text: "Simplicity",
            author: "Tony"
          )
          """
      })
  }
}
