import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactilePresentations
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Popovers beside their source views, and as sheets.
@MainActor
@Suite struct PopoverTests {
  @Test("a popover remains one in a compact window if its content requests it")
  func adaptation() {
    // A phone in landscape orientation has a compact height.
    func isSheet(_ height: CGFloat) -> Bool {
      let window = Window(size: CGSize(width: 400, height: height)) {
        Stateful(true) { isShown in
          Text("A").popover(isPresented: isShown) {
            Text("B").presentationCompactAdaptation(horizontal: .sheet, vertical: .popover)
          }
        }
      }
      window.settle()
      return window.fills.contains { $0.rect.width == CGFloat(400) && $0.rect.minY == CGFloat(10) }
    }
    #expect(isSheet(600))
    #expect(!isSheet(300))
  }

  @Test("a touch outside dismisses a popover, unless its content disables that")
  func dismissal() {
    for isDisabled in [false, true] {
      let window = Window(size: CGSize(width: 400, height: 600), idiom: .pad) {
        Stateful(true) { isShown in
          Text("A").popover(isPresented: isShown) {
            Text("B").interactiveDismissDisabled(isDisabled)
          }
        }
      }
      window.settle()
      window.touch(point(20, 580))
      window.settle()
      #expect(window.texts == (isDisabled ? ["A", "B"] : ["A"]))
    }
  }

  @Test("an adaptation in a compact height is that of the first view that sets one, wherever it is")
  func adaptationOfSiblings() {
    func isSheet(_ content: some View) -> Bool {
      let window = Window {
        Stateful(true) { isShown in Text("A").popover(isPresented: isShown) { content } }
          .environment(\.verticalSizeClass, .compact)
      }
      window.settle()
      return window.fills.contains { $0.rect.width == CGFloat(400) && $0.rect.minY == CGFloat(10) }
    }
    let text = Text("C").presentationCompactAdaptation(horizontal: .sheet, vertical: .popover)
    #expect(!isSheet(text))
    #expect(
      !isSheet(
        VStack {
          Text("B").presentationCornerRadius(5); text
        }))
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

  @Test("a popover at the leading edge of its view is at the right one from right to left")
  func leadingAnchor() {
    func x(of anchor: PopoverAttachmentAnchor, _ direction: LayoutDirection) -> CGFloat {
      let window = Window(size: CGSize(width: 400, height: 300), idiom: .pad) {
        Stateful(true) { isShown in
          Color.red.frame(width: 100, height: 50)
            .popover(isPresented: isShown, attachmentAnchor: anchor, arrowEdge: .bottom) {
              Text("B")
            }
            .environment(\.layoutDirection, direction)
        }
      }
      window.settle()
      return window.frame(of: "B").midX
    }
    #expect(x(of: .point(.leading), .leftToRight) == 150)
    #expect(x(of: .point(.leading), .rightToLeft) == 250)
    #expect(x(of: .point(.center), .rightToLeft) == 200)
    // A rectangle is in the view's local coordinates, which begin at the left edge.
    let rect = Anchor<CGRect>.Source.rect(CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(x(of: .rect(rect), .leftToRight) == 160)
    #expect(x(of: .rect(rect), .rightToLeft) == 160)
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
}
