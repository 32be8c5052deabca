import SwiftUI
import Testing

@_spi(Engine) @testable import TactileAccessibility
@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileLists
@_spi(Engine) @testable import TactileNavigation
@_spi(Engine) @testable import TactilePickers
@_spi(Engine) @testable import TactilePresentations
@_spi(Engine) @testable import TactileScrolling
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Palette, navigation link and wheel pickers.
@MainActor
@Suite struct PickerStyleTests {
  private func picker(_ selection: Binding<Int>) -> some View {
    Picker("Fruit", selection: selection) {
      ForEach(0..<20, id: \.self) { Label("fruit \($0)", systemImage: "star") }
    }
  }

  @Test("a palette is a row of icons in a menu, and segments elsewhere")
  func palette() {
    let window = Window(size: CGSize(width: 400, height: 600)) {
      Stateful(1) { number in
        Menu("open") {
          Picker("Fruit", selection: number) {
            Label("fig", systemImage: "star").tag(0)
            Label("pear", systemImage: "heart").tag(1)
          }
          .pickerStyle(.palette)
          Button("other") {}
        }
        Text("chosen \(number.wrappedValue)")
      }
    }
    window.tap("open")
    window.settle()
    let (fig, pear, other) = (
      window.frame(of: "fig"), window.frame(of: "pear"), window.frame(of: "other")
    )
    #expect(fig.width == CGFloat(125) && pear.width == CGFloat(125))
    #expect(fig.minY == pear.minY && fig.maxX == pear.minX)
    #expect(other.width == CGFloat(250))
    #expect(!window.texts.contains("fig"))
    #expect(window.graph.accessibilityDescription.contains("button “pear”, selected"))
    window.tap("fig")
    window.settle()
    #expect(window.texts.contains("chosen 0"))
    #expect(window.graph.buttons.map(\.label) == ["open"])

    let row = Window {
      Stateful(1) { number in
        Picker("Fruit", selection: number) {
          Text("fig").tag(0)
          Text("pear").tag(1)
        }
        .pickerStyle(.palette)
      }
    }
    #expect(row.frame(of: "fig").minY == row.frame(of: "pear").minY)
    #expect(row.texts == ["fig", "pear"])
  }

  @Test("a navigation link shows the selection, opens a list of options, and returns")
  func link() {
    let window = Window(size: CGSize(width: 400, height: 600)) {
      NavigationStack {
        Stateful(1) { number in
          Form {
            Picker("Fruit", selection: number) {
              Text("fig").tag(0)
              Text("pear").tag(1)
            }
            .pickerStyle(.navigationLink)
          }
        }
      }
    }
    #expect(window.texts == ["Fruit", "pear"])
    window.touch(window.center(of: "Fruit"))
    window.settle()
    #expect(window.graph.buttons.map(\.label) == ["fig", "pear", "Back"])
    #expect(window.graph.accessibilityDescription.contains("button “pear”, selected"))
    #expect(window.texts.contains("Fruit"))
    window.tap("fig")
    window.settle()
    #expect(window.texts == ["Fruit", "fig"])
  }

  @Test("outside of a navigation stack the link is disabled")
  func linkOutside() {
    let window = Window {
      Picker("Fruit", selection: .constant(0)) { Text("fig").tag(0) }.pickerStyle(.navigationLink)
    }
    window.touch(window.center(of: "fig"))
    window.settle()
    #expect(window.texts.contains("fig"))
    #expect(window.graph.accessibilityDescription.contains("dimmed"))
  }

  /// A wheel of twenty options from (0, 42) to (400, 258), with the number that is chosen above.
  private func wheel(_ number: Int = 3, enabled: Bool = true) -> Window {
    Window {
      Stateful(number) { number in
        Picker("Fruit", selection: number) {
          ForEach(0..<20, id: \.self) { Text("fruit \($0)") }
        }
        .pickerStyle(.wheel).disabled(!enabled)
        .overlay(alignment: .top) { Text("chosen \(number.wrappedValue)").offset(y: -30) }
      }
    }
  }

  @Test("on a wheel the selection is in the middle, and distant options are invisible")
  func wheelAtRest() {
    let window = wheel()
    #expect(window.drawnFrame(of: "fruit 3")?.midY.rounded() == CGFloat(150))
    #expect(window.texts.contains("fruit 0"))
    #expect(window.opacity(of: "fruit 12") ?? 0 < 0.001)
    let (two, three, four) = (
      window.drawnFrame(of: "fruit 2"), window.drawnFrame(of: "fruit 3"),
      window.drawnFrame(of: "fruit 4")
    )
    #expect((two?.height ?? 99) < (three?.height ?? 0))
    #expect((four?.midY ?? 0) > (three?.midY ?? 999))
    #expect((four?.midY ?? 0) < CGFloat(182))
    #expect(
      window.graph.accessibilityDescription.contains("“Fruit” value “fruit 3”"))
  }

  @Test("a drag turns the wheel, and the option in the middle is selected")
  func turning() {
    let window = wheel()
    window.swipe(from: point(200, 150), by: CGSize(width: 0, height: -64), steps: 4)
    window.rest(at: point(200, 86))
    #expect(window.texts.contains("chosen 3"))
    window.up()
    window.settle()
    #expect(window.texts.contains("chosen 5"))
    #expect(window.drawnFrame(of: "fruit 5")?.midY.rounded() == CGFloat(150))
    window.swipe(from: point(200, 150), by: CGSize(width: 0, height: 900), steps: 4)
    window.up()
    window.settle()
    #expect(window.texts.contains("chosen 0"))
  }

  @Test("a tap moves an option to the middle; a disabled wheel doesn't turn")
  func tapping() {
    let window = wheel()
    window.touch(window.drawnFrame(of: "fruit 4")?.center ?? .zero)
    window.settle()
    #expect(window.texts.contains("chosen 4"))
    let fixed = wheel(enabled: false)
    fixed.touch(fixed.drawnFrame(of: "fruit 4")?.center ?? .zero)
    fixed.swipe(from: point(200, 150), by: CGSize(width: 0, height: -64))
    fixed.up()
    fixed.settle()
    #expect(fixed.texts.contains("chosen 3"))
  }

  @Test("in a list a drag turns the wheel and doesn't scroll the list")
  func wheelInList() {
    let window = Window {
      Stateful(3) { number in
        ScrollView {
          Picker("Fruit", selection: number) {
            ForEach(0..<20, id: \.self) { Text("fruit \($0)") }
          }
          .pickerStyle(.wheel)
          Color.red.frame(height: 1000)
        }
        .overlay { Text("chosen \(number.wrappedValue)") }
      }
    }
    window.swipe(from: point(200, 100), by: CGSize(width: 0, height: -64), steps: 20)
    window.rest(at: point(200, 36))
    window.up()
    window.settle()
    #expect(window.offset.y == CGFloat(0))
    #expect(window.texts.contains("chosen 5"))
  }
}

extension Window {
  /// A finger that rests is headed nowhere.
  fileprivate func rest(at point: CGPoint) {
    for _ in 0..<2 {
      wait(0.5)
      move(to: point)
    }
  }
}
