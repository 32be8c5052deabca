import SwiftUI
import Testing

@_spi(Engine) @testable import TactileAccessibility
@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactilePresentations
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The accessibility tree (rules 2.7.75 and 2.7.76).
@MainActor
@Suite struct AccessibilityTreeTests {
  @Test("texts, images, labels and buttons are in document order, with any layout")
  func roles() {
    #expect(
      Window.accessibilityLines {
        VStack {
          Text("Settings")
          HStack {
            Image(systemName: "star")
            Label("Home", systemImage: "house")
            Label("Only its icon", systemImage: "heart").labelStyle(.iconOnly)
          }
          Button("Save") {}.padding().background(Color.red)
          Rectangle()
          Spacer()
        }
      } == [
        "text “Settings”", "image “star”", "text “Home”", "image “Only its icon”", "button “Save”",
      ])
  }

  @Test("text content types, responsiveness and scroll directions")
  func reading() throws {
    var edges: [Edge] = []
    let window = Window {
      VStack {
        Text("let x = 1").accessibilityTextContentType(.sourceCode)
        Text("Card").accessibilityRespondsToUserInteraction()
        Text("Page").accessibilityScrollAction { edges.append($0) }
      }
    }
    #expect(
      window.accessibilityLines == [
        "text “let x = 1”, source code text", "text “Card”, responds",
        "text “Page”, can scroll up and scroll left and scroll down and scroll right",
      ])
    let page = try #require(window.graph.accessibilityElements.last)
    #expect(page.perform("scroll down"))
    #expect(edges == [.bottom])
  }

  @Test("2.7.81c: a symbol beside texts adds no trait to the combined element, and alone it does")
  func combinedSymbols() {
    #expect(
      Window.accessibilityLines {
        HStack {
          Image(systemName: "star")
          Text("Favorites")
        }
        .accessibilityElement(children: .combine)
        HStack {
          Image(systemName: "star")
          Image(systemName: "heart")
        }
        .accessibilityElement(children: .combine)
      } == ["text “Favorites”", "image “star, heart”"])
  }

  @Test(
    "2.7.81d: a text is as large as the view that a modifier changes, and a button keeps its place")
  func places() throws {
    let window = Window {
      Text("Title").frame(width: 100, height: 20).padding(8).background(Color.gray)
        .accessibilityAddTraits(.isHeader)
      Button("Save") {}.frame(width: 100, height: 20).padding(8).accessibilityHint("Keeps it")
      VStack {
        Text("a")
        Text("b")
      }
      .padding(50).accessibilityAddTraits(.isHeader)
    }
    let frames = window.graph.accessibilityElements.map(\.frame)
    #expect(frames[0].size == CGSize(width: 116, height: 36))
    #expect(frames[1].width < 100)
    #expect(frames.count == 4 && frames[2].width < 50 && frames[2].maxY < frames[3].maxY)
  }

  @Test("label, value, hint, traits and identifier apply; the outermost one takes precedence")
  func properties() {
    #expect(
      Window.accessibilityLines {
        Button("3") {}
          .accessibilityLabel("Louder").accessibilityLabel(Text("Volume up"))
          .accessibilityValue("three").accessibilityHint("Makes it louder")
          .accessibilityAddTraits([.isSelected, .playsSound]).accessibilityRemoveTraits(.playsSound)
          .accessibilityIdentifier("up")
        Text("Title").accessibilityAddTraits(.isHeader)
        Text("Link").accessibilityAddTraits(.isLink).accessibilityRemoveTraits(.isStaticText)
        Text("A").accessibilityLabel("B", isEnabled: false).accessibilityValue(
          "C", isEnabled: true)
      } == [
        "button “Volume up” value “three” hint “Makes it louder” id “up”, selected",
        "text “Title”, header", "link “Link”", "text “A” value “C”",
      ])
  }

  @Test("a shape with an accessibility modifier is an element, and so is each view of a group")
  func shapesAndGroups() {
    #expect(
      Window.accessibilityLines {
        Circle().accessibilityLabel("Dot")
        Circle().accessibilityRemoveTraits(.isImage)
        Group {
          Text("a")
          Text("b")
        }
        .accessibilityHint("one of two")
        HStack {
          Text("c")
          Text("d")
        }
        .accessibilityIdentifier("row")
      } == [
        "element “Dot”", "text “a” hint “one of two”", "text “b” hint “one of two”",
        "text “c” id “row”", "text “d” id “row”",
      ])
  }

  @Test("children are combined, contained or ignored")
  func childBehaviors() {
    #expect(
      Window.accessibilityLines {
        HStack {
          Text("a")
          Text("b").accessibilityValue("2")
          Button("c") {}
        }
        .accessibilityElement(children: .combine)
        HStack {
          Text("d")
          Button("e") {}
        }
        .accessibilityElement(children: .contain).accessibilityLabel("Box")
        HStack { Text("f") }.accessibilityElement().accessibilityLabel("Alone")
      } == [
        "button “a, b, c” value “2”", "group “Box”", "  text “d”", "  button “e”",
        "element “Alone”",
      ])
  }

  @Test("of several default actions, a combined element has each by the label of its child")
  func combinedActions() {
    let journal = Journal()
    let window = Window {
      HStack {
        Text("Ann")
        Button("Call") { journal.note("call") }
        Button("Write") { journal.note("write") }
      }
      .accessibilityElement(children: .combine)
    }
    #expect(window.accessibilityLines == ["button “Ann, Call, Write”, can Call and Write"])
    let element = window.graph.accessibilityElements.first
    for action in ["Call", "Write", "activate"] { element?.perform(action) }
    window.update()
    #expect(journal.entries == ["call", "write", "write"])
  }

  @Test("3.9.48: invisible views have no elements, and neither do accessibility-hidden ones")
  func hidden() {
    let window = Window {
      Button("hidden") {}.hidden()
      Button("clear") {}.opacity(0)
      Button("nothing") {}.scaleEffect(0)
      Button("effect") {}.visualEffect { content, _ in content.opacity(0) }
      Button("not told") {}.accessibilityHidden(true)
      Button("told") {}.accessibilityHidden(false)
      Button("faint") {}.opacity(0.5)
      Color.red.frame(width: 10, height: 10).mask { Text("mask") }
    }
    #expect(window.accessibilityLines == ["button “told”", "button “faint”"])
    #expect(window.graph.buttons.map(\.label) == ["told", "faint"])
    // Content that is only hidden from accessibility is drawn.
    #expect(window.graph.texts.map(\.string) == ["not told", "told", "faint"])
  }

  @Test(
    "accessibilityRepresentation replaces a view's elements by those of others, which aren't drawn")
  func representation() {
    struct Stepper: View {
      @State private var value = 5
      var body: some View {
        Color.red.frame(width: 40, height: 20)
          .accessibilityRepresentation {
            Text("\(value)")
            Button("Increase") { value += 1 }
          }
      }
    }
    let window = Window { Stepper() }
    #expect(window.accessibilityLines == ["text “5”", "button “Increase”"])
    #expect(window.texts == [])
    #expect(window.graph.texts.isEmpty)
    #expect(window.graph.buttons.first?.frame == CGRect(x: 180, y: 140, width: 40, height: 20))
    window.graph.accessibilityElements.last?.perform("activate")
    window.update()
    #expect(window.accessibilityLines == ["text “6”", "button “Increase”"])
  }

  @Test(
    "the accessibility tree costs nothing until it is requested", arguments: WorkSizes.all)
  func cost(count: Int) {
    struct Row: View {
      @State private var value = 0
      let register: (Binding<Int>) -> Void
      var body: some View {
        register($value)
        return Color.red.frame(width: 5, height: 5).accessibilityLabel("row \(value)")
      }
    }
    var last: Binding<Int>?
    let window = Window {
      VStack { ForEach(0..<count, id: \.self) { _ in Row { last = $0 } } }
    }
    let work = window.work {
      last?.wrappedValue = 7
      window.graph.update()
    }
    #expect(work.bodies == 1)
    #expect(work.measures == 0)
    #expect(work.placements == 0)
    #expect(work.displayItems == 0)
    #expect(window.accessibilityLines.last == "element “row 7”")
  }

  @Test("a heading has a level; an adjustable view can be incremented and decremented")
  func headingsAndSteps() {
    var steps: [AccessibilityAdjustmentDirection] = []
    let window = Window {
      VStack {
        Text("Volume").accessibilityHeading(.h2)
        Circle().accessibilityLabel("Level")
          .accessibilityAdjustableAction { steps.append($0) }
      }
    }
    #expect(
      window.accessibilityLines == [
        "text “Volume”, header 2", "element “Level”, can increment and decrement",
      ])
    let level = window.graph.accessibilityElements[1]
    #expect(level.perform("increment") && level.perform("decrement"))
    #expect(steps == [.increment, .decrement])
  }

  @Test(
    "2.7.81b: modal elements hide their siblings that aren't modal, in the window and in a container"
  )
  func modalSiblings() {
    let dialogs = Window {
      Text("Below")
      Text("Left").accessibilityAddTraits(.isModal)
      Text("Right").accessibilityAddTraits(.isModal)
    }
    #expect(dialogs.accessibilityLines == ["text “Left”, modal", "text “Right”, modal"])
    let panel = Window {
      Text("Outside")
      VStack {
        Text("Form")
        Text("Hint").accessibilityAddTraits(.isModal)
      }
      .accessibilityElement(children: .contain)
    }
    #expect(panel.accessibilityLines == ["text “Outside”", "group “”", "  text “Hint”, modal"])
  }

  @Test("2.7.81b: a presentation hides everything behind it, modal or not")
  func modalBehindPresentation() {
    let window = Window {
      Text("Left").accessibilityAddTraits(.isModal)
      Text("Right").sheet(isPresented: .constant(true)) {
        Text("Sheet").alert("Alert", isPresented: .constant(true)) {}
      }
    }
    window.settle()
    #expect(window.accessibilityLines == ["group “”, modal", "  text “Alert”", "  button “OK”"])
  }

  @Test("2.7.81b: a window has something to read at each moment at which a menu opens and closes")
  func appearing() {
    let window = Window { Menu("More") { Button("Copy") {} } }
    window.update()
    window.tap("More")
    for _ in 0..<30 {
      #expect(!window.accessibilityLines.isEmpty)
      window.wait(1.0 / 60)
    }
    #expect(window.accessibilityLines.contains("  button “Copy”"))
    window.tap("Copy")
    for _ in 0..<30 {
      #expect(!window.accessibilityLines.isEmpty)
      window.wait(1.0 / 60)
    }
    #expect(window.accessibilityLines == ["button “More”"])
  }
}
