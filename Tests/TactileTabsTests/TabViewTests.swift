import SwiftUI
import Testing

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileTabs
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Tabs with a bar, as a finger uses them.
@MainActor
@Suite struct TabViewTests {
  /// Counts its taps, and notes when it appears.
  struct Counter: View {
    let name: String
    let log: Journal
    @State private var count = 0

    var body: some View {
      Button("\(name) \(count)") { count += 1 }
        .onAppear { log.note("+\(name)") }
        .onDisappear { log.note("-\(name)") }
    }
  }

  private func window<Content: View>(
    size: CGSize = CGSize(width: 375, height: 667), @ViewBuilder _ content: () -> Content
  ) -> Window {
    Window(size: size, content)
  }

  @Test("6.5.1: a tap on a tab shows its view, which is made then and keeps its state")
  func tapOnATab() {
    let log = Journal()
    let window = window {
      TabView {
        Counter(name: "first", log: log).tabItem { Label("One", systemImage: "house") }
        Counter(name: "second", log: log).tabItem {
          Image(systemName: "gear")
          Text("Two")
        }
      }
    }
    #expect(window.texts == ["first 0", "One", "Two"])
    #expect(log.entries == ["+first"])
    window.tap("first 0")
    window.settle()
    window.tap("Two")
    window.settle()
    #expect(window.texts == ["second 0", "One", "Two"])
    #expect(log.entries == ["+first", "+second", "-first"])
    window.tap("One")
    window.settle()
    #expect(window.texts == ["first 1", "One", "Two"])
  }

  @Test("6.5.2: a tap sets the bound selection, and code that sets it shows the tab")
  func boundSelection() {
    struct Content: View {
      @State private var selection = "b"
      var body: some View {
        VStack {
          Text("is \(selection)")
          Button("Go to C") { selection = "c" }
          TabView(selection: $selection) {
            Text("page A").tabItem { Text("A") }.tag("a")
            Text("page B").tabItem { Text("B") }.tag("b")
            Text("page C").tabItem { Text("C") }.tag("c")
          }
        }
      }
    }
    let window = window { Content() }
    #expect(window.texts == ["is b", "Go to C", "page B", "A", "B", "C"])
    window.tap("A")
    window.settle()
    #expect(window.texts == ["is a", "Go to C", "page A", "A", "B", "C"])
    window.tap("Go to C")
    window.settle()
    #expect(window.texts == ["is c", "Go to C", "page C", "A", "B", "C"])
  }

  enum Place: Hashable { case home, list(Int), search }

  @Test("6.5.3: tabs with values, in sections, loops and conditions, with badges")
  func tabsWithValues() {
    struct Content: View {
      @State private var place = Place.home
      @State private var showsSearch = false
      var body: some View {
        TabView(selection: $place) {
          Tab("Home", systemImage: "house", value: .home) {
            Button("Search") { showsSearch = true }
          }
          .badge(3)
          TabSection("Lists") {
            ForEach([1, 2], id: \.self) { number in
              Tab("List \(number)", systemImage: "list.bullet", value: Place.list(number)) {
                Text("list \(number)")
              }
            }
          }
          if showsSearch {
            Tab(value: .search, role: .search) {
              Text("found")
            } label: {
              Text("Find")
            }
          }
        }
      }
    }
    let window = window { Content() }
    #expect(window.texts == ["Search", "Home", "3", "List 1", "List 2"])
    window.tap("List 2")
    window.settle()
    #expect(window.texts == ["list 2", "Home", "3", "List 1", "List 2"])
    window.tap("Home")
    window.settle()
    window.tap("Search")
    window.settle()
    window.tap("Find")
    window.settle()
    #expect(window.texts == ["found", "Home", "3", "List 1", "List 2", "Find"])
  }

  @Test("tabs without values need no selection")
  func tabsWithoutValues() {
    let window = window {
      TabView {
        Tab("Received", systemImage: "tray") { Text("letters") }
        Tab("Sent", systemImage: "tray.full") { Text("sent letters") }
      }
    }
    window.tap("Sent")
    window.settle()
    #expect(window.texts == ["sent letters", "Received", "Sent"])
  }

  @Test("6.5.4: on an iPhone SE with iOS 26, the bar takes 83 points of the content's height")
  func heightOfTheBar() {
    let window = window {
      TabView { Text("home").tabItem { Label("Home", systemImage: "house") } }
    }
    let frame = window.frame(of: "home")
    #expect(frame.midX == 187.5)
    #expect(abs(frame.midY - 292) <= 0.25)
  }

  @Test("6.5.4: in the look of iOS 18, the bar is 49 points high", .windows(like: .iOS18))
  func heightOfTheBarOfiOS18() {
    let window = window {
      TabView { Text("home").tabItem { Label("Home", systemImage: "house") } }
    }
    #expect(abs(window.frame(of: "home").midY - 309) <= 0.25)
  }

  @Test("6.5.5: of six tabs, two are behind More, which lists them")
  func more() {
    let window = window {
      TabView {
        ForEach(1..<7) { number in
          Text("page \(number)").tabItem { Label("Tab \(number)", systemImage: "star") }
        }
      }
    }
    #expect(window.texts == ["page 1", "Tab 1", "Tab 2", "Tab 3", "Tab 4", "More"])
    window.tap("More")
    window.settle()
    #expect(
      window.texts.filter { $0.hasPrefix("Tab") }
        == ["Tab 5", "Tab 6", "Tab 1", "Tab 2", "Tab 3", "Tab 4"])
    window.tap("Tab 6")
    window.settle()
    #expect(window.texts == ["page 6", "Tab 1", "Tab 2", "Tab 3", "Tab 4", "More"])
    window.tap("Tab 2")
    window.settle()
    #expect(window.texts == ["page 2", "Tab 1", "Tab 2", "Tab 3", "Tab 4", "More"])
  }

  @Test("6.5.6: a page hides the bar, and has its room")
  func hiddenBar() {
    struct Content: View {
      @State private var isFull = false
      var body: some View {
        TabView {
          Button("Full") { isFull.toggle() }
            .toolbar(isFull ? .hidden : .visible, for: .tabBar)
            .tabItem { Text("A") }
          Text("B").tabItem { Text("Other") }
        }
      }
    }
    let window = window { Content() }
    #expect(window.texts == ["Full", "A", "Other"])
    window.tap("Full")
    window.settle()
    #expect(window.texts == ["Full"])
    #expect(abs(window.frame(of: "Full").midY - 333.5) <= 0.25)
    window.tap("Full")
    window.settle()
    #expect(window.texts == ["Full", "A", "Other"])
  }

  @Test("6.5.7: a tap on the selected tab goes back to the root of its stack")
  func backToTheRoot() {
    let window = window {
      TabView {
        NavigationStack {
          NavigationLink("Open") { Text("details") }.navigationTitle("Root")
        }
        .tabItem { Text("Stack") }
        Text("B").tabItem { Text("Other") }
      }
    }
    window.tap("Open")
    window.settle()
    #expect(window.texts.contains("details"))
    window.tap("Stack")
    window.settle()
    #expect(!window.texts.contains("details"))
    #expect(window.texts.contains("Open"))
  }

  @Test("6.5.7: a tap on the selected tab scrolls its content to the top")
  func backToTheTop() {
    let window = window {
      TabView {
        ScrollView { VStack { ForEach(0..<100) { Text("row \($0)") } } }
          .tabItem { Text("Rows") }
        Text("B").tabItem { Text("Other") }
      }
    }
    let top = window.frame(of: "row 0").minY
    window.down(at: point(180, 400))
    window.wait(0.05)
    window.move(to: point(180, 100))
    window.wait(0.05)
    window.up()
    window.settle()
    #expect(window.frame(of: "row 0").minY < top - 200)
    window.tap("Rows")
    window.settle()
    #expect(window.frame(of: "row 0").minY == top)
  }

  @Test("a tab that goes away leaves the first one selected")
  func removedTab() {
    struct Content: View {
      @State private var hasSecond = true
      var body: some View {
        TabView {
          Text("page A").tabItem { Text("A") }
          if hasSecond { Button("Remove") { hasSecond = false }.tabItem { Text("B") } }
        }
      }
    }
    let window = window { Content() }
    window.tap("B")
    window.settle()
    window.tap("Remove")
    window.settle()
    #expect(window.texts == ["page A", "A"])
  }

  @Test("assistive technologies know the bar, its tabs and the selected one")
  func accessibility() {
    let window = window {
      TabView {
        Text("page A").tabItem { Label("A", systemImage: "house") }
        Text("page B").tabItem { Label("B", systemImage: "gear") }
      }
    }
    #expect(window.accessibilityDescription.contains("selected"))
    #expect(!window.accessibilityDescription.contains("page B"))
  }

  @Test("from right to left, the first tab is at the right")
  func rightToLeft() {
    let window = window {
      TabView {
        Text("page A").tabItem { Text("A") }
        Text("page B").tabItem { Text("B") }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(window.center(of: "A").x > window.center(of: "B").x)
  }

  @Test("views in an HStack around a tab view stay, because it is one view")
  func oneView() {
    let window = window {
      VStack(spacing: 0) {
        TabView { Text("page").tabItem { Text("A") } }
          .frame(height: 300)
        Text("below")
      }
    }
    #expect(window.texts == ["page", "A", "below"])
  }

  @Test("a tab view without tabs is empty")
  func noTabs() {
    let window = window { TabView { if false { Text("never") } } }
    #expect(window.texts == [])
  }
}
