import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileScrolling
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Bodies of several views, or of one view in an implicit stack (rule 2.1.19).
@MainActor
@Suite struct StyleStackTests {
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
