import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileControls
@_spi(Engine) @testable import TactileLists
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The styles of forms.
@MainActor
@Suite struct FormStyleTests {
  private struct Settings: View {
    @State private var isOn = false

    var body: some View {
      Form {
        LabeledContent("Name", value: "Ada")
        LabeledContent("Occupation", value: "Analyst")
        Button(isOn ? "On" : "Off") { isOn.toggle() }
      }
    }
  }

  @Test("8.4.33: The grouped style is the default, with rows in a list")
  func grouped() {
    let plain = Window { Settings() }
    let grouped = Window { Settings().formStyle(.grouped) }
    let automatic = Window { Settings().formStyle(.columns).environment(\.font, .body) }
    #expect(plain.scrollNodes.count == 1 && grouped.scrollNodes.count == 1)
    #expect(plain.frame(of: "Occupation") == grouped.frame(of: "Occupation"))
    #expect(automatic.scrollNodes.isEmpty)
    let restored = Window { Settings().formStyle(.automatic).formStyle(.columns) }
    #expect(restored.scrollNodes.count == 1)
  }

  @Test("8.4.33: In columns, labels end and contents begin at a common line, without scrolling")
  func columns() {
    let window = Window { Settings().formStyle(.columns) }
    #expect(window.scrollNodes.isEmpty)
    let (name, job) = (window.frame(of: "Name"), window.frame(of: "Occupation"))
    #expect(name.maxX == job.maxX && name.minX > job.minX)
    #expect(window.frame(of: "Ada").minX == window.frame(of: "Analyst").minX)
    #expect(window.frame(of: "Ada").minX == window.frame(of: "Off").minX)
    window.tap("Off")
    window.settle()
    #expect(window.texts.contains("On"))
  }

  @Test(
    "8.4.33: A custom style draws the content, and can decorate the form of the next outer style")
  func custom() {
    struct Bare: FormStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text("Bare")
        configuration.content
      }
    }
    struct Starred: FormStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text("*")
        Form(configuration)
      }
    }
    let bare = Window { Settings().formStyle(Bare()) }
    #expect(bare.texts.first == "Bare" && bare.scrollNodes.isEmpty)
    let both = Window { Settings().formStyle(Starred()).formStyle(Bare()) }
    #expect(both.texts.prefix(2) == ["*", "Bare"])
    let system = Window { Settings().formStyle(Starred()) }
    #expect(system.texts.first == "*" && system.scrollNodes.count == 1)
  }
}
