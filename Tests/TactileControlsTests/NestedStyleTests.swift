import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileControls
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Styles that apply themselves to a part of their control, for controls of the same family in it.
@MainActor
@Suite struct NestedStyleTests {
  private struct Lined: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Button {
          configuration.isExpanded.toggle()
        } label: {
          configuration.label
        }
        if configuration.isExpanded { configuration.content.disclosureGroupStyle(self) }
      }
    }
  }

  @Test("a style of disclosure groups draws the groups in its content, too")
  func disclosureGroups() {
    let window = Window {
      DisclosureGroup("Outer") { DisclosureGroup("Inner") { Text("content") } }
        .disclosureGroupStyle(Lined())
    }
    window.tap("Outer")
    window.tap("Inner")
    #expect(window.texts == ["Outer", "Inner", "content"])
  }

  private struct Boxed: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("box")
        configuration.content.groupBoxStyle(self)
      }
    }
  }

  private struct Marked: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Button(configuration.isOn ? "on" : "off") { configuration.isOn.toggle() }
        configuration.label.toggleStyle(self)
      }
    }
  }

  private struct Ruled: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        configuration.content.labeledContentStyle(self)
      }
    }
  }

  @Test("styles of group boxes, toggles and labeled content apply themselves")
  func otherControls() {
    let boxes = Window {
      GroupBox { GroupBox { Text("content") } }.groupBoxStyle(Boxed())
    }
    #expect(boxes.texts == ["box", "box", "content"])
    let toggle = Window {
      Stateful(false) { Toggle("Sound", isOn: $0).toggleStyle(Marked()) }
    }
    toggle.tap("off")
    toggle.settle()
    #expect(toggle.texts == ["on", "Sound"])
    let content = Window {
      LabeledContent("a") { LabeledContent("b") { Text("c") } }.labeledContentStyle(Ruled())
    }
    #expect(content.texts == ["a", "b", "c"])
  }
}
