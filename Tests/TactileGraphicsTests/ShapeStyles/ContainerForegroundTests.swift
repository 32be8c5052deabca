import SwiftUI
import SwiftUITesting
import Testing

@testable import TestSupport

/// The style to which `foregroundColor(nil)` returns.
@MainActor
@Suite struct ContainerForegroundTests {
  /// Returns the color of a text in a window, such as “#FFFFFF”.
  private func color(_ text: String = "Due", @ViewBuilder _ content: @escaping () -> some View)
    -> String?
  {
    Window { content() }.color(of: text)?.description
  }

  private struct Label: View {
    var color: Color?
    var isText = true

    var body: some View {
      if isText {
        Text("Due").foregroundColor(color)
      } else {
        HStack { Text("Due") }.foregroundColor(color)
      }
    }
  }

  @Test(
    "6.3.23: nil is white in a prominent button, and the tint in a bordered or borderless one",
    arguments: [true, false])
  func buttons(isText: Bool) {
    func button(_ role: ButtonRole? = nil) -> Button<Label> {
      Button(role: role) {
      } label: {
        Label(isText: isText)
      }
    }
    #expect(color { button().buttonStyle(.borderedProminent) } == "#FFFFFF")
    #expect(color { button().buttonStyle(.bordered) } == "#0088FF")
    #expect(color { button().buttonStyle(.bordered).tint(.green) } == "#34C759")
    #expect(color { button(.destructive).buttonStyle(.bordered) } == "#FF383C")
    #expect(color { button() } == "#0088FF")
    #expect(color { button().buttonStyle(.glassProminent) } == "#FFFFFF")
    #expect(color { button().buttonStyle(.plain) } == "#000000")
  }

  @Test("6.3.23: a color that a condition sets comes and goes")
  func condition() throws {
    struct Payment: View {
      @State private var isLate = false
      var body: some View {
        Button {
          isLate.toggle()
        } label: {
          Label(color: isLate ? .yellow : nil)
        }
        .buttonStyle(.borderedProminent)
      }
    }
    let window = Window { Payment() }
    #expect(window.color(of: "Due")?.description == "#FFFFFF")
    window.tap("Due")
    window.settle()
    #expect(window.color(of: "Due")?.description == "#FFCC00")
    window.tap("Due")
    window.settle()
    #expect(window.color(of: "Due")?.description == "#FFFFFF")
  }

  @Test(
    "6.3.23: nil undoes styles that are set around it, inside of the container and outside of it")
  func undone() {
    #expect(
      color {
        Button {
        } label: {
          VStack { Label() }.foregroundStyle(.green)
        }
        .buttonStyle(.borderedProminent)
      } == "#FFFFFF")
    #expect(
      color {
        Button {
        } label: {
          Label()
        }.foregroundStyle(.red)
      } == "#0088FF")
    #expect(color { VStack { Label() }.foregroundStyle(.red) } == "#000000")
  }

  @Test("6.3.23: other containers have their own styles, too")
  func containers() {
    #expect(
      color {
        List {
          Section {
            Text("Bill")
          } header: {
            Label()
          }
        }
      } == color { List { Section("Due") { Text("Bill") } } })
    #expect(
      color {
        List {
          Button {
          } label: {
            Label()
          }
        }
      } == "#0088FF")
    #expect(
      color("Paid") {
        List { LabeledContent("Due") { Text("Paid").foregroundColor(nil) } }
      } == color("Paid") { List { LabeledContent("Due", value: "Paid") } })
  }
}
