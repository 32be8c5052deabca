import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileLists
@_spi(Engine) @testable import TactileNavigation
@_spi(Engine) @testable import TactilePresentations
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// What is pushed or presented follows the state of the view that pushes or presents it (rule 5.26).
@MainActor
@Suite struct LiveDestinationTests {
  private final class Handle {
    var count: Binding<Int>?
  }

  private let handle = Handle()

  /// Opens a window of a view whose state the handle changes, and the phone's size.
  private func window(_ content: @escaping (_ count: Int) -> some View) -> Window {
    let handle = handle
    return Window(size: CGSize(width: 390, height: 800)) {
      Stateful(0) { count in
        let _ = handle.count = count
        content(count.wrappedValue)
      }
    }
  }

  /// Changes the state, and returns the texts that the window shows then.
  private func texts(_ window: Window, after count: Int) -> [String] {
    handle.count?.wrappedValue = count
    window.settle()
    return window.texts
  }

  /// Opens what the button shows, and returns the texts after a change of the state.
  private func texts(
    _ content: @escaping (_ count: Int, _ isShown: Binding<Bool>) -> some View
  ) -> [String] {
    let window = window { count in Stateful(false) { isShown in content(count, isShown) } }
    window.tap("Open")
    window.settle()
    return texts(window, after: 3)
  }

  @Test("5.26: a page that a link has pushed follows state of the root")
  func link() {
    let texts = texts { count, _ in
      NavigationStack { NavigationLink("Open") { Text("page \(count)") } }
    }
    #expect(texts.contains("page 3"))
  }

  @Test("5.26: a page keeps its own state while the root's state changes")
  func pageState() {
    let window = window { count in
      NavigationStack {
        NavigationLink("Open") {
          Stateful(0) { own in
            Button("root \(count), own \(own.wrappedValue)") { own.wrappedValue += 1 }
          }
        }
      }
    }
    window.tap("Open")
    window.settle()
    window.tap("root 0, own 0")
    #expect(texts(window, after: 1).contains("root 1, own 1"))
  }

  @Test("5.26: a page shows the destination of the latest view, of another type too")
  func otherType() {
    let texts = texts { count, _ in
      NavigationStack {
        NavigationLink("Open") {
          if count < 2 { Text("first") } else { Text("second").padding() }
        }
      }
    }
    #expect(texts.contains("second"))
    #expect(!texts.contains("first"))
  }

  @Test("5.26: a page that a page has pushed follows state of the root")
  func pageOfPage() {
    let window = window { count in
      NavigationStack {
        NavigationLink("Open") { NavigationLink("Further \(count)") { Text("page \(count)") } }
      }
    }
    window.tap("Open")
    window.settle()
    window.tap("Further 0")
    window.settle()
    #expect(texts(window, after: 2).contains("page 2"))
  }

  @Test("5.26: sheets, covers and popovers follow state of the view that presents them")
  func presentations() {
    let sheet = texts { count, isShown in
      Button("Open") { isShown.wrappedValue = true }
        .sheet(isPresented: isShown) { Text("sheet \(count)") }
    }
    #expect(sheet.contains("sheet 3"))
    let cover = texts { count, isShown in
      Button("Open") { isShown.wrappedValue = true }
        .fullScreenCover(isPresented: isShown) { Text("cover \(count)") }
    }
    #expect(cover.contains("cover 3"))
    let popover = texts { count, isShown in
      Button("Open") { isShown.wrappedValue = true }
        .popover(isPresented: isShown) { Text("popover \(count)") }
    }
    #expect(popover.contains("popover 3"))
  }

  @Test("5.26: titles, messages and actions of alerts and dialogs follow state")
  func alerts() {
    let alert = texts { count, isShown in
      Button("Open") { isShown.wrappedValue = true }
        .alert("title \(count)", isPresented: isShown) {
          Button("action \(count)") {}
        } message: {
          Text("message \(count)")
        }
    }
    #expect(Set(alert).isSuperset(of: ["title 3", "message 3", "action 3"]))
    let dialog = texts { count, isShown in
      Button("Open") { isShown.wrappedValue = true }
        .confirmationDialog("title \(count)", isPresented: isShown, titleVisibility: .visible) {
          Button("action \(count)") {}
        }
    }
    #expect(Set(dialog).isSuperset(of: ["title 3", "action 3"]))
  }

  @Test("5.26: the items of an open menu follow state")
  func menus() {
    let texts = texts { count, _ in
      Menu("Open") {
        Button("item \(count)") {}
        Menu("more \(count)") { Button("inner") {} }
      }
    }
    #expect(Set(texts).isSuperset(of: ["item 3", "more 3"]))
  }

  @Test("5.26: the preview and the items of an open context menu follow state")
  func contextMenu() {
    let window = window { count in
      Text("Hold").contextMenu {
        Button("item \(count)") {}
      } preview: {
        Text("preview \(count)")
      }
    }
    window.down(at: window.center(of: "Hold"))
    window.wait(0.8)
    window.up()
    window.settle()
    #expect(Set(texts(window, after: 3)).isSuperset(of: ["item 3", "preview 3"]))
  }

  @Test("5.26: swipe buttons follow state while they are revealed")
  func swipeActions() {
    let window = window { count in
      List { Text("Row").swipeActions { Button("action \(count)") {} } }
    }
    let start = window.center(of: "Row")
    window.down(at: start)
    for step in 1...10 { window.move(to: CGPoint(x: start.x - CGFloat(step) * 10, y: start.y)) }
    window.up()
    window.settle()
    _ = texts(window, after: 2)
    #expect(window.accessibilityDescription.contains("action 2"))
    #expect(!window.accessibilityDescription.contains("action 0"))
  }

  @Test("sheets, covers and popovers stack several views, as a window does")
  func severalViews() {
    func frames(_ window: Window) -> [CGFloat] {
      window.tap("Open")
      window.settle()
      return ["One", "Two"].map { window.drawnFrame(of: $0)?.midY ?? 0 }
    }
    let size = CGSize(width: 390, height: 800)
    @ViewBuilder var views: some View {
      Text("One")
      Text("Two")
    }
    for kind in 0..<4 {
      let window = Window(size: size) {
        Stateful(false) { isShown in
          let button = Button("Open") { isShown.wrappedValue = true }
          switch kind {
          case 0: button.sheet(isPresented: isShown) { views }
          case 1: button.fullScreenCover(isPresented: isShown) { views }
          case 2:
            button.popover(isPresented: isShown) { views.presentationCompactAdaptation(.popover) }
          default: NavigationStack { NavigationLink("Open") { views } }
          }
        }
      }
      let frames = frames(window)
      #expect(frames[0] > 0 && frames[1] - frames[0] > 15, "kind \(kind)")
    }
  }
}
