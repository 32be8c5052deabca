import SwiftUI
import Testing

@_spi(Engine) @testable import SwiftUICore
@testable import SwiftUIViews
@testable import TestSupport

/// What a style's body shows, and when it is evaluated (rules 2.1.9 to 2.1.19).
@MainActor
@Suite struct StyleBodyTests {
  @Test("2.1.9: the label has the environment of the place where the style puts it")
  func labelTakesTheStylesEnvironment() {
    struct Red: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.foregroundColor(.red).font(.system(size: 10))
      }
    }
    let window = Window { Button("A") {}.buttonStyle(Red()) }
    #expect(window.color(of: "A") == SystemColor.red.value(in: .light))
    #expect(window.frame(of: "A").width == 10)
  }

  @Test("2.1.10: a label used twice is two views with separate state")
  func labelTwice() {
    struct Twice: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.label
          configuration.label
        }
      }
    }
    struct Counter: View {
      @State private var count = 0
      let journal: Journal

      var body: some View {
        Button("count \(count)") { count += 1 }
      }
    }
    let window = Window {
      Button(action: {}) { Counter(journal: Journal()) }.buttonStyle(Twice())
    }
    #expect(window.texts == ["count 0", "count 0"])
    // The press reaches the nested button of the upper copy, which is the deeper one.
    let frames = window.graph.texts.map(\.frame)
    window.down(at: point(frames[0].midX, frames[0].midY))
    window.wait(0.02)
    window.up()
    window.settle()
    #expect(window.texts == ["count 1", "count 0"])
  }

  @Test("2.1.11: a button in the label uses the styles that remain at the label's place")
  func buttonInLabel() {
    let window = Window {
      Button(action: {}) { Button("inner") {} }
        .buttonStyle(WrappingStyle(name: "X"))
        .buttonStyle(NamedStyle(name: "S"))
    }
    // X and S are consumed by the outer button; the inner one is the system's.
    #expect(window.texts == ["X", "S", "inner"])
    #expect(window.color(of: "inner") == SystemColor.blue.value(in: .light))
  }

  @Test(
    "2.1.12: a style on a container applies to all buttons in it; a closer one takes precedence")
  func containers() {
    let window = Window {
      VStack {
        Button("A") {}
        HStack {
          Button("B") {}
          Button("C") {}.buttonStyle(NamedStyle(name: "own"))
        }
        Group { Button("D") {} }.buttonStyle(NamedStyle(name: "group"))
      }
      .buttonStyle(NamedStyle(name: "all"))
    }
    #expect(window.texts == ["all", "A", "all", "B", "own", "C", "group", "D"])
  }

  @Test("2.1.13: a style set inside a style is closer than those outside")
  func innerPushWins() {
    struct Pushing: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(NamedStyle(name: "pushed"))
      }
    }
    let window = Window {
      Button("A") {}.buttonStyle(Pushing()).buttonStyle(NamedStyle(name: "outer"))
    }
    #expect(window.texts == ["pushed", "A"])
  }

  @Test(
    "a style that applies itself to its own button is stopped, with a warning, and shows the label")
  func endlessStyle() {
    struct Endless: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        AnyButton(configuration: configuration)
      }

      /// Breaks the recursion of types, not that of views.
      struct AnyButton: View {
        let configuration: PrimitiveButtonStyleConfiguration

        var body: some View { Button(configuration).buttonStyle(Endless()) }
      }
    }
    let warnings = RuntimeWarning.collect {
      let window = Window { Button("A") {}.buttonStyle(Endless()) }
      #expect(window.texts == ["A"])
    }
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("Endless applies itself to its own button") == true)
  }

  @Test("2.1.15: each button has its own instance of a style's state and environment")
  func dynamicPropertiesInStyles() {
    struct Counting: PrimitiveButtonStyle {
      @State private var presses = 0
      @Environment(\.isEnabled) private var isEnabled

      func makeBody(configuration: Configuration) -> some View {
        Button("\(isEnabled ? "on" : "off") \(presses)") {
          presses += 1
          configuration.trigger()
        }
      }
    }
    struct Content: View {
      @State private var isOff = false

      var body: some View {
        VStack {
          Button("first") { isOff.toggle() }.buttonStyle(Counting())
          Button("second") {}.disabled(isOff).buttonStyle(Counting())
        }
      }
    }
    let window = Window { Content() }
    let first = window.graph.buttons[0].frame
    #expect(window.texts == ["on 0", "on 0"])
    window.down(at: point(first.midX, first.midY))
    window.wait(0.02)
    window.up()
    window.settle()
    #expect(window.texts == ["on 1", "off 0"])
  }

  @Test("2.1.16: the style's body is evaluated again only for a changed style value or label")
  func reevaluation() {
    struct Noting: ButtonStyle {
      let name: String
      let journal: Journal

      func makeBody(configuration: Configuration) -> some View {
        journal.note(name)
        return configuration.label
      }
    }
    struct Content: View {
      let journal: Journal
      @State private var step = 0

      var body: some View {
        VStack {
          Button("next") { step += 1 }
          Button("label \(step)") {}
            .buttonStyle(Noting(name: step < 2 ? "a" : "b", journal: journal))
        }
      }
    }
    let journal = Journal()
    let window = Window { Content(journal: journal) }
    #expect(journal.entries == ["a"])
    window.tap("next")
    // Only the label changed, which the style shows through an alias.
    #expect(journal.entries == ["a"])
    #expect(window.texts.contains("label 1"))
    window.tap("next")
    #expect(journal.entries == ["a", "b"])
  }

  @Test("2.1.17: environment values set outside of the button reach the style")
  func environmentReachesStyles() {
    struct Telling: ButtonStyle {
      @Environment(\.font) private var font
      @Environment(\.isEnabled) private var isEnabled

      func makeBody(configuration: Configuration) -> some View {
        Text("\(font == .caption) \(isEnabled)")
      }
    }
    let window = Window {
      Button("A") {}.font(.caption).disabled(true).buttonStyle(Telling())
    }
    #expect(window.texts == ["true false"])
    #expect(window.frame(of: "true false").height == 14.5)
  }

  @Test("2.1.18: a ButtonStyle adds the standard press to its body")
  func styleIsPressAroundBody() {
    let journal = Journal()
    let window = Window {
      Button("A") { journal.note("action") }.buttonStyle(NamedStyle(name: "S"))
    }
    window.press("A")
    #expect(window.texts == ["S!", "A"])
    window.up()
    window.settle()
    #expect(window.texts == ["S", "A"])
    #expect(journal.entries == ["action"])
  }

  @Test("2.1.19: several views in a style's body are stacked, and if/else keeps the press")
  func severalViewsInAStyle() {
    struct Two: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        if configuration.isPressed {
          Text("pressed")
        } else {
          Text("rest")
        }
        configuration.label
      }
    }
    let window = Window { HStack { Button("A") {}.buttonStyle(Two()) } }
    #expect(window.frame(of: "rest").maxY < window.center(of: "A").y + 20)
    #expect(window.frame(of: "rest").midX == window.graph.texts[1].frame.midX)
    window.down(at: point(window.graph.texts[1].frame.midX, window.graph.texts[1].frame.midY))
    window.wait(0.02)
    #expect(window.texts == ["pressed", "A"])
    window.up()
    // The press fades, so one branch fades into the other.
    window.settle()
    #expect(window.texts == ["rest", "A"])
  }

  @Test("2.1.20: around any style, a button is an accessibility element and obeys its shortcut")
  func aroundAnyStyle() {
    struct Face: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View { Text("face") }
    }
    let journal = Journal()
    let window = Window {
      Button("Save") { journal.note("saved") }.keyboardShortcut("s").buttonStyle(Face())
    }
    #expect(window.texts == ["face"])
    #expect(window.graph.accessibilityDescription == "button “face”")
    window.strike("s", .command)
    #expect(journal.entries == ["saved"])
  }

  @Test("5.18: state in a style or label lives as long as the button's identity")
  func stateInStyles() {
    struct Counting: ButtonStyle {
      let name: String
      @State private var presses = 0

      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text("\(name) \(presses)")
          configuration.label
        }
        .onChange(of: configuration.isPressed) { _, isPressed in if isPressed { presses += 1 } }
      }
    }
    final class Serial {
      var number = 0
    }
    struct Face: View {
      let serial: Serial
      @State private var number = 0

      var body: some View {
        Text("label \(number)").onAppear {
          serial.number += 1
          number = serial.number
        }
      }
    }
    struct Content: View {
      let serial = Serial()
      @State private var presses = 0
      @State private var id = 0

      var body: some View {
        Button {
          presses += 1
        } label: {
          Face(serial: serial)
        }
        .buttonStyle(Counting(name: presses < 2 ? "a" : "b"))
        .id(id)
        Button("next") { id += 1 }
      }
    }
    let window = Window { Content() }
    #expect(window.texts == ["a 0", "label 1", "next"])
    window.tap("a 0")
    window.settle()
    window.tap("a 1")
    window.settle()
    // Another value of the style's type goes on with the state.
    #expect(window.texts == ["b 2", "label 1", "next"])
    window.tap("next")
    window.settle()
    #expect(window.texts == ["b 0", "label 2", "next"])
  }

  /// Shows the label as a single view.
  private struct Single: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  /// Shows the label in an implicit stack, since there could be another view.
  private struct Stacked: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      EmptyView()
    }
  }

  @Test("2.1.19: an implicit stack around a single view has no effect on the layout")
  func singleViewInStack() {
    let labels: [(String, AnyView)] = [
      ("text", AnyView(Text("A"))), ("color", AnyView(Color.red)),
      ("wide", AnyView(Text("A").frame(maxWidth: .infinity).background(Color.red))),
      ("tall", AnyView(Text("A").frame(maxHeight: .infinity).background(Color.red))),
      (
        "limited",
        AnyView(Color.red.frame(minWidth: 20, idealWidth: 60, maxWidth: 90, idealHeight: 30))
      ),
      (
        "spacer",
        AnyView(
          HStack {
            Text("A"); Spacer(); Text("B")
          })
      ),
      ("only a spacer", AnyView(Spacer().background(Color.red))),
      ("divider", AnyView(Divider())),
      ("ratio", AnyView(Color.red.aspectRatio(2, contentMode: .fit))),
      ("guide", AnyView(Text("A").alignmentGuide(.leading) { _ in 10 })),
      ("priority", AnyView(Text("A A A A A A").layoutPriority(1))),
      ("shape", AnyView(Circle())),
    ]
    let places: [(String, (AnyView) -> AnyView)] = [
      ("alone", { $0 }), ("fixed", { AnyView($0.fixedSize()) }),
      ("fixed horizontally", { AnyView($0.fixedSize(horizontal: true, vertical: false)) }),
      ("fixed vertically", { AnyView($0.fixedSize(horizontal: false, vertical: true)) }),
      ("framed", { AnyView($0.frame(width: 50, height: 40)) }),
      (
        "in a row",
        { view in
          AnyView(
            HStack {
              view; Spacer(); Text("C")
            })
        }
      ),
      (
        "in a column",
        { view in
          AnyView(
            VStack(alignment: .leading) {
              Text("C C C"); view; Color.blue
            })
        }
      ),
      (
        "in a scroll view",
        { view in
          AnyView(
            ScrollView {
              view; Text("C")
            })
        }
      ),
    ]
    for (label, content) in labels {
      for (place, put) in places {
        func display(_ button: some View) -> String {
          Window { put(AnyView(button)) }.display.description
        }
        let button = Button(action: {}) { content }
        #expect(
          display(button.buttonStyle(Stacked())) == display(button.buttonStyle(Single())),
          "\(label) \(place)")
        #expect(
          display(button.buttonStyle(.automatic)) == display(button.buttonStyle(.borderless)),
          "\(label) \(place), in the system's style")
      }
    }
  }
}
