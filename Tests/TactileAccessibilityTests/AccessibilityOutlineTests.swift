import SwiftUI
import Testing

@_spi(Engine) @testable import TactileAccessibility
@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactilePresentations
@_spi(Engine) @testable import TactileScrolling
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The accessibility elements that a host keeps from frame to frame.
@MainActor
@Suite struct AccessibilityOutlineTests {
  /// A window with an outline that is up to date.
  private func watched(
    isDesktop: Bool = false, @ViewBuilder _ content: () -> some View
  ) -> (Window, AccessibilityOutline) {
    let window = Window(isDesktop: isDesktop, content)
    let outline = AccessibilityOutline(window.graph)
    #expect(outline.difference(from: window.graph) == nil)
    return (window, outline)
  }

  private func labels(_ items: [AccessibilityItem]?) -> [String]? { items?.map(\.element.label) }

  /// A button whose style ignores whether it is enabled.
  private struct Plain: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  @Test(
    "one of n buttons is pressed: the elements of its path are made again, no others",
    arguments: WorkSizes.all)
  func press(count: Int) throws {
    let (window, outline) = watched {
      VStack {
        ForEach(0..<count / 10, id: \.self) { row in
          HStack { ForEach(0..<10, id: \.self) { Button(String(row * 10 + $0)) {} } }
        }
      }
      .buttonStyle(Plain())
    }
    #expect(outline.order.count == count)
    let label = String(count / 2)
    let before = outline.evaluations
    window.down(at: window.center(of: label), .mouse(button: 0))
    let pressed = outline.update()
    #expect(labels(pressed.changed) == [label])
    #expect(pressed.changed.first?.isPressed == true)
    #expect(pressed.order == nil)
    window.up(.mouse(button: 0))
    #expect(outline.update().changed.first?.isPressed == false)
    // Twice the path down to the button, however many others there are.
    let depth = try #require(window.depth(of: label))
    #expect(outline.evaluations - before <= 2 * depth)
  }

  @Test("an element keeps its item when others come and go before it")
  func identity() throws {
    let names = Handle(["A", "B"])
    let (window, outline) = watched {
      names.view { names in VStack { ForEach(names, id: \.self) { Text($0) } } }
    }
    let item = try #require(outline.order.last)
    names.value = ["C", "A", "B"]
    window.update()
    #expect(labels(outline.update().order) == ["C", "A", "B"])
    #expect(outline.order.last === item)
    names.value = ["B", "A"]
    window.update()
    #expect(labels(outline.update().order) == ["B", "A"])
    #expect(outline.order.first === item)
  }

  @Test("a label that changes without a redraw has changed")
  func label() {
    let name = Handle("before")
    let (window, outline) = watched {
      name.view { Rectangle().accessibilityLabel($0).accessibilityValue("same") }
    }
    name.value = "after"
    window.update()
    let changes = outline.update()
    #expect(labels(changes.changed) == ["after"])
    #expect(changes.order == nil)
  }

  @Test("a button is dimmed though its style ignores that it is disabled")
  func disabled() {
    let isOff = Handle(false)
    let (window, outline) = watched {
      isOff.view { Button("Pay") {}.buttonStyle(Plain()).disabled($0) }
    }
    #expect(outline.order.first?.isEnabled == true)
    isOff.value = true
    window.update()
    #expect(outline.update().changed.first?.isEnabled == false)
  }

  @Test("elements move with the views around them, and with what is scrolled")
  func frames() throws {
    let inset = Handle(CGFloat(0))
    let (window, outline) = watched {
      ScrollView {
        inset.view { VStack { Text("A") }.padding(.leading, $0) }
        Color.red.frame(height: 1000)
      }
    }
    let start = try #require(outline.order.last).frame
    inset.value = 30
    window.update()
    _ = outline.update()
    #expect(outline.order.last?.frame == start.offsetBy(dx: 15, dy: 0))
    window.host.scroll(by: CGSize(width: 0, height: 40), at: point(200, 150))
    window.settle()
    #expect(outline.difference(from: window.graph) == nil)
    #expect(try #require(outline.order.last).frame.minY < start.minY)
  }

  @Test("an element follows the animation that moves it, to its end")
  func motion() throws {
    let isAway = Handle(false)
    let (window, outline) = watched {
      isAway.view { Text("A").offset(x: $0 ? 100 : 0).animation(.linear(duration: 1), value: $0) }
    }
    let start = try #require(outline.order.first).frame
    isAway.value = true
    window.update()
    _ = outline.update()
    window.wait(0.5)
    _ = outline.update()
    let middle = try #require(outline.order.first).frame
    #expect(middle.minX > start.minX + 40 && middle.minX < start.minX + 60)
    window.settle()
    #expect(outline.needsUpdate)
    #expect(outline.difference(from: window.graph) == nil)
    #expect(outline.order.first?.frame == start.offsetBy(dx: 100, dy: 0))
    #expect(!outline.needsUpdate)
  }

  @Test("a hidden view has no element, and one that is shown again has")
  func visibility() {
    let isHidden = Handle(false)
    let (window, outline) = watched {
      Text("A")
      isHidden.view { Text("B").opacity($0 ? 0 : 1).accessibilityHidden($0) }
    }
    isHidden.value = true
    window.update()
    #expect(labels(outline.update().order) == ["A"])
    isHidden.value = false
    window.update()
    #expect(labels(outline.update().order) == ["A", "B"])
  }

  @Test("while there is a modal element, only that one and those inside it are shown")
  func modal() {
    let isAlone = Handle(false)
    let (window, outline) = watched {
      Text("A")
      isAlone.view { isAlone in
        VStack { Text("B") }
          .accessibilityElement(children: .contain)
          .accessibilityAddTraits(isAlone ? .isModal : [])
      }
    }
    #expect(labels(outline.order) == ["A", "", "B"])
    isAlone.value = true
    window.update()
    #expect(labels(outline.update().order) == ["", "B"])
    isAlone.value = false
    window.update()
    #expect(labels(outline.update().order) == ["A", "", "B"])
  }

  @Test("2.7.81b: modal elements hide their siblings, and a presentation hides all others")
  func modalSiblings() {
    let isModal = Handle(false)
    let isShown = Handle(false)
    let (window, outline) = watched {
      Text("A").accessibilityAddTraits(.isModal)
      isModal.view { isModal in
        VStack {
          Text("B")
          Text("C").accessibilityAddTraits(isModal ? .isModal : [])
        }
        .accessibilityElement(children: .contain)
        .accessibilityAddTraits(.isModal)
      }
      isShown.view { isShown in Text("D").alert("Alert", isPresented: .constant(isShown)) {} }
    }
    #expect(labels(outline.order) == ["A", "", "B", "C"])
    isModal.value = true
    window.update()
    #expect(labels(outline.update().order) == ["A", "", "C"])
    #expect(outline.difference(from: window.graph) == nil)
    isShown.value = true
    window.settle()
    #expect(labels(outline.update().order) == ["", "Alert", "OK"])
    #expect(outline.difference(from: window.graph) == nil)
  }

  @Test("2.7.81b: a screen reader has something to read at each moment at which a menu opens")
  func appearing() {
    let (window, outline) = watched { Menu("More") { Button("Copy") {} } }
    window.tap("More")
    for _ in 0..<30 {
      _ = outline.update()
      #expect(!outline.order.isEmpty)
      #expect(outline.difference(from: window.graph) == nil)
      window.wait(1.0 / 60)
    }
    #expect(labels(outline.order)?.contains("Copy") == true)
  }

  @Test("the priorities of elements decide their order, in the window and in each container")
  func priorities() {
    let priority = Handle(0.0)
    let (window, outline) = watched {
      Text("A")
      priority.view { priority in
        VStack {
          Text("B")
          Text("C").accessibilitySortPriority(priority)
        }
        .accessibilityElement(children: .contain)
      }
    }
    #expect(labels(outline.order) == ["A", "", "B", "C"])
    priority.value = 1
    window.update()
    #expect(labels(outline.update().order) == ["A", "", "C", "B"])
  }

  @Test("the focused view's element is found, and moving the focus there shows the ring")
  func focus() throws {
    let (window, outline) = watched(isDesktop: true) {
      VStack {
        Button("A") {}
        Button("B") {}
      }
    }
    let holder = try #require(outline.order.last?.focusHolder)
    window.graph.focusByKeyboard(holder)
    window.update()
    #expect(window.graph.focus.current === holder)
    #expect(holder.showsRing)
    #expect(outline.item(for: holder)?.element.label == "B")
  }

  @Test("a window that no host follows keeps no record of its changes")
  func record() {
    let name = Handle("A")
    let (window, outline) = watched { name.view { Text($0) } }
    outline.end()
    name.value = "B"
    window.update()
    #expect(window.graph.changedNodes == nil)
  }
}

/// The state of a view, which a test sets from outside.
@MainActor
private final class Handle<Value> {
  private let start: Value
  private var binding: Binding<Value>?

  init(_ start: Value) { self.start = start }

  var value: Value {
    get { binding?.wrappedValue ?? start }
    set { binding?.wrappedValue = newValue }
  }

  func view<Content: View>(@ViewBuilder _ content: @escaping (Value) -> Content) -> some View {
    Stateful(start) { [self] binding in
      let _ = self.binding = binding
      content(binding.wrappedValue)
    }
  }
}
