import Foundation
import SwiftUI
import TactileDrawing
import Testing

@_spi(Engine) @testable import TactileAccessibility
@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileLists
@_spi(Engine) @testable import TactilePickers
@_spi(Engine) @testable import TactilePresentations
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

@MainActor
@Suite struct PickerTests {
  private enum Fruit: String, CaseIterable, Identifiable {
    case fig, pear, plum
    var id: Self { self }
  }

  private let journal = Journal()

  /// A picker of three fruits, with what is chosen as a text below.
  private func window(
    _ decorate: @escaping @MainActor (AnyView) -> some View = { $0 }
  ) -> Window {
    Window(size: CGSize(width: 400, height: 600)) {
      Stateful(Fruit.pear) { fruit in
        VStack {
          decorate(
            AnyView(
              Picker("Fruit", selection: fruit) {
                Text("A fig").tag(Fruit.fig)
                Text("A pear").tag(Fruit.pear)
                Text("A plum").tag(Fruit.plum)
              }))
          Text("Chosen: \(fruit.wrappedValue.rawValue)")
        }
        .onChange(of: fruit.wrappedValue) { _, new in journal.note(new.rawValue) }
      }
    }
  }

  private func open(_ window: Window) {
    window.touch(window.center(of: "Fruit"))
    window.settle()
  }

  @Test("a picker shows the selected option, and its label is accessible")
  func button() {
    let window = window()
    #expect(window.texts == ["A pear", "Chosen: pear"])
    #expect(
      window.graph.accessibilityDescription
        == "button “Fruit” value “A pear”\ntext “Chosen: pear”")
  }

  @Test(
    "a press opens a menu of options with a checkmark at the selection, and a selection closes it")
  func menu() {
    let window = window()
    open(window)
    #expect(window.graph.buttons.map(\.label) == ["A fig", "A pear", "A plum"])
    let told = window.graph.accessibilityDescription
    #expect(told.contains("button “A pear”, selected") && !told.contains("“A fig”, selected"))
    #expect(window.frame(of: "A fig").width == CGFloat(250))
    window.tap("A plum")
    window.settle()
    #expect(window.texts == ["A plum", "Chosen: plum"])
    #expect(journal.entries == ["plum"])
    open(window)
    #expect(window.graph.accessibilityDescription.contains("button “A plum”, selected"))
  }

  @Test("in a form row the label is leading, the selection trailing, and the row opens the menu")
  func row() {
    let window = Window(size: CGSize(width: 400, height: 600)) {
      Stateful(Fruit.pear) { fruit in
        Form {
          Picker("Fruit", selection: fruit) { ForEach(Fruit.allCases) { Text($0.rawValue) } }
        }
      }
    }
    #expect(window.texts == ["Fruit", "pear"])
    #expect(window.color(of: "Fruit") == SystemColor.primary.value(in: .light))
    #expect(window.color(of: "pear") == SystemColor.secondary.value(in: .light))
    #expect((window.drawnFrame(of: "Fruit")?.minX ?? 0) == CGFloat(32))
    #expect((window.drawnFrame(of: "pear")?.midX ?? 0) > 300)
    window.touch(point(200, window.center(of: "Fruit").y))
    window.settle()
    window.tap("plum")
    window.settle()
    #expect(window.texts == ["Fruit", "plum"])
  }

  @Test("the identities of a ForEach are tags; a tag also matches its optional, unless excluded")
  func tags() {
    let window = Window {
      Stateful(Int?.some(2)) { number in
        VStack {
          Picker("A", selection: number) { ForEach(1..<4) { Text("id \($0)") } }
          Picker("B", selection: number) {
            Text("none").tag(Int?.none)
            Text("two").tag(2)
          }
          Picker("C", selection: number) {
            Text("not this").tag(2, includeOptional: false)
            Text("but this").tag(Int?.some(2))
          }
          Picker("D", selection: number) { Text("wrong").tag("2") }
          Button("Clear") { number.wrappedValue = nil }
        }
      }
    }
    #expect(window.texts == ["id 2", "two", "but this", "Clear"])
    window.tap("Clear")
    window.settle()
    #expect(window.texts == ["none", "Clear"])
  }

  @Test("another tag on an option is another option")
  func tagChanges() {
    var shift: Binding<Int>?
    let window = Window {
      Stateful(0) { binding in
        let _ = shift = binding
        Picker("A", selection: .constant(1)) {
          Text("first").tag(binding.wrappedValue)
          Text("second").tag(1 - binding.wrappedValue)
        }
        .pickerStyle(.menu)
      }
    }
    #expect(window.texts == ["second"])
    shift?.wrappedValue = 1
    window.settle()
    #expect(window.texts == ["first"])
  }

  @Test("segments share the width, expose the selection, and are pressed individually")
  func segmented() {
    let window = window { $0.pickerStyle(.segmented).frame(width: 304) }
    #expect(window.texts == ["A fig", "A pear", "A plum", "Chosen: pear"])
    let frames = ["A fig", "A pear", "A plum"].map { window.frame(of: $0) }
    #expect(frames.map(\.width) == [100, 100, 100] && frames.map(\.height) == [27, 27, 27])
    #expect(frames[1].minX == frames[0].maxX && frames[2].minX == frames[1].maxX)
    #expect(window.graph.accessibilityDescription.contains("button “A pear”, selected"))
    window.touch(point(frames[2].maxX - 3, frames[2].minY + 3))
    window.settle()
    #expect(journal.entries == ["plum"])
    #expect(window.graph.accessibilityDescription.contains("button “A plum”, selected"))
    #expect(!window.graph.accessibilityDescription.contains("“A pear”, selected"))
  }

  @Test("a single option is selected if its tag is the selection, also in a menu")
  func single() {
    for isMenu in [true, false] {
      let window = Window(size: CGSize(width: 400, height: 600)) {
        Stateful(Fruit?.some(.fig)) { fruit in
          Menu("Menu") {
            Picker("Fruit", selection: fruit) { Text("A fig").tag(Fruit.fig) }
          }
          Picker("Fruit", selection: fruit) { Text("A pear").tag(Fruit.pear) }.pickerStyle(.inline)
        }
      }
      window.tap(isMenu ? "Menu" : "A pear")
      window.settle()
      let selected = isMenu ? "button “A fig”, selected" : "button “A pear”, selected"
      #expect(window.graph.accessibilityDescription.contains(selected))
    }
  }

  @Test("the white shape is behind the selected segment")
  func thumb() {
    let window = window { $0.pickerStyle(.segmented).frame(width: 304) }
    func thumb() -> CGRect? { window.fills.first { $0.color == .bytes(255, 255, 255) }?.rect }
    #expect(thumb()?.midX == window.frame(of: "A pear").midX)
    window.tap("A fig")
    window.settle()
    #expect(thumb()?.midX == window.frame(of: "A fig").midX)
  }

  @Test("an inline picker in a list shows a row for each option, and the whole row selects")
  func inline() {
    let window = Window(size: CGSize(width: 400, height: 600)) {
      Stateful(Fruit.pear) { fruit in
        List {
          Picker("Fruit", selection: fruit) { ForEach(Fruit.allCases) { Text($0.rawValue) } }
            .pickerStyle(.inline)
          Text("Chosen: \(fruit.wrappedValue.rawValue)")
        }
      }
    }
    #expect(window.texts == ["Fruit", "fig", "pear", "plum", "Chosen: pear"])
    let (fig, plum) = (window.drawnFrame(of: "fig"), window.drawnFrame(of: "plum"))
    #expect((plum?.midY ?? 0) - (fig?.midY ?? 0) == CGFloat(104))
    window.touch(point(350, plum?.midY ?? 0))
    window.settle()
    #expect(window.texts.last == "Chosen: plum")
    #expect(window.graph.accessibilityDescription.contains("button “plum”, selected"))
  }

  @Test("in a menu its options are items")
  func inMenu() {
    let window = Window(size: CGSize(width: 400, height: 600)) {
      Stateful(1) { number in
        Menu("Menu") {
          Button("Item") {}
          Picker("Number", selection: number) { ForEach(0..<3) { Text("number \($0)") } }
        }
        .onChange(of: number.wrappedValue) { _, new in journal.note("\(new)") }
      }
    }
    window.tap("Menu")
    window.settle()
    #expect(
      window.graph.buttons.map(\.label) == ["Item", "number 0", "number 1", "number 2"])
    window.tap("number 2")
    window.settle()
    #expect(window.texts == ["Menu"] && journal.entries == ["2"])
  }

  @Test("a picker of several values sets all; if they differ, nothing is selected")
  func sources() {
    struct Item { var fruit: Fruit }
    let window = Window(size: CGSize(width: 400, height: 600)) {
      Stateful([Item(fruit: .fig), Item(fruit: .plum)]) { items in
        VStack {
          Picker("Fruit", sources: items, selection: \.fruit) {
            ForEach(Fruit.allCases) { Text($0.rawValue) }
          }
          .pickerStyle(.segmented)
          Text(items.wrappedValue.map(\.fruit.rawValue).joined(separator: "+"))
        }
      }
    }
    #expect(window.texts.last == "fig+plum")
    #expect(!window.graph.accessibilityDescription.contains("selected"))
    window.tap("pear")
    window.settle()
    #expect(window.texts.last == "pear+pear")
    #expect(window.graph.accessibilityDescription.contains("“pear”, selected"))
  }

  @Test("the current value label is shown where only the selection is shown")
  func currentValueLabel() {
    let window = Window {
      Picker("Fruit", selection: .constant(Fruit.fig)) {
        ForEach(Fruit.allCases) { Text($0.rawValue) }
      } currentValueLabel: {
        Text("Just this")
      }
    }
    #expect(window.texts == ["Just this"])
  }

  @Test("a disabled picker does nothing")
  func disabled() {
    for look in [false, true] {
      let window = window { picker in
        Group { if look { picker.pickerStyle(.segmented) } else { picker } }.disabled(true)
      }
      window.touch(window.center(of: look ? "A fig" : "Fruit"))
      window.settle()
      #expect(window.texts.last == "Chosen: pear" && journal.entries.isEmpty)
    }
  }
}
