import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactilePresentations
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Drags of a sheet, and its detents.
@MainActor
@Suite struct SheetDragTests {
  private let stage = SheetStage()

  @Test("a drag dismisses a sheet, or it returns")
  func drag() {
    let window = stage.window()
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

  @Test("a type computes the height of a custom detent; without an active detent, a sheet is large")
  func customDetents() {
    struct Bar: CustomPresentationDetent {
      static func height(in context: Context) -> CGFloat? {
        context.lineLimit == nil ? context.maxDetentValue - 390 : nil
      }
    }
    struct Endless: CustomPresentationDetent {
      static func height(in context: Context) -> CGFloat? { .infinity }
    }
    let cases: [(Set<PresentationDetent>, lineLimit: Int?, middle: Int)] = [
      ([.custom(Bar.self), .medium], nil, 500), ([.custom(Bar.self), .medium], 1, 450),
      ([.custom(Bar.self)], 1, 305), ([.custom(Endless.self)], nil, 305),
    ]
    for (detents, lineLimit, middle) in cases {
      let window = Window(size: CGSize(width: 300, height: 600)) {
        Text("A").sheet(isPresented: .constant(true)) { Text("B").presentationDetents(detents) }
          .lineLimit(lineLimit)
      }
      window.settle()
      #expect(window.middle(of: "B") == middle)
    }
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
