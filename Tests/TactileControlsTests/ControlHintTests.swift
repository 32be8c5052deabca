import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileControls
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileLists
@_spi(Engine) @testable import TactilePresentations
@_spi(Engine) @testable import TactileScenes
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Control size ranges, accessory bars, control groups in menus, badges and system hints.
@MainActor
@Suite struct ControlHintTests {
  private struct Size: View {
    @Environment(\.controlSize) private var size
    var body: some View { Text("\(size)") }
  }

  @Test("a size outside of a range is clamped to it")
  func sizes() {
    let window = Window {
      Size().controlSize(.small ... .regular).controlSize(.large)
      Size().controlSize(.large...).controlSize(.mini)
      Size().controlSize(...ControlSize.small).controlSize(.mini)
    }
    #expect(window.texts == ["regular", "large", "mini"])
    #expect(ControlSize.allCases.sorted(by: >).first == .extraLarge)
    let warnings = RuntimeWarning.collect {
      #expect(Window { Size().controlSize(.mini..<ControlSize.mini) }.texts == ["regular"])
    }
    #expect(warnings.count == 1)
  }

  @Test("accessory bar buttons act, and have a background while pressed")
  func accessoryBar() {
    let journal = Journal()
    let window = Window {
      Button("filter") { journal.note("filter") }.buttonStyle(.accessoryBar)
      Button("add") { journal.note("add") }.buttonStyle(.accessoryBarAction)
    }
    let rest = window.host.displayList.description
    window.press("filter")
    #expect(window.host.displayList.description != rest)
    window.up()
    window.settle()
    window.tap("add")
    #expect(journal.entries == ["filter", "add"])
  }

  @Test("a palette and a compact menu are one row of their menu")
  func menuRows() {
    let journal = Journal()
    let window = Window {
      Menu("menu") {
        ControlGroup {
          Button("cut", systemImage: "scissors") { journal.note("cut") }
          Button("copy", systemImage: "doc.on.doc") { journal.note("copy") }
        }
        .controlGroupStyle(.compactMenu)
        ControlGroup {
          Button("red", systemImage: "circle") { journal.note("red") }
          Button("blue", systemImage: "circle") { journal.note("blue") }
        }
        .controlGroupStyle(.palette)
        Button("other") {}
      }
    }
    window.tap("menu")
    window.settle()
    let frames = Dictionary(
      uniqueKeysWithValues: window.graph.buttons.map { ($0.label, $0.frame) })
    #expect(frames["cut"]?.midY == frames["copy"]?.midY)
    #expect(frames["red"]?.midY == frames["blue"]?.midY)
    #expect(frames["cut"]?.midY != frames["red"]?.midY)
    #expect(frames["cut"].map { $0.maxX <= frames["copy"]!.minX } == true)
    // Titles are shown in the compact menu only.
    #expect(window.texts.contains("cut"))
    #expect(!window.texts.contains("red"))
    window.tap("copy")
    window.settle()
    #expect(journal.entries == ["copy"])
  }

  @Test("outside of a menu a compact menu is a button that opens one, and a navigation group a row")
  func groups() {
    let window = Window {
      ControlGroup("edit") {
        Button("cut", systemImage: "scissors") {}
      }
      .controlGroupStyle(.compactMenu)
      ControlGroup {
        Button("back") {}
        Button("forward") {}
      }
      .controlGroupStyle(.navigation)
    }
    #expect(window.graph.buttons.map(\.label) == ["edit", "back", "forward"])
    window.tap("edit")
    window.settle()
    #expect(window.texts.contains("cut"))
  }

  @Test("a badge is at the end of its row, and only there; zero shows no badge")
  func badges() {
    let window = Window {
      List {
        Text("inbox").badge(3)
        Text("sent").badge(0)
        Text("drafts").badge("new").badgeProminence(.increased)
      }
      Text("outside").badge(7)
    }
    #expect(window.texts == ["inbox", "3", "sent", "drafts", "new", "outside"])
    #expect(abs(window.frame(of: "3").maxX - 368) < 0.01)
    #expect(window.frame(of: "3").midY == window.frame(of: "inbox").midY)
  }

  @Test("rows and headers have the environment's minimum heights and prominence")
  func rowHeights() {
    func distance(_ height: CGFloat?) -> CGFloat {
      let window = Window {
        List {
          Text("a")
          Text("b")
        }
        .transformEnvironment(\.defaultMinListRowHeight) { if let height { $0 = height } }
      }
      return window.frame(of: "b").minY - window.frame(of: "a").minY
    }
    #expect(distance(nil) == 52)
    #expect(distance(70) == 70)
    let window = Window {
      List { Section("head") { Text("a") } }.headerProminence(.increased)
    }
    #expect(window.texts == ["head", "a"])
    let plain = Window { List { Section("head") { Text("a") } } }
    #expect(plain.texts == ["head", "a"])
  }

  @Test("the host reads the edges with deferred gestures, and whether overlays persist")
  func system() {
    struct Content: View {
      @State private var isFull = false
      var body: some View {
        Button("full") { isFull.toggle() }.defersSystemGestures(on: .top)
          .persistentSystemOverlays(.automatic)
        if isFull {
          Text("a").defersSystemGestures(on: [.leading]).persistentSystemOverlays(.hidden)
        }
      }
    }
    let window = Window { Content() }
    #expect(window.graph.deferredSystemGestureEdges == .top)
    #expect(window.graph.persistentSystemOverlays == .automatic)
    window.tap("full")
    #expect(window.graph.deferredSystemGestureEdges == [.top, .leading])
    #expect(window.graph.persistentSystemOverlays == .hidden)
    window.settle()
  }

  @Test("spring loading is read from the environment, and the closest modifier wins")
  func springLoading() {
    struct Content: View {
      @Environment(\.springLoadingBehavior) private var behavior
      var body: some View { Text("\(behavior == .enabled) \(behavior == .automatic)") }
    }
    let window = Window {
      Content().springLoadingBehavior(.enabled).springLoadingBehavior(.disabled)
      Content()
    }
    #expect(window.texts == ["true false", "false true"])
  }
}
