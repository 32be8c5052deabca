import HeadlessHost
import SwiftUI
import Testing

@_spi(Engine) @testable import SwiftUICore
@testable import SwiftUIViews
@testable import TestSupport

/// A keyboard that reaches every control of a window, as on a desktop.
@MainActor
@Suite struct KeyNavigationTests {
  private func window(
    size: CGSize = CGSize(width: 400, height: 300), @ViewBuilder _ content: () -> some View
  ) -> Window {
    Window(size: size, idiom: .pad, isDesktop: true, content)
  }

  private struct Settings: View {
    let journal: Journal
    @State private var isOn = false
    @State private var color = 1

    var body: some View {
      Text("\(isOn ? "on" : "off") \(color)")
      Button("Save") { journal.note("save") }
      Button("Locked") { journal.note("locked") }.disabled(true)
      Toggle("Wi-Fi", isOn: $isOn)
      Link("Help", destination: URL(string: "https://example.org")!)
      Picker("Color", selection: $color) {
        Text("Red").tag(0)
        Text("Green").tag(1)
        Text("Blue").tag(2)
      }
      .pickerStyle(.segmented)
      Button("Aside") { journal.note("aside") }.focusable(false)
      Menu("More") { Button("Item") { journal.note("item") } }
    }
  }

  @Test("2.9.103: Tab reaches every control in reading order, and Shift-Tab goes back")
  func order() {
    let window = window { Settings(journal: Journal()) }
    var found: [String] = []
    for _ in 0..<6 {
      window.strike(.tab)
      found.append(window.focused)
    }
    #expect(found == ["Save", "Wi-Fi", "Help", "Green", "More", "Save"])
    window.strike(.tab, .shift)
    #expect(window.focused == "More")
    window.strike(.tab, .shift)
    #expect(window.focused == "Green")
    window.strike(.tab, .shift)
    #expect(window.focused == "Help")
  }

  @Test("2.9.103: without a desktop, Tab finds no control that takes no focus")
  func notElsewhere() {
    let window = Window(idiom: .pad) { Settings(journal: Journal()) }
    #expect(!window.strike(.tab))
    #expect(window.graph.focus.current == nil)
  }

  @Test("2.7.72: Space and Return press the control that Tab has reached")
  func pressing() {
    let journal = Journal()
    let window = window { Settings(journal: journal) }
    window.strike(.tab)
    window.strike(.space)
    window.strike(.return)
    #expect(journal.entries == ["save", "save"])
    window.strike(.tab)
    window.strike(.space)
    #expect(window.texts.first == "on 1")
  }

  @Test("2.9.105: arrows move among the segments of a picker, and Space selects one")
  func segments() {
    let window = window { Settings(journal: Journal()) }
    for _ in 0..<4 { window.strike(.tab) }
    #expect(window.focused == "Green")
    window.strike(.rightArrow)
    #expect(window.focused == "Blue")
    window.strike(.rightArrow)
    #expect(window.focused == "Blue")
    window.strike(.space)
    #expect(window.texts.first == "off 2")
    window.strike(.leftArrow)
    window.strike(.leftArrow)
    #expect(window.focused == "Red")
    window.strike(.tab)
    #expect(window.focused == "More")
    window.strike(.tab, .shift)
    #expect(window.focused == "Blue")
  }

  private struct Lit: ButtonStyle {
    @Environment(\.isFocused) private var isFocused
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      Text(isFocused ? "focused" : "plain")
    }
  }

  @Test("2.7.74: the style of the button in focus reads it from the environment")
  func environment() {
    let window = window {
      VStack {
        Button("A") {}
        Button("B") {}
      }
      .buttonStyle(Lit())
    }
    #expect(window.texts == ["A", "plain", "B", "plain"])
    window.strike(.tab)
    window.settle()
    #expect(window.texts == ["A", "focused", "B", "plain"])
    window.strike(.tab)
    window.settle()
    #expect(window.texts == ["A", "plain", "B", "focused"])
  }

  private struct Form: View {
    @FocusState private var isSaving: Bool
    var body: some View {
      Text(isSaving ? "saving" : "not")
      Button("Open") { isSaving = true }
      Button("Save") {}.focused($isSaving)
    }
  }

  @Test("a focus state knows of the control that Tab has reached, and moves the focus there")
  func state() {
    let window = window { Form() }
    window.strike(.tab)
    #expect(window.texts.first == "not")
    window.strike(.tab)
    #expect(window.texts.first == "saving")
    window.strike(.tab)
    window.strike(.return)
    #expect(window.texts.first == "saving")
    #expect(window.focused == "Save")
  }

  @Test("2.9.106: Escape takes the focus away")
  func escape() {
    let window = window { Button("A") {} }
    #expect(!window.strike(.escape))
    window.strike(.tab)
    #expect(window.strike(.escape))
    #expect(window.graph.focus.current == nil)
  }

  // MARK: The ring

  @Test("2.9.104: the ring appears with the keyboard, outside of the control's shape")
  func ring() throws {
    let window = window {
      Button("A") {}.buttonStyle(.bordered)
      Button("B") {}.buttonStyle(.bordered)
    }
    #expect(window.rings.isEmpty)
    window.strike(.tab)
    let ring = try #require(window.rings.first)
    #expect(ring.outline == window.frame(of: "A"))
    #expect(ring.lineWidth == 6)
    window.strike(.tab)
    #expect(window.rings.map(\.outline) == [window.frame(of: "B")])
    window.click("A")
    #expect(window.rings.isEmpty)
    #expect(window.focused == "B")
    window.strike("x")
    #expect(window.rings.map(\.outline) == [window.frame(of: "B")])
  }

  @Test("2.9.104: a ring is repainted with what it covers, and nothing else is")
  func damage() {
    let window = window { Button("A") {}.buttonStyle(.bordered) }
    _ = window.graph.takeDamage()
    window.strike(.tab)
    let damage = window.graph.takeDamage().rects
    #expect(damage.count == 1)
    let reach = window.frame(of: "A").insetBy(dx: -3, dy: -3)
    #expect(damage.first?.contains(reach) == true)
    #expect(damage.first.map { $0.width < reach.width + 4 && $0.height < reach.height + 4 } == true)
  }

  @Test("2.9.104: an author can give the ring a shape, or have none")
  func shapes() {
    let window = window {
      Button("A") {}.focusEffectDisabled()
      Button("B") {}.buttonStyle(.plain).contentShape(.focusEffect, Circle())
    }
    window.strike(.tab)
    #expect(window.focused == "A")
    #expect(window.rings.isEmpty)
    window.strike(.tab)
    #expect(window.rings.first?.outline.width == window.rings.first?.outline.height)
  }

  @Test("2.9.104: shortcuts show no ring, and neither does a window that is not active")
  func inactive() {
    let window = window { Button("A") {} }
    window.strike("k", .command)
    window.strike(.tab)
    #expect(window.rings.count == 1)
    window.host.isActive = false
    #expect(window.rings.isEmpty)
    window.host.isActive = true
    #expect(window.rings.count == 1)
    window.click("A")
    window.strike("k", .command)
    #expect(window.rings.isEmpty)
  }

  // MARK: Presentations

  @Test("2.9.107: a menu that a key opens gets the focus, and gives it back")
  func menu() {
    let journal = Journal()
    let window = window {
      VStack {
        Button("Before") {}
        Menu("Sort") {
          Button("Name") { journal.note("name") }
          Button("Date") { journal.note("date") }
        }
        Spacer()
      }
    }
    window.strike(.tab)
    window.strike(.tab)
    #expect(window.focused == "Sort")
    window.strike(.space)
    window.settle()
    #expect(window.focused == "Name")
    #expect(window.rings.isEmpty)
    window.strike(.downArrow)
    #expect(window.focused == "Date")
    window.strike(.downArrow)
    #expect(window.focused == "Date")
    window.strike(.return)
    window.settle()
    #expect(journal.entries == ["date"])
    #expect(window.focused == "Sort")
  }

  @Test("2.9.107: arrows enter a menu that the mouse has opened")
  func menuOfMouse() {
    let window = window {
      VStack {
        Menu("Sort") { Button("Name") {} }
        Spacer()
      }
    }
    window.click("Sort")
    window.settle()
    #expect(window.graph.focus.current == nil)
    #expect(window.strike(.downArrow))
    #expect(window.focused == "Name")
  }

  private struct Asking: View {
    @State private var isAsking = false
    var body: some View {
      Button("Ask") { isAsking = true }
        .alert("Sure?", isPresented: $isAsking) {
          Button("Yes") {}
          Button("No") {}
        }
    }
  }

  @Test("2.7.81a: while an alert is shown, Tab stays in it")
  func alert() {
    let window = window { Asking() }
    window.strike(.tab)
    window.strike(.return)
    window.settle()
    var found = [window.focused]
    for _ in 0..<2 {
      window.strike(.tab)
      found.append(window.focused)
    }
    #expect(found == ["Yes", "No", "Yes"])
    window.strike(.space)
    window.settle()
    #expect(window.focused == "Ask")
  }

  // MARK: Lists and scroll views

  @Test("2.9.103: a control that the focus reaches is scrolled into view, and so are lazy rows")
  func scrolling() {
    let window = window {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100) { Button("Row \($0)") {}.frame(height: 50) }
        }
      }
    }
    for _ in 0..<30 { window.strike(.tab) }
    #expect(window.focused == "Row 29")
    let row = window.frame(of: "Row 29")
    #expect(row.minY >= 0 && row.maxY <= 300)
    #expect(window.rings.count == 1)
    for _ in 0..<29 { window.strike(.tab, .shift) }
    #expect(window.focused == "Row 0")
    #expect(window.offset == .zero)
  }

  private struct Library: View {
    @State private var choice: Int?
    var body: some View {
      Text("\(choice ?? -1)")
      List(0..<5, selection: $choice) { Text("Book \($0)").tag($0) }
    }
  }

  @Test("2.9.105: arrows move among the rows of a list, and Space selects one")
  func list() {
    let window = window { Library() }
    window.strike(.tab)
    window.strike(.downArrow)
    window.strike(.downArrow)
    window.strike(.space)
    #expect(window.texts.first == "2")
    window.strike(.end)
    window.strike(.return)
    #expect(window.texts.first == "4")
    window.strike(.upArrow)
    window.strike(.return)
    #expect(window.texts.first == "3")
  }

  private struct Rows: View {
    let journal: Journal
    var body: some View {
      List {
        Button("Act") { journal.note("act") }
        HStack {
          Button("Left") { journal.note("left") }.buttonStyle(.bordered)
          Button("Right") { journal.note("right") }.buttonStyle(.bordered)
        }
      }
    }
  }

  @Test("2.9.103: a row that acts has the focus itself, other buttons of rows have their own")
  func rows() {
    let journal = Journal()
    let window = window { Rows(journal: journal) }
    for _ in 0..<3 {
      window.strike(.tab)
      window.strike(.return)
    }
    #expect(journal.entries == ["act", "left", "right"])
  }

  @Test("arrows turn a wheel that Tab has reached")
  func wheel() {
    struct Turning: View {
      @State private var number = 3
      var body: some View {
        Text("number \(number)")
        Picker("Number", selection: $number) {
          ForEach(0..<9) { Text("\($0)").tag($0) }
        }
        .pickerStyle(.wheel)
      }
    }
    let window = window { Turning() }
    window.strike(.tab)
    window.strike(.downArrow)
    #expect(window.texts.first == "number 4")
    window.strike(.upArrow)
    window.strike(.upArrow)
    #expect(window.texts.first == "number 2")
  }
}

extension Window {
  /// The label of the button in focus, or else the first text in the view in focus; empty if there is
  /// none.
  fileprivate var focused: String {
    guard let current = graph.focus.current else { return "" }
    if let button = current.focusedButton { return button.buttonElement.label }
    return current.innerAccessibilityElements.first?.label ?? ""
  }

  /// The focus rings in the window: the outlines around which they are drawn, and the line's width.
  fileprivate var rings: [(outline: CGRect, lineWidth: CGFloat)] {
    func collect(_ items: [DisplayList.Item], at offset: CGPoint) -> [(CGRect, CGFloat)] {
      items.flatMap { item -> [(CGRect, CGFloat)] in
        guard case .group(let effect, let inner) = item.content else { return [] }
        let place = CGPoint(x: offset.x + item.origin.x, y: offset.y + item.origin.y)
        if case .clip(_, let style) = effect, style.isEOFilled, inner.count == 1,
          case .stroke(let path, _, let stroke, _) = inner[0].content
        {
          return [(path.boundingRect.offsetBy(dx: place.x, dy: place.y), stroke.lineWidth)]
        }
        return collect(inner, at: place)
      }
    }
    return collect(display.items, at: .zero).map { (outline: $0.0, lineWidth: $0.1) }
  }
}
