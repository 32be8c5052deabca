import Foundation
import SwiftUI
import TactileDrawing
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileControls
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileNavigation
@_spi(Engine) @testable import TactileScrolling
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Navigation and toolbar modifiers, including deprecated names.
@MainActor
@Suite(.windows(like: .iOS18)) struct NavigationBarTests {
  private func window(@ViewBuilder _ content: @escaping () -> some View) -> Window {
    Window { NavigationStack { content() } }
  }

  @Test("a hidden bar removes its title and its space; automatic doesn't")
  func hidden() {
    for visibility in [Visibility.visible, .automatic] {
      let window = window {
        Text("A").navigationTitle("Title").toolbar(visibility, for: .navigationBar)
      }
      #expect(window.texts == ["A", "Title"])
      #expect(Int(window.center(of: "A").y) == 198)
    }
    let hidden = window { Text("A").navigationTitle("Title").toolbarVisibility(.hidden) }
    #expect(hidden.texts == ["A"])
    #expect(Int(hidden.center(of: "A").y) == 150)
    let bottom = window {
      Text("A").toolbar { ToolbarItem(placement: .bottomBar) { Text("B") } }
        .toolbar(.hidden, for: .bottomBar)
    }
    #expect(bottom.texts == ["A"])
  }

  @Test("a toolbar item with an identifier is shown like one without")
  func identifiedItem() {
    let window = window {
      Text("A").toolbar {
        ToolbarItem(id: "sort", placement: .primaryAction) { Button("Sort") {} }
      }
    }
    #expect(window.graph.buttons.map(\.label) == ["Sort"])
    #expect(ToolbarItem(id: "sort") { Text("A") }.id == "sort")
  }

  @Test("a bottom bar insets the safe area: views stay above it, and rows scroll under it")
  func bottomInset() {
    let window = window {
      VStack {
        Spacer()
        Text("A").frame(height: 20)
      }
      .toolbar(.hidden, for: .navigationBar)
      .toolbar { ToolbarItem(placement: .bottomBar) { Text("B") } }
    }
    #expect(abs(window.center(of: "A").y - (300 - 49 - 10)) < 1)
    let list = self.window {
      ScrollView { Button("row") {}.frame(height: 1000, alignment: .bottom) }
        .toolbar { ToolbarItem(placement: .bottomBar) { Text("B") } }
    }
    let scroll = list.scrollNodes[0]
    #expect(scroll.overlap.bottom == 49)
    #expect(scroll.scrollGeometry.contentInsets.bottom == 49)
  }

  @Test("a bar has its background style if the background is visible")
  func background() {
    func fills(_ visibility: Visibility) -> [CGRect] {
      let red = SystemColor.red.value(in: .light)
      let window = window {
        Text("A").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbarBackground(Color.red, for: .navigationBar)
          .toolbarBackground(visibility, for: .navigationBar)
      }
      return window.fills.filter { $0.color == red }.map(\.rect)
    }
    #expect(fills(.visible) == [CGRect(x: 0, y: 0, width: 400, height: 44)])
    #expect(fills(.automatic) == [])
    #expect(fills(.hidden) == [])
  }

  @Test("titles and items with deprecated names have the same places as current ones")
  func formerNames() {
    let window = window {
      Text("A")
        .navigationBarTitle("Title", displayMode: .inline)
        .navigationBarItems(leading: Text("L"), trailing: Text("T"))
    }
    #expect(window.texts.sorted() == ["A", "L", "T", "Title"])
    #expect(Int(window.center(of: "Title").y) == 22)
    #expect(window.frame(of: "L").minX == CGFloat(16))
    #expect(window.frame(of: "T").maxX == CGFloat(384))
  }

  @Test(
    "a link with a binding shows its destination while it is true, and going back sets it to false")
  func activeLink() {
    var isActive: Binding<Bool>?
    let window = Window {
      Stateful(false) { binding in
        let _ = isActive = binding
        NavigationView { NavigationLink("Go", destination: Text("Page"), isActive: binding) }
      }
    }
    window.tap("Go")
    window.settle()
    #expect(window.texts.contains("Page"))
    #expect(isActive?.wrappedValue == true)
    window.tap("Back")
    window.settle()
    #expect(isActive?.wrappedValue == false)
    isActive?.wrappedValue = true
    window.update()
    window.settle()
    #expect(window.texts.contains("Page"))
  }

  @Test("a link with a tag shows its destination while the selection is the tag")
  func taggedLinks() {
    var selection: Binding<Int?>?
    let window = Window {
      Stateful(Int?.none) { binding in
        let _ = selection = binding
        NavigationView {
          VStack {
            ForEach(1...2, id: \.self) { number in
              NavigationLink("Go \(number)", tag: number, selection: binding) {
                Text("Page \(number)")
              }
            }
          }
        }
      }
    }
    window.tap("Go 2")
    window.settle()
    #expect(selection?.wrappedValue == 2)
    #expect(window.texts.contains("Page 2"))
    window.tap("Back")
    window.settle()
    #expect(selection?.wrappedValue == nil)
    selection?.wrappedValue = 1
    window.update()
    window.settle()
    #expect(window.texts.contains("Page 1"))
  }

  @Test("a badge is at the corner of its toolbar item, and doesn't move the item")
  func badge() {
    func window(_ count: Int) -> Window {
      Window {
        NavigationStack {
          Text("A").toolbar {
            ToolbarItem(placement: .topBarLeading) { Button("Inbox") {}.badge(count) }
          }
        }
      }
    }
    let (with, without) = (window(3), window(0))
    #expect(with.texts.contains("3"))
    #expect(!without.texts.contains("0"))
    #expect(with.frame(of: "Inbox") == without.frame(of: "Inbox"))
    let (badge, item) = (with.frame(of: "3"), with.frame(of: "Inbox"))
    #expect(abs(badge.midX - item.maxX) < 1 && abs(badge.midY - item.minY) < 1)
    #expect(with.color(of: "3") == RGBAColor(red: 1, green: 1, blue: 1))
    // Outside of the bar there is none.
    #expect(!Window { Button("Inbox") {}.badge(3) }.texts.contains("3"))
  }
}
