import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import SwiftUICore
@testable import SwiftUIControls
@testable import SwiftUIViews
@testable import TestSupport

@MainActor
@Suite struct SheetTests {
  private struct Closer: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View { Button(isPresented ? "Close" : "Lost") { dismiss() } }
  }

  private let journal = Journal()

  private func window(_ idiom: Idiom = .phone) -> Window {
    Window(size: CGSize(width: 300, height: 600), idiom: idiom) {
      Stateful(false) { isShown in
        Button("Open") { isShown.wrappedValue = true }
          .sheet(isPresented: isShown) {
            self.journal.note("gone")
          } content: {
            Closer()
          }
      }
    }
  }

  @Test("a button opens a sheet, which moves in from the bottom in 0.35 seconds and leaves a strip")
  func open() {
    let window = window()
    window.tap("Open")
    window.update()
    #expect(window.texts.contains("Close"))
    let start = window.drawnFrame(of: "Close")?.midY ?? 0
    #expect(start > 600)
    window.wait(0.175)
    let middle = window.drawnFrame(of: "Close")?.midY ?? 0
    #expect(middle < start && middle > 305)
    window.settle()
    #expect(window.middle(of: "Close") == 305)
    #expect(window.fills.contains { $0.rect == CGRect(x: 0, y: 10, width: 300, height: 590) })
  }

  @Test("from its first frame on, a sheet blocks touches for the views behind it")
  func coversAtOnce() {
    let window = Window(size: CGSize(width: 300, height: 600)) {
      Stateful(false) { isShown in
        VStack {
          Button("Open") { isShown.wrappedValue = true }
          Button("Behind") { self.journal.note("behind") }
        }
        .sheet(isPresented: isShown) { Text("Sheet") }
      }
    }
    let place = window.center(of: "Behind")
    window.tap("Open")
    window.update()
    window.touch(place)
    window.settle()
    #expect(window.texts.contains("Sheet"))
    #expect(journal.entries.isEmpty)
  }

  @Test("a sheet presented again during its dismissal covers the views behind it in every frame")
  func coversAlways() {
    final class Handle {
      var isShown: Binding<Bool>?
    }
    let handle = Handle()
    let window = Window(size: CGSize(width: 300, height: 600)) {
      Stateful(false) { isShown in
        handle.isShown = isShown
        return Color.red.onTapGesture { self.journal.note("behind") }
          .sheet(isPresented: isShown) { Text("Sheet").interactiveDismissDisabled() }
      }
    }
    var random = RandomCases()
    var isShown = false
    for _ in 0..<300 {
      isShown = random.below(2) == 0
      handle.isShown?.wrappedValue = isShown
      window.update()
      if isShown {
        let point = CGPoint(x: 20 + random.below(260), y: 20 + random.below(560))
        let names = window.graph.events.path(at: point).elements.map(\.name)
        #expect(!names.contains("TapGesture") || names.contains("accessibility"), "\(names)")
      }
      if random.below(3) == 0 { window.wait(Double(random.below(20)) / 40) }
    }
  }

  @Test("views behind a sheet are neither pressed nor accessible")
  func covers() {
    let window = window()
    let place = window.center(of: "Open")
    window.tap("Open")
    window.settle()
    #expect(window.graph.buttons.map(\.label) == ["Close"])
    window.touch(point(place.x, 5))
    window.settle()
    // The strip above the sheet is its shade: touched, it ends the sheet.
    #expect(window.graph.buttons.map(\.label) == ["Open"])
    #expect(journal.entries == ["gone"])
  }

  @Test("the dismiss action dismisses the sheet; onDismiss is called when it is gone")
  func dismiss() {
    let window = window()
    window.tap("Open")
    window.settle()
    window.tap("Close")
    #expect(journal.entries.isEmpty)
    #expect(window.texts.contains("Close"))
    window.settle()
    #expect(journal.entries == ["gone"])
    #expect(window.texts == ["Open"])
    window.tap("Open")
    window.settle()
    #expect(window.texts.contains("Close"))
  }

  @Test(
    "the root of a navigation stack dismisses the sheet that presents the stack, and a page above it goes back"
  )
  func dismissInStack() {
    let window = Window(size: CGSize(width: 300, height: 600)) {
      Stateful(false) { isShown in
        Button("Open") { isShown.wrappedValue = true }
          .sheet(isPresented: isShown) {
            NavigationStack {
              Closer()
              NavigationLink("Page") { Closer() }
            }
          }
      }
    }
    window.tap("Open")
    window.settle()
    window.tap("Page")
    window.settle()
    window.tap("Close")
    window.settle()
    #expect(window.texts.contains("Page"))
    window.tap("Close")
    window.settle()
    #expect(window.texts == ["Open"])
  }

  @Test("a drag dismisses a sheet, or it returns")
  func drag() {
    let window = window()
    window.tap("Open")
    window.settle()
    window.swipe(from: point(20, 100), by: CGSize(width: 0, height: 60), steps: 20)
    #expect(window.middle(of: "Close") == 365)
    window.wait(0.5)
    window.up()
    window.settle()
    #expect(window.middle(of: "Close") == 305)
    window.swipe(from: point(20, 100), by: CGSize(width: 0, height: 400), steps: 10)
    window.up()
    window.settle()
    #expect(window.texts == ["Open"])
  }

  @Test("a sheet starts at its smallest detent, and a drag upward moves it to the next")
  func detents() {
    let window = Window(size: CGSize(width: 300, height: 600)) {
      Text("A").sheet(isPresented: .constant(true)) {
        Text("B").presentationDetents([.medium, .height(150)])
      }
    }
    window.settle()
    #expect(window.middle(of: "B") == 525)
    window.swipe(from: point(20, 500), by: CGSize(width: 0, height: -120), steps: 10)
    window.wait(0.5)
    window.up()
    window.settle()
    #expect(window.middle(of: "B") == 450)
  }

  @Test("disabled interactive dismissal affects drags, not the binding")
  func pinned() {
    var isShown: Binding<Bool>?
    let window = Window(size: CGSize(width: 300, height: 600)) {
      Stateful(true) { binding in
        let _ = isShown = binding
        Text("A").sheet(isPresented: binding) { Text("B").interactiveDismissDisabled() }
      }
    }
    window.settle()
    window.touch(point(150, 5))
    window.swipe(from: point(20, 100), by: CGSize(width: 0, height: 400))
    window.up()
    window.settle()
    #expect(window.texts.contains("B"))
    isShown?.wrappedValue = false
    window.settle()
    #expect(window.texts == ["A"])
  }

  @Test("a sheet shows its item, and a different item presents a new sheet")
  func item() {
    struct Item: Identifiable {
      let id: Int
    }
    var item: Binding<Item?>?
    let window = Window(size: CGSize(width: 300, height: 600)) {
      Stateful(nil as Item?) { binding in
        let _ = item = binding
        Text("A").sheet(item: binding) { item in
          Stateful(item.id) { Text("\($0.wrappedValue)") }
        }
      }
    }
    item?.wrappedValue = Item(id: 1)
    window.settle()
    #expect(window.texts == ["A", "1"])
    item?.wrappedValue = Item(id: 2)
    window.settle()
    #expect(window.texts == ["A", "2"])
    item?.wrappedValue = nil
    window.settle()
    #expect(window.texts == ["A"])
  }

  @Test("a sheet reads the current state and environment of its presenter")
  func content() {
    let window = Window(size: CGSize(width: 300, height: 600)) {
      Stateful(0) { count in
        Text("A").sheet(isPresented: .constant(true)) {
          Button("\(count.wrappedValue)") { count.wrappedValue += 1 }
        }
        .tint(.red).disabled(true)
      }
    }
    window.settle()
    window.tap("0")
    window.settle()
    #expect(window.texts == ["A", "1"])
    #expect(window.color(of: "1") == SystemColor.red.value(in: .light))
  }

  @Test("a sheet is removed with the view that presents it")
  func presenterGoes() {
    var isThere: Binding<Bool>?
    let window = Window(size: CGSize(width: 300, height: 600)) {
      Stateful(true) { binding in
        let _ = isThere = binding
        if binding.wrappedValue {
          Text("A").sheet(isPresented: .constant(true)) { Text("B") }
        } else {
          Text("C")
        }
      }
    }
    window.settle()
    #expect(window.texts == ["A", "B"])
    isThere?.wrappedValue = false
    window.settle()
    #expect(window.texts == ["C"])
  }

  @Test("a full-screen cover fills the window; a nested sheet is in front")
  func cover() {
    let window = Window(size: CGSize(width: 300, height: 600)) {
      Text("A").fullScreenCover(isPresented: .constant(true)) {
        Closer().sheet(isPresented: .constant(true)) { Text("C") }
      }
    }
    window.settle()
    #expect(window.fills.contains { $0.rect == CGRect(x: 0, y: 0, width: 300, height: 600) })
    #expect(window.texts == ["A", "Close", "C"])
    #expect(window.graph.buttons.isEmpty)
  }

  @Test("a popover remains one in a compact window if its content requests it")
  func adaptation() {
    func isSheet(_ room: UserInterfaceSizeClass) -> Bool {
      let window = Window {
        Stateful(true) { isShown in
          Text("A").popover(isPresented: isShown) {
            Text("B").presentationCompactAdaptation(horizontal: .sheet, vertical: .popover)
          }
        }
        .environment(\.verticalSizeClass, room)
      }
      window.settle()
      return window.fills.contains { $0.rect.width == CGFloat(400) && $0.rect.minY == CGFloat(10) }
    }
    #expect(isSheet(.regular))
    #expect(!isSheet(.compact))
  }

  private struct Anchored: View {
    @State private var isShown = true
    @State private var inset: CGFloat = 0

    var body: some View {
      VStack {
        Text("A").popover(isPresented: $isShown, arrowEdge: .bottom) {
          Button("Move") { inset += 100 }
        }
      }
      .padding(.top, inset)
    }
  }

  @Test("a popover follows its source view")
  func popoverFollows() {
    let window = Window(size: CGSize(width: 400, height: 600), idiom: .pad) { Anchored() }
    let distance = window.center(of: "Move").y - window.center(of: "A").y
    let start = window.center(of: "A").y
    window.tap("Move")
    window.settle()
    #expect(window.center(of: "A").y == start + CGFloat(50))
    #expect(window.center(of: "Move").y - window.center(of: "A").y == distance)
  }

  @Test("a window whose presentations are all dismissed is as before")
  func nothingLeft() {
    let window = window()
    let description = window.graph.root.treeDescription()
    window.tap("Open")
    window.settle()
    #expect(window.graph.root.children.count == 2)
    window.tap("Close")
    window.settle()
    #expect(window.graph.root.treeDescription() == description)
  }

  @Test("a popover is next to its source view on an iPad, and a sheet on an iPhone")
  func popover() {
    func window(_ idiom: Idiom) -> Window {
      Window(idiom: idiom) {
        Stateful(true) { isShown in
          Text("A").popover(isPresented: isShown, arrowEdge: .bottom) { Text("B").padding() }
        }
      }
    }
    let pad = window(.pad)
    pad.settle()
    let (anchor, content) = (pad.frame(of: "A"), pad.frame(of: "B"))
    #expect(content.midX == anchor.midX)
    #expect(content.minY > anchor.maxY && content.minY < anchor.maxY + 40)
    pad.touch(point(5, 5))
    pad.settle()
    #expect(pad.texts == ["A"])
    let phone = window(.phone)
    phone.settle()
    #expect(phone.middle(of: "B") == 155)
  }

  @Test("a window without presentations has no layer for them, and no work")
  func noLayer() {
    let window = window()
    #expect(window.graph.root.children.count == 1)
  }

  @Test("2.9.111: on a desktop a finger pulls a sheet down, and the mouse does not")
  func pullOnDesktop() {
    let window = Window(size: CGSize(width: 700, height: 800), idiom: .pad, isDesktop: true) {
      Stateful(true) { isShown in
        Text("Behind").sheet(isPresented: isShown) { Text("Sheet") }
      }
    }
    window.settle()
    func pull(_ pointer: PointerEvent.Pointer) {
      window.down(at: point(350, 250), pointer)
      for y in stride(from: 300, through: 780, by: 40) {
        window.move(to: point(350, CGFloat(y)), pointer)
      }
    }
    let place = window.middle(of: "Sheet")
    pull(.mouse(button: 0))
    #expect(window.middle(of: "Sheet") == place)
    window.up(.mouse(button: 0))
    window.settle()
    #expect(window.texts.contains("Sheet"))
    pull(.touch(0))
    window.up(.touch(0))
    window.settle()
    #expect(!window.texts.contains("Sheet"))
  }
}

extension Window {
  /// How far the middle of a text or a button is from the top, in whole points.
  fileprivate func middle(of label: String) -> Int { Int(frame(of: label).midY) }
}
