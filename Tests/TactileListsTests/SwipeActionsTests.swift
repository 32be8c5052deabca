import Foundation
import SwiftUI
import TactileDrawing
import Testing

@_spi(Engine) @testable import TactileAccessibility
@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileLists
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Swipe actions of rows.
@MainActor
@Suite struct SwipeActionsTests {
  private let journal = Journal()

  /// A list of rows of 368 by 44 points from (16, 16), of which “A” and “B” have buttons.
  private func window(
    allowsFullSwipe: Bool = true, direction: LayoutDirection = .leftToRight
  ) -> Window {
    Window(size: CGSize(width: 400, height: 300)) {
      List {
        ForEach(["A", "B"], id: \.self) { name in
          Text(name)
            .swipeActions(allowsFullSwipe: allowsFullSwipe) {
              Button("Del", role: .destructive) { journal.note("delete \(name)") }
              Button("Tag") { journal.note("flag \(name)") }.tint(.orange)
              Button("Dot") { journal.note("more \(name)") }
            }
        }
        Button("C") { journal.note("c") }
          .swipeActions(edge: .leading) { Button("Pin") { journal.note("pin") } }
        Button("Plain") { journal.note("plain") }
      }
      .environment(\.layoutDirection, direction)
    }
  }

  private func open(_ window: Window, _ row: String, by width: CGFloat = -200) {
    let start = window.center(of: row)
    window.swipe(from: start, by: CGSize(width: width, height: 0), steps: 20)
    window.wait(0.2)
    window.up()
    window.settle()
  }

  private func isOpen(_ window: Window) -> Bool {
    window.graph.buttons.contains { $0.label == "Del" || $0.label == "Pin" }
  }

  @Test("a horizontal drag reveals the buttons: red, in their tint or gray, the first at the edge")
  func reveal() throws {
    let window = window()
    #expect(!isOpen(window))
    let x = window.frame(of: "A").minX
    open(window, "A")
    #expect(isOpen(window))
    let frames = ["Del", "Tag", "Dot"].map(window.frame)
    #expect(frames[0].maxX == CGFloat(384))
    #expect(frames[1].maxX == frames[0].minX)
    #expect(frames[2].maxX == frames[1].minX)
    #expect(frames.allSatisfy { $0.height == CGFloat(52) && $0.width >= CGFloat(74) })
    #expect(window.frame(of: "A").minX == x - (CGFloat(384) - frames[2].minX))
    let colors = [SystemColor.red, .orange, .gray].map { $0.value(in: .light) }
    for (frame, color) in zip(frames, colors) {
      #expect(window.fills.contains { $0.color == color && $0.rect == frame })
    }
  }

  @Test("a row doesn't move to reveal swipe actions that are empty at the moment")
  func empty() {
    let isOwner = false
    let window = Window(size: CGSize(width: 400, height: 300)) {
      List {
        Text("A").swipeActions { if isOwner { Button("Del") {} } }
          .swipeActions(edge: .leading) { Button("Pin") {} }
      }
    }
    window.swipe(from: window.center(of: "A"), by: CGSize(width: -120, height: 0))
    #expect(window.frame(of: "A").minX == CGFloat(32))
    window.up()
    window.settle()
    window.swipe(from: window.center(of: "A"), by: CGSize(width: 60, height: 0))
    #expect(window.frame(of: "A").minX == CGFloat(82))
    // From the other edge, the finger goes past the place at which the row is closed.
    window.move(to: point(20, 38))
    #expect(window.frame(of: "A").minX == CGFloat(32))
    window.up()
    window.settle()
    #expect(!isOpen(window))
  }

  @Test("2.7.77: a tap on a button acts and closes the row")
  func act() {
    let window = window()
    open(window, "A")
    window.tap("Tag")
    #expect(journal.entries == ["flag A"])
    window.settle()
    #expect(!isOpen(window))
    #expect(window.frame(of: "A").minX == CGFloat(32))
  }

  @Test("a drag across most of the row triggers the first button, if allowed")
  func full() {
    let window = window()
    open(window, "B", by: -300)
    #expect(journal.entries == ["delete B"])
    #expect(!isOpen(window))
    journal.clear()
    let other = self.window(allowsFullSwipe: false)
    open(other, "B", by: -300)
    #expect(journal.entries.isEmpty)
    #expect(isOpen(other))
  }

  @Test("a short drag springs back")
  func short() {
    let window = window()
    open(window, "A", by: -60)
    #expect(!isOpen(window))
    #expect(window.frame(of: "A").minX == CGFloat(32))
  }

  @Test("a tap elsewhere in the list, or on the row itself, only closes the row")
  func tapElsewhere() {
    let window = window()
    open(window, "A")
    window.tap("Plain")
    window.settle()
    #expect(!isOpen(window))
    #expect(journal.entries.isEmpty)
    window.tap("Plain")
    #expect(journal.entries == ["plain"])
    open(window, "A")
    window.touch(point(60, 38))
    window.settle()
    #expect(!isOpen(window))
  }

  @Test("a scroll or another open row closes the row")
  func scroll() {
    let window = window()
    open(window, "A")
    window.swipe(from: window.center(of: "B"), by: CGSize(width: 0, height: -60))
    window.up()
    window.settle()
    #expect(!isOpen(window))
    open(window, "A")
    open(window, "B")
    window.tap("Tag")
    #expect(journal.entries == ["flag B"])
  }

  @Test("2.4.48: a swipe cancels the press of the row, unless it reveals nothing")
  func press() {
    let window = window()
    window.down(at: window.center(of: "C"))
    window.wait(0.2)
    window.move(to: point(window.center(of: "C").x + 60, window.center(of: "C").y))
    window.up()
    window.settle()
    #expect(journal.entries.isEmpty)
    let other = self.window()
    let start = other.center(of: "C")
    other.down(at: start)
    other.wait(0.2)
    other.move(to: point(start.x - 60, start.y))
    other.up()
    other.settle()
    #expect(journal.entries == ["c"])
  }

  @Test("in a right-to-left layout the leading edge is on the right")
  func mirrored() {
    let window = window(direction: .rightToLeft)
    open(window, "A", by: 200)
    #expect(window.frame(of: "Del").minX == CGFloat(16))
    window.tap("Dot")
    #expect(journal.entries == ["more A"])
  }

  @Test("2.7.75: the buttons are accessibility actions of the row")
  func accessibility() throws {
    let window = window()
    let row = try #require(
      window.graph.accessibilityElements.flatMap(\.flattened).first { $0.label == "A" })
    #expect(row.actionNames == ["Del", "Tag", "Dot"])
    row.perform("Dot")
    #expect(journal.entries == ["more A"])
  }

  @Test(
    "2.7.75: an accessibility label on a button is the name of its action, also while the row is open"
  )
  func labeledButton() throws {
    let window = Window {
      List {
        Text("Mail").swipeActions {
          Button {
            journal.note("read")
          } label: {
            Image(systemName: "envelope.open.fill")
          }
          .tint(.blue)
          .accessibilityLabel("Mark read")
        }
      }
    }
    func row() throws -> AccessibilityElement {
      try #require(
        window.graph.accessibilityElements.flatMap(\.flattened).first { $0.label == "Mail" })
    }
    #expect(try row().actionNames == ["Mark read"])
    open(window, "Mail", by: -200)
    #expect(try row().actionNames == ["Mark read"])
    try row().perform("Mark read")
    #expect(journal.entries == ["read"])
  }

  private struct Deleting: View {
    /// Whether the data drop the row of a deleted element.
    let drops: Bool
    @State private var names = ["A", "B", "C"]

    var body: some View {
      List {
        ForEach(names, id: \.self) { name in
          Text(name).swipeActions {
            Button("Del", role: .destructive) { if drops { names.removeAll { $0 == name } } }
          }
        }
      }
    }
  }

  @Test(
    "2.7.77b: a destructive button lets its row leave, while the others close up; without its element it stays away"
  )
  func dropped() {
    let window = Window(size: CGSize(width: 400, height: 300)) { Deleting(drops: true) }
    let place = window.frame(of: "A").minY
    open(window, "A", by: -100)
    window.tap("Del")
    window.wait(0.1)
    let moving = window.drawnFrame(of: "B")?.minY ?? 0
    #expect(moving > place + 1 && moving < place + 43)
    window.settle()
    #expect(!window.texts.contains("A"))
    #expect(window.frame(of: "B").minY == place)
  }

  @Test("2.7.77b: a row whose element the data keep comes back", arguments: [false, true])
  func kept(byFullSwipe: Bool) {
    let window = Window(size: CGSize(width: 400, height: 300)) { Deleting(drops: false) }
    let (place, next) = (window.frame(of: "A"), window.frame(of: "B"))
    if byFullSwipe {
      window.swipe(from: place.center, by: CGSize(width: -300, height: 0), steps: 20)
      window.wait(0.2)
      window.up()
    } else {
      open(window, "A", by: -100)
      window.tap("Del")
    }
    window.wait(0.2)
    // The others close up meanwhile.
    #expect((window.drawnFrame(of: "B")?.minY ?? 0) < next.minY - 20)
    #expect(window.drawnFrame(of: "A").map { $0.maxX < 0 } ?? true)
    window.settle()
    #expect(window.frame(of: "A") == place)
    #expect(window.frame(of: "B") == next)
    #expect(!isOpen(window))
    // It can be swiped again.
    open(window, "A", by: -100)
    #expect(isOpen(window))
  }

  private struct Emptied: View {
    @State private var names = ["A", "B"]
    @State private var hasActions = true

    var body: some View {
      List {
        ForEach(names, id: \.self) { name in
          Text(name).swipeActions {
            if hasActions {
              Button("Del") { names.removeAll { $0 == name } }
              Button("Keep") { hasActions = false }
            }
          }
        }
      }
    }
  }

  @Test("a row can be removed while it is open")
  func removed() {
    let window = Window(size: CGSize(width: 400, height: 300)) { Emptied() }
    open(window, "A")
    window.tap("Del")
    window.settle()
    #expect(window.texts.contains("B") && !window.texts.contains("A"))
  }
}
