import Foundation
import SwiftUI
import TactileDrawing
import Testing

@_spi(Engine) @testable import TactileAccessibility
@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileControls
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLists
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

@MainActor
@Suite struct LabeledContentTests {
  @Test("in a form row the label is leading, and the value trailing in the secondary color")
  func row() {
    let window = Window {
      Form {
        LabeledContent("Name", value: "Fig")
        LabeledContent("Count", value: 7, format: .number)
      }
    }
    #expect(window.frame(of: "Name").minX == CGFloat(32))
    #expect(abs(window.frame(of: "Fig").maxX - 368) < 0.5)
    #expect(window.frame(of: "Name").midY == window.frame(of: "Fig").midY)
    #expect(window.color(of: "Name") == SystemColor.primary.value(in: .light))
    #expect(window.color(of: "Fig") == SystemColor.secondary.value(in: .light))
    #expect(window.frame(of: "Count").midY - window.frame(of: "Name").midY == CGFloat(52))
    #expect(window.texts.contains("7"))
  }

  @Test("an outer foreground style applies to the label, and its second level to the content")
  func foreground() {
    let window = Window { LabeledContent("Name", value: "Fig").foregroundStyle(.red) }
    let red = SystemColor.red.value(in: .light)
    #expect(window.color(of: "Name") == red)
    #expect(window.color(of: "Fig")?.red == red.red)
    #expect(window.color(of: "Fig")?.opacity == 0.5)
  }

  @Test("a hidden label isn't drawn, but is accessible")
  func hiddenLabel() {
    let window = Window { LabeledContent("Name", value: "Fig").labelsHidden() }
    #expect(window.texts == ["Fig"])
    #expect(window.frame(of: "Fig").midX == CGFloat(200))
    #expect(window.graph.accessibilityDescription == "text “Name”\ntext “Fig”")
  }

  @Test("the content can be any control")
  func control() {
    let journal = Journal()
    let window = Window {
      LabeledContent {
        Button("Change") { journal.note("change") }
      } label: {
        Text("Name")
        Text("Second line")
      }
    }
    window.tap("Change")
    #expect(journal.entries == ["change"])
    #expect(window.frame(of: "Second line").minY > window.frame(of: "Name").maxY)
  }

  @Test("a custom style arranges label and content, and can decorate the next outer style's")
  func style() {
    struct Stacked: LabeledContentStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
          configuration.label
          configuration.content
        }
      }
    }
    struct Starred: LabeledContentStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text("*")
        LabeledContent(configuration)
      }
    }
    let window = Window {
      LabeledContent("Name", value: "Fig").labeledContentStyle(Starred())
        .labeledContentStyle(Stacked())
    }
    #expect(window.texts == ["*", "Name", "Fig"])
    #expect(window.frame(of: "Fig").minY == window.frame(of: "Name").maxY)
  }
}
