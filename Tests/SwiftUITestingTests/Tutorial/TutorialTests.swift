import Foundation
import Testing

/// The code of the tutorial is that of tests, which run.
@Suite("The tutorial")
struct TutorialTests {
  @Test("shows code that is in its tests, in order")
  func code() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let package = tests.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let article = try String(
      contentsOf: package.appendingPathComponent(
        "Sources/SwiftUITesting/SwiftUITesting.docc/Tutorial.md"), encoding: .utf8)
    let source = plain(
      try String(contentsOf: tests.appendingPathComponent("OrderTests.swift"), encoding: .utf8))
    let listings = article.components(separatedBy: "```swift\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
    #expect(listings.count >= 8)
    for listing in listings {
      // A blank line separates declarations that aren't next to each other in the file.
      for part in listing.components(separatedBy: "\n\n") {
        #expect(source.contains(plain(part)), "not in OrderTests.swift:\n\(part)")
      }
    }
  }

  /// Returns the lines without their indentation.
  private func plain(_ text: String) -> String {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
  }
}
