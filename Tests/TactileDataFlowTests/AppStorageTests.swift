import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileDataFlow
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Values that persist after the window closes.
@MainActor
@Suite struct AppStorageTests {
  private enum Flavour: String { case sweet, sour }

  private struct Counter: View {
    @AppStorage("count") private var count = 0
    @AppStorage("flavour") private var flavour = Flavour.sweet
    @AppStorage("name") private var name: String?

    var body: some View {
      Text("\(count) \(flavour.rawValue) \(name ?? "nobody")")
      Button("Count") { count += 1 }
      Button("Sour") { flavour = .sour }
      Button("Name") { name = name == nil ? "Ada" : nil }
    }
  }

  private struct Reader: View {
    @AppStorage("count") private var number = 7
    var body: some View { Text("read \(number)") }
  }

  @Test("a value has its default, and all views that read its key follow changes")
  func following() {
    let window = Window {
      Counter()
      Reader()
    }
    #expect(window.texts.contains("0 sweet nobody"))
    #expect(window.texts.contains("read 7"))
    window.click("Count")
    #expect(window.texts.contains("1 sweet nobody"))
    #expect(window.texts.contains("read 1"))
    window.click("Sour")
    window.click("Name")
    #expect(window.texts.contains("1 sour Ada"))
    window.click("Name")
    #expect(window.texts.contains("1 sour nobody"))
  }

  @Test("each headless window starts with its own empty store")
  func stores() {
    let first = Window { Counter() }
    first.click("Count")
    let second = Window { Counter() }
    #expect(second.texts.contains("0 sweet nobody"))
  }

  @Test("a named store keeps values for the next window, and for other users of the store")
  func named() throws {
    let suite = "tactile.tests.\(ProcessInfo.processInfo.processIdentifier)"
    let defaults = try #require(UserDefaults(suiteName: suite))
    defer { defaults.removePersistentDomain(forName: suite) }
    let first = Window { Counter().defaultAppStorage(defaults) }
    first.click("Count")
    first.click("Sour")
    #expect(defaults.integer(forKey: "count") == 1)
    #expect(defaults.string(forKey: "flavour") == "sour")
    let second = Window { Counter().defaultAppStorage(defaults) }
    #expect(second.texts.contains("1 sour nobody"))
  }

  @Test("a stored value of another type counts as missing")
  func strange() throws {
    let suite = "tactile.tests.strange.\(ProcessInfo.processInfo.processIdentifier)"
    let defaults = try #require(UserDefaults(suiteName: suite))
    defer { defaults.removePersistentDomain(forName: suite) }
    defaults.set("many", forKey: "count")
    defaults.set("bitter", forKey: "flavour")
    let window = Window { Counter().defaultAppStorage(defaults) }
    #expect(window.texts.contains("0 sweet nobody"))
  }
}
