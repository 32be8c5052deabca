import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileUIKit
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Symbols, labels, and buttons with them.
@MainActor
@Suite struct SymbolTests {
  @Test(
    "6.1.16: a symbol has a size of its own at its font, follows the image scale, and fills a resizable frame"
  )
  func sizes() {
    let window = Window(scale: 1) {
      Image(systemName: "heart.fill").font(.system(size: 10)).foregroundStyle(.red)
      Image(systemName: "star").imageScale(.large).bold()
      Image(systemName: "plus").resizable().frame(width: 40, height: 50)
    }
    let list = window.display.description
    #expect(list.contains("symbol heart.fill") && list.contains("13×12 #FF383C"))
    #expect(list.contains("28×26 w700"))
    #expect(list.contains("40×50"))
  }

  @Test("an unknown name issues one warning that names it")
  func unknown() {
    let warnings = RuntimeWarning.collect {
      for _ in 0..<2 { _ = Window { Image(systemName: "no.such.symbol") } }
    }
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("no.such.symbol") == true)
  }

  @Test("an empty name, as in `item?.symbol ?? \"\"`, draws nothing and is no fault")
  func empty() {
    let symbol: String? = nil
    let warnings = RuntimeWarning.collect {
      let window = Window(scale: 1) {
        HStack(spacing: 0) {
          Text("before")
          Image(systemName: symbol ?? "").resizable().foregroundStyle(.red)
          Text("after\(Image(systemName: symbol ?? ""))")
        }
      }
      #expect(!window.display.description.contains("symbol"))
      #expect(window.frame(of: "before").maxX == window.frame(of: "after").minX)
      #expect(!window.accessibilityDescription.contains("image"))
    }
    #expect(warnings.isEmpty)
    #expect(UIImage(systemName: symbol ?? "") == nil)
  }

  @Test("the warning of an unknown name names the nearest symbol")
  func nearest() {
    let warnings = RuntimeWarning.collect {
      _ = Window { Image(systemName: "haert.fill") }
    }
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("The nearest name is “heart.fill”.") == true)
  }

  struct Turning: View {
    @State var direction = LayoutDirection.leftToRight
    let register: (Binding<LayoutDirection>) -> Void
    var body: some View {
      register($direction)
      return VStack {
        Image(systemName: "chevron.forward")
        Image(systemName: "list.bullet")
        Image(systemName: "chevron.right")
        Image(systemName: "arrow.backward").symbolVariant(.circle)
      }
      .environment(\.layoutDirection, direction)
    }
  }

  @Test("leading and trailing symbols follow the layout direction, also when it changes")
  func directions() {
    var binding: Binding<LayoutDirection>?
    let window = Window(scale: 1) { Turning { binding = $0 } }
    func names() -> [Substring] {
      window.display.description.split(separator: "\n").filter { $0.contains("symbol ") }
        .map { $0.split(separator: " ")[1] }
    }
    let plain: [Substring] = [
      "chevron.forward", "list.bullet", "chevron.right", "arrow.backward.circle",
    ]
    #expect(names() == plain)
    binding?.wrappedValue = .rightToLeft
    window.update()
    #expect(
      names() == [
        "chevron.forward.rtl", "list.bullet.rtl", "chevron.right", "arrow.backward.circle.rtl",
      ])
    binding?.wrappedValue = .leftToRight
    window.update()
    #expect(names() == plain)
  }

  struct Framed: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("(")
      Label(configuration)
    }
  }

  @Test("6.1.16: labels have 8 points between icon and title; label styles apply and nest")
  func labels() {
    let window = Window(scale: 1) {
      Label("ab", systemImage: "star").font(.system(size: 10))
      Label("cd", systemImage: "star").labelStyle(.titleOnly)
      Label("ef", systemImage: "star").labelStyle(Framed()).labelStyle(.iconOnly)
    }
    #expect(window.texts == ["ab", "cd", "("])
    #expect(abs(window.frame(of: "ab").minX - 200.5) < 1)
    // The views of a style's body are side by side.
    #expect(window.frame(of: "(").midX < 195)
    #expect(window.display.description.split(separator: "\n").count { $0.contains("symbol") } == 2)
  }

  @Test(
    "6.4.13: in rows of iOS 26, titles of labels begin at the same place, whatever their icons are")
  func rows() {
    func starts(_ look: SystemLook) -> [CGFloat] {
      let window = SystemLook.$standard.withValue(look) {
        Window {
          List {
            Label("ab", systemImage: "minus")
            Label("cd", systemImage: "externaldrive.badge.plus")
            Label("ef", systemImage: "star").labelStyle(.titleOnly)
          }
        }
      }
      return ["ab", "cd", "ef"].map { window.frame(of: $0).minX }
    }
    #expect(starts(.iOS26) == [72, 72, 32])
    #expect(starts(.iOS18)[2] == 40)
  }

  @Test("1.1.2 to 1.1.5, 1.1.8, 1.1.9, 1.1.12: buttons of literals, strings, symbols and roles")
  func buttons() {
    let title: String = "variable"
    let journal = Journal()
    let key: Button<Text> = Button("literal") { journal.note("literal") }
    let window = Window {
      key
      Button(title, role: .cancel) {}
      Button("Add", systemImage: "plus") { journal.note("add") }.labelStyle(.iconOnly)
      Button(title + "2", systemImage: "plus", role: .destructive) {}
      Button(role: .close) {}
      Button(role: .cancel) {}
      Button {
      } label: {
        Image(systemName: "gear")
      }
    }
    #expect(
      window.graph.buttons.map(\.label) == [
        "literal", "variable", "Add", "variable2", "Close", "Cancel", "gear",
      ])
    window.tap("literal")
    window.tap("Add")
    #expect(journal.entries == ["literal", "add"])
  }
}
