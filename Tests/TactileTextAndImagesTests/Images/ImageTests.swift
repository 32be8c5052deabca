import Foundation
import SwiftUI
import TactileDrawing
import Testing

@_spi(Engine) @testable import TactileAccessibility
@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Images from files: their size, resizing, and invalid names.
@MainActor
@Suite struct ImageTests {
  private let album = Album(
    ["photo": (40, 20), "dot": (1, 1), "odd": (25, 25), "moon": (10, 10)],
    darkSizes: ["moon": (30, 10)])

  private func window(@ViewBuilder _ content: () -> some View) -> Window {
    Window(images: album, content)
  }

  /// The images drawn, from back to front, as text.
  private func images(in window: Window) -> [String] {
    window.display.description.split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { $0.hasPrefix("image") }.map(String.init)
  }

  private func size(_ view: some View) -> CGSize { window { view }.contentSize }

  @Test("an image's size is its pixels divided by its scale, for any proposal")
  func ownSize() {
    #expect(size(Image("photo")) == CGSize(width: 20, height: 10))
    #expect(size(Image("photo").frame(width: 5)) == CGSize(width: 5, height: 10))
    #expect(size(Image("odd")) == CGSize(width: 12.5, height: 12.5))
    #expect(
      images(in: window { Image("photo") }) == [
        "image photo (190, 145) 20×10 of 40×20 pixels @2x"
      ])
  }

  @Test("a window that becomes dark shows the images for dark mode, also in text")
  func darkness() {
    let window = window {
      Image("moon")
      Text("A\(Image("moon"))")
      Image("photo")
      Rectangle().fill(ImagePaint(image: Image("moon"))).frame(width: 30, height: 5)
    }
    func turn(_ scheme: ColorScheme) -> String {
      var configuration = window.graph.configuration
      configuration.colorScheme = scheme
      window.graph.configure(configuration)
      window.update()
      return window.display.description
    }
    let light = window.display.description
    #expect(light.components(separatedBy: "of 10×10 pixels").count == 3)
    #expect(light.contains("tiles of 5×5"))
    let dark = turn(.dark)
    #expect(dark.components(separatedBy: "of 30×10 pixels").count == 3)
    #expect(dark.contains("tiles of 15×5"))
    #expect(dark.contains("image photo"))
    #expect(turn(.light) == light)
  }

  @Test("a resizable image takes the proposed size; fit and fill keep its ratio")
  func resizable() {
    #expect(size(Image("photo").resizable()) == CGSize(width: 400, height: 300))
    #expect(size(Image("photo").resizable().fixedSize()) == CGSize(width: 20, height: 10))
    #expect(
      size(Image("photo").resizable().scaledToFit()) == CGSize(width: 400, height: 200))
    #expect(
      size(Image("photo").resizable().scaledToFill()) == CGSize(width: 600, height: 300))
    #expect(size(Image("photo").scaledToFit()) == CGSize(width: 20, height: 10))
  }

  @Test("cap insets and resizing modes apply; leading insets are on the right from right to left")
  func looks() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let window = window {
      Group {
        Image("photo").resizable(capInsets: insets).interpolation(.none)
        Image("photo").resizable(capInsets: insets, resizingMode: .tile).antialiased(false)
          .environment(\.layoutDirection, .rightToLeft)
      }
      .frame(width: 100, height: 50)
    }
    #expect(
      images(in: window) == [
        "image photo (150, 96) 100×50 of 40×20 pixels @2x caps 1 2 3 4 interpolation none",
        "image photo (150, 154) 100×50 of 40×20 pixels @2x tiled caps 1 4 3 2 aliased",
      ])
  }

  @Test("invalid cap insets are treated as 0", arguments: [-1, CGFloat.nan, .infinity])
  func hostileInsets(length: CGFloat) {
    let insets = EdgeInsets(top: length, leading: length, bottom: length, trailing: length)
    let window = window { Image("photo").resizable(capInsets: insets).frame(width: 9, height: 9) }
    #expect(images(in: window) == ["image photo (195.5, 145.5) 9×9 of 40×20 pixels @2x"])
  }

  @Test("an unreadable image is empty, with one warning that names the remedy")
  func missing() {
    let warnings = RuntimeWarning.collect {
      for _ in 0..<2 {
        let window = window {
          Image("nowhere").resizable()
          Text("a")
        }
        #expect(images(in: window) == [])
        #expect(window.frame(of: "a").midY < 160)
      }
    }
    #expect(
      warnings == [
        "Image(\"nowhere\") draws nothing: there is no nowhere.png; add one to the resources."
      ])
    let unread = RuntimeWarning.collect { _ = Window { Image("unread") } }
    #expect(unread.count == 1 && unread[0].contains("no image loader"))
  }

  struct Changing: View {
    @State var step = 0
    let register: (Binding<Int>) -> Void
    var body: some View {
      register($step)
      let image = [Image("photo"), Image(systemName: "star"), Image("odd")][step]
      return VStack(spacing: 0) {
        image.font(.system(size: 10))
        Text("a")
      }
    }
  }

  @Test("an image can change to another one, or to a symbol")
  func changing() {
    var step: Binding<Int>?
    let window = window { Changing { step = $0 } }
    let node = window.graph.root.elements.first
    _ = window.graph.removeDamage()
    step?.wrappedValue = 1
    window.update()
    #expect(images(in: window) == [])
    #expect(window.display.description.contains("symbol star"))
    #expect(!window.graph.removeDamage().isEmpty)
    step?.wrappedValue = 2
    window.update()
    #expect(images(in: window).first?.contains("12.5×12.5 of 25×25") == true)
    #expect(window.graph.root.elements.first === node)
  }

  @Test("3.9.49: an image is hit in its whole frame")
  func hit() {
    let journal = Journal()
    let window = window { Image("photo").onTapGesture { journal.note("tap") } }
    for place in [point(191, 146), point(209, 154), point(189, 150)] {
      window.down(at: place, .mouse(button: 0))
      window.up(.mouse(button: 0))
    }
    #expect(journal.count("tap") == 2)
  }

  @Test("2.7.75: an image's accessibility label is its name or label; a decorative one has none")
  func accessibility() {
    let window = window {
      Image("photo")
      Image("dot", label: Text("A dot"))
      Image(decorative: "odd")
    }
    #expect(window.graph.accessibilityElements.map(\.label) == ["photo", "A dot"])
  }

  @Test("a label can have an image from a file")
  func label() {
    let window = window { Label("Title", image: "photo") }
    #expect(window.texts == ["Title"])
    #expect(images(in: window).count == 1)
  }
}
