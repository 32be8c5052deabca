import Foundation
import SwiftUI
import TactileDrawing
import Testing

@_spi(Engine) @testable import TactileAccessibility
@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileControls
@_spi(Engine) @testable import TactileLists
@_spi(Engine) @testable import TactileNavigation
@_spi(Engine) @testable import TactilePickers
@_spi(Engine) @testable import TactilePresentations
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// String resources as titles, and images beside titles.
@MainActor
@Suite struct ResourceTitleTests {
  private let album = Album(["badge": (40, 40)])
  private let badge = ImageResource(name: "badge", bundle: .main)
  private let title: LocalizedStringResource = "Title \(5)"

  private func window(@ViewBuilder _ content: () -> some View) -> Window {
    Window(images: album, content)
  }

  private func images(_ window: Window) -> [String] {
    func names(_ items: [DisplayList.Item]) -> [String] {
      items.flatMap { item -> [String] in
        switch item.content {
        case .image(let run): [run.name]
        case .symbol(let run): [run.name]
        case .group(_, let items): names(items)
        default: []
        }
      }
    }
    return names(window.display.items)
  }

  @Test("toggles with any kind of title are toggled by a tap")
  func toggles() {
    let journal = Journal()
    func binding(_ name: String) -> Binding<Bool> {
      Binding(get: { false }, set: { journal.note("\(name) \($0)") })
    }
    let window = window {
      Toggle(title, isOn: binding("plain"))
      Toggle("pictured", image: badge, isOn: binding("key"))
      Toggle(title, image: badge, isOn: binding("resource"))
      Toggle(title, systemImage: "star", isOn: binding("symbol"))
    }
    #expect(images(window) == ["badge", "badge", "star"])
    #expect(window.graph.buttons.map(\.label) == ["Title 5", "pictured", "Title 5", "Title 5"])
    for (frame, name) in zip(
      window.graph.buttons.map(\.frame), ["plain", "key", "resource", "symbol"])
    {
      journal.clear()
      // The switch is at the trailing edge.
      let spot = point(frame.maxX - 20, frame.midY)
      window.down(at: spot)
      window.wait(0.05)
      window.up()
      window.settle()
      #expect(journal.entries == ["\(name) true"])
    }
  }

  @Test("menus, pickers and groups accept string resources and images")
  func menus() {
    let window = window {
      Menu(title, image: badge) { Button("Inner") {} }
    }
    #expect(images(window) == ["badge"])
    window.tap("Title 5")
    window.settle()
    #expect(window.texts.contains("Inner"))
    let others = self.window {
      Picker(title, image: badge, selection: .constant(0)) { Text("Zero").tag(0) }
        .pickerStyle(.inline)
      DisclosureGroup(title) { Text("hidden") }
      GroupBox(title) { Text("boxed") }
      LabeledContent(title, value: "labelled")
      ProgressView(title, value: 0.5)
      Section(title) { Text("row") }
    }
    #expect(others.texts.count { $0 == "Title 5" } == 6)
  }

  @Test("accessibility labels, navigation titles and dialogs accept string resources")
  func words() {
    let spoken = window { Text("A").accessibilityLabel(title).help(title) }
    #expect(spoken.graph.accessibilityDescription.contains("Title 5"))
    let silent = window { Text("A").accessibilityLabel(title, isEnabled: false) }
    #expect(!silent.graph.accessibilityDescription.contains("Title 5"))
    let stack = window { NavigationStack { Text("A").navigationTitle(title) } }
    #expect(stack.texts.contains("Title 5"))
    let alert = window {
      Text("A").alert(title, isPresented: .constant(true)) { Button("Fine") {} }
    }
    #expect(alert.texts.contains("Title 5") && alert.texts.contains("Fine"))
    let dialog = window {
      Text("A").confirmationDialog(title, isPresented: .constant(true), titleVisibility: .visible) {
        Button("Fine") {}
      }
    }
    #expect(dialog.texts.contains("Title 5"))
    let link = window { Link(title, destination: URL(filePath: "/")) }
    #expect(link.graph.buttons.map(\.label) == ["Title 5"])
  }

  @Test("a resource's arguments are formatted in the environment's locale")
  func locales() {
    let resource: LocalizedStringResource = "\(1500) times"
    let window = window {
      Button(resource) {}.environment(\.locale, Locale(identifier: "de_DE"))
    }
    #expect(window.texts == ["1.500 times"])
  }
}
