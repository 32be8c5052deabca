import SwiftUI
import TactileDrawing
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLists
@_spi(Engine) @testable import TactileNavigation
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The colors of labels in the rows of a list.
@MainActor
@Suite struct RowForegroundTests {
  private let blue = SystemColor.blue.value(in: .light)
  private let red = SystemColor.red.value(in: .light)
  private let black = SystemColor.primary.value(in: .light)

  /// Returns the colors of the only symbol and of a text in a window.
  private func colors(
    of text: String, @ViewBuilder _ content: () -> some View
  ) -> (icon: RGBAColor?, title: RGBAColor?) {
    let window = Window(size: CGSize(width: 400, height: 300)) { content() }
    func find(_ items: [DisplayList.Item]) -> RGBAColor? {
      for item in items {
        switch item.content {
        case .symbol(let run) where run.name.hasPrefix("star"): return run.color
        case .group(_, let items): if let found = find(items) { return found }
        default: break
        }
      }
      return nil
    }
    return (find(window.display.items), window.color(of: text))
  }

  private let label = Label("Row", systemImage: "star")

  @Test(
    "2.8.100a: the icon of a label in a row takes the accent color, or the tint; the title doesn't")
  func icon() {
    #expect(colors(of: "Row") { List { label } } == (blue, black))
    let green = SystemColor.green.value(in: .light)
    #expect(colors(of: "Row") { List { label.tint(.green) } } == (green, black))
    // Outside of a list, it is like the title.
    #expect(colors(of: "Row") { label } == (black, black))
    #expect(colors(of: "Row") { Form { Section { label } } } == (blue, black))
  }

  @Test("2.8.100a: a foreground style around the label or the list holds for the icon too")
  func explicit() {
    #expect(colors(of: "Row") { List { label.foregroundStyle(.red) } } == (red, red))
    #expect(colors(of: "Row") { List { label }.foregroundStyle(.red) } == (red, red))
  }

  @Test("2.8.100a: a destructive button of a row has a red title and an icon in the accent color")
  func destructive() {
    let found = colors(of: "Row") {
      List {
        Button(role: .destructive) {
        } label: {
          label
        }
      }
    }
    #expect(found == (blue, red))
    #expect(
      colors(of: "Row") {
        List {
          Button {
          } label: {
            label
          }
        }
      } == (blue, blue))
  }

  @Test("2.8.100a: the icon of a disabled button is as pale as its title")
  func disabled() {
    let found = colors(of: "Row") {
      List {
        Button {
        } label: {
          label
        }.disabled(true)
      }
    }
    #expect(found.icon == found.title && found.icon != blue)
  }

  @Test("2.8.100a: the icon of a prominent button in a row is white like its title")
  func prominent() {
    let found = colors(of: "Row") {
      List {
        Button {
        } label: {
          label
        }.buttonStyle(.borderedProminent)
      }
    }
    #expect(found.icon == found.title && found.icon != blue)
  }

  @Test("2.8.100a: a link in a row has a black title and an icon in the accent color")
  func link() {
    func list(_ style: Color?) -> some View {
      NavigationStack {
        List {
          NavigationLink {
            Text("Page")
          } label: {
            if let style { label.foregroundStyle(style) } else { label }
          }
        }
      }
    }
    #expect(colors(of: "Row") { list(nil) } == (blue, black))
    #expect(colors(of: "Row") { list(.red) } == (red, red))
  }
}
