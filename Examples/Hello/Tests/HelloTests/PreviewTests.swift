import SwiftUI
import SwiftUITesting
import Testing

@testable import Hello

/// Previews are found at run time, made, and pressed.
@MainActor
@Suite struct PreviewTests {
  /// The previews of `Badge.swift` in a module.
  private func previews(_ module: String) throws -> [DiscoveredPreview] {
    try Preview.all().filter { $0.fileID.hasPrefix(module + "/Badge") }
  }

  @Test(
    "all are found, in the order of the file, of a Swift 6 and of a Swift 5 module",
    arguments: ["Hello", "HelloSwift5"])
  func found(module: String) throws {
    let found = try previews(module)
    // The provider, of which no line is known, comes last.
    #expect(
      found.map(\.preview.displayName) == [nil, "Loud, in blue", "Counting", "Badge_Previews"])
    #expect(
      found.map(\.fileID) == Array(repeating: "\(module)/Badge.swift", count: 3) + [
        "\(module)/Badge_Previews"
      ])
    #expect(found.dropLast().map(\.line) == found.dropLast().map(\.line).sorted())
  }

  @Test("a preview is the view in its closure, with the values of its entries")
  func entries() throws {
    let found = try previews("Hello")
    #expect(try ViewDriver(previewing: found[0].preview).texts.map(\.label) == ["3"])
    let loud = try ViewDriver(previewing: found[1].preview)
    #expect(loud.texts.map(\.label) == ["12! of 20"])
    #expect(loud.size.width < 120)
  }

  @Test("a previewable state lives in the preview")
  func previewable() throws {
    let driver = try ViewDriver(previewing: try previews("Hello")[2].preview)
    #expect(driver.size == CGSize(width: 200, height: 100))
    try driver.tap(on: "Count 0")
    driver.settle()
    #expect(driver.texts.map(\.label) == ["Count 1", "1"])
  }

  @Test("a provider's views are a preview")
  func provider() throws {
    let driver = try ViewDriver(previewing: Preview(Badge_Previews.self))
    #expect(driver.texts.map(\.label) == ["1", "2"])
  }
}
