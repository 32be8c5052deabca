import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileNavigation
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// `navigationDestination(isPresented:)` and `navigationDestination(item:)`.
@MainActor
@Suite struct ShownDestinationTests {
  private final class Handle {
    var isShown: Binding<Bool>?
    var item: Binding<Int?>?
    var path: Binding<[Int]>?
  }

  private let handle = Handle()

  private func window(_ isShown: Bool = false) -> Window {
    let handle = handle
    return Window {
      Stateful(isShown) { isShown in
        let _ = handle.isShown = isShown
        NavigationStack {
          Button("Show") { isShown.wrappedValue = true }
            .navigationDestination(isPresented: isShown) {
              NavigationLink("Page \(isShown.wrappedValue)") { Text("Deeper") }
            }
        }
      }
    }
  }

  /// In debug builds what is removed is freed at the end of the update, and tells the stack then.
  private func settleAfterRemoval(_ window: Window) {
    window.settle()
    window.settle()
  }

  private func labels(_ window: Window) -> Set<String> {
    Set(window.graph.buttons.map(\.label))
  }

  @Test("a binding shows the destination over the root, and going back sets it to false")
  func isPresented() {
    let window = window()
    window.tap("Show")
    #expect((window.drawnFrame(of: "Page true")?.midX ?? 0) > 400)
    window.settle()
    #expect(window.drawnFrame(of: "Page true")?.midX == CGFloat(200))
    #expect(labels(window) == ["Back", "Page true"])
    window.tap("Back")
    window.settle()
    #expect(handle.isShown?.wrappedValue == false)
    #expect(window.texts == ["Show"])
    window.tap("Show")
    window.settle()
    #expect(labels(window) == ["Back", "Page true"])
  }

  @Test("setting the binding to false removes the destination, with everything above it")
  func hidden() {
    let window = window(true)
    window.settle()
    #expect(labels(window) == ["Back", "Page true"])
    window.tap("Page true")
    window.settle()
    #expect(window.texts.contains("Deeper"))
    handle.isShown?.wrappedValue = false
    window.settle()
    #expect(window.texts == ["Show"])
  }

  @Test("going back to the destination from further up keeps it shown")
  func furtherUp() {
    let window = window(true)
    window.settle()
    window.tap("Page true")
    window.settle()
    window.tap("Back")
    window.settle()
    #expect(handle.isShown?.wrappedValue == true)
    #expect(labels(window) == ["Back", "Page true"])
  }

  @Test("the destination is on top of a path's pages, and is removed without them")
  func path() {
    let handle = handle
    let window = Window {
      Stateful([1]) { path in
        let _ = handle.path = path
        NavigationStack(path: path) {
          Text("Root").navigationDestination(for: Int.self) { number in
            Stateful(false) { isShown in
              Button("Show \(number)") { isShown.wrappedValue = true }
                .navigationDestination(isPresented: isShown) { Text("Top") }
            }
          }
        }
      }
    }
    window.tap("Show 1")
    window.settle()
    #expect(window.texts.contains("Top"))
    window.tap("Back")
    window.settle()
    #expect(labels(window) == ["Back", "Show 1"])
    #expect(handle.path?.wrappedValue == [1])
    window.tap("Show 1")
    window.settle()
    handle.path?.wrappedValue = []
    settleAfterRemoval(window)
    #expect(window.texts == ["Root"])
  }

  @Test("an item shows its destination, a different item a new one, and going back sets it to nil")
  func item() {
    let handle = handle
    let window = Window {
      Stateful(Int?.none) { item in
        let _ = handle.item = item
        NavigationStack {
          Button("Show") { item.wrappedValue = 1 }
            .navigationDestination(item: item) { number in
              Stateful(0) { count in
                Button("Item \(number), \(count.wrappedValue)") { count.wrappedValue += 1 }
              }
            }
        }
      }
    }
    window.tap("Show")
    window.settle()
    window.tap("Item 1, 0")
    window.settle()
    #expect(labels(window) == ["Back", "Item 1, 1"])
    handle.item?.wrappedValue = 2
    window.settle()
    #expect(labels(window) == ["Back", "Item 2, 0"])
    window.tap("Back")
    window.settle()
    #expect(handle.item?.wrappedValue == nil)
    #expect(window.texts == ["Show"])
  }

  @Test("the destination is removed with its modifier")
  func modifierGoes() {
    var isThere: Binding<Bool>?
    let window = Window {
      Stateful(true) { there in
        let _ = isThere = there
        NavigationStack {
          if there.wrappedValue {
            Text("Root").navigationDestination(isPresented: .constant(true)) { Text("Page") }
          } else {
            Text("Other")
          }
        }
      }
    }
    window.settle()
    #expect(window.texts.contains("Page"))
    isThere?.wrappedValue = false
    settleAfterRemoval(window)
    #expect(window.texts == ["Other"])
  }

  @Test("outside of a navigation stack nothing is shown, with a warning")
  func outside() {
    struct Lost: View {
      var body: some View {
        Text("Root").navigationDestination(isPresented: .constant(true)) { Text("Page") }
      }
    }
    let warnings = RuntimeWarning.collect {
      let window = Window { Lost() }
      window.settle()
      #expect(window.texts == ["Root"])
    }
    #expect(warnings.count == 1)
    #expect(
      warnings.first?.contains("(item:) in Lost is used outside of a NavigationStack") == true,
      "\(warnings)")
  }
}
