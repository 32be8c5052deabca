import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Effects that depend on the view's geometry.
@MainActor
@Suite struct VisualEffectTests {
  /// A window whose content depends on a step, and the binding to set it.
  private func stage(
    @ViewBuilder _ content: @escaping (Int) -> some View
  ) throws -> (window: Window, step: Binding<Int>) {
    var step: Binding<Int>?
    let window = Window(size: CGSize(width: 200, height: 100)) {
      Stepping(register: { step = $0 }, content: content).font(.system(size: 10))
    }
    return (window, try #require(step))
  }

  @Test("a button offset by its own width is drawn and hit there; its neighbors stay")
  func offset() {
    let journal = Journal()
    let window = Window(size: CGSize(width: 200, height: 100)) {
      HStack(spacing: 0) {
        Button("move") { journal.note("move") }.buttonStyle(.plain)
          .visualEffect { content, proxy in content.offset(x: proxy.size.width, y: 20) }
        Text("stay")
      }
      .font(.system(size: 10))
    }
    #expect(window.frame(of: "stay") == CGRect(x: 100, y: 44, width: 40, height: 12))
    #expect(window.frame(of: "move") == CGRect(x: 100, y: 64, width: 40, height: 12))
    window.click("move")
    #expect(journal.entries == ["move"])
    window.settle()
  }

  @Test("every effect draws what its modifier draws, in the order of the chain")
  func sameAsModifiers() {
    let chained = Window {
      Text("A").visualEffect { content, _ in
        content.scaleEffect(2).rotationEffect(.degrees(30), anchor: .topLeading).opacity(0.5)
          .blur(radius: 2).brightness(0.1).contrast(0.9).grayscale(0.2)
          .hueRotation(.degrees(10)).saturation(0.3).scaleEffect(x: 1, y: 3)
          .rotation3DEffect(.degrees(40), axis: (0, 1, 0), anchor: .leading)
          .transformEffect(CGAffineTransform(a: 1, b: 0.2, c: 0, d: 1, tx: 0, ty: 0))
      }
    }
    let modified = Window {
      Text("A")
        .scaleEffect(2).rotationEffect(.degrees(30), anchor: .topLeading).opacity(0.5)
        .blur(radius: 2).brightness(0.1).contrast(0.9).grayscale(0.2)
        .hueRotation(.degrees(10)).saturation(0.3).scaleEffect(x: 1, y: 3)
        .rotation3DEffect(.degrees(40), axis: (0, 1, 0), anchor: .leading)
        .transformEffect(CGAffineTransform(a: 1, b: 0.2, c: 0, d: 1, tx: 0, ty: 0))
    }
    // Each modifier's group has an origin of its own, all of them the same place.
    func kinds(_ window: Window) -> [String] {
      window.display.description.split(separator: "\n").map {
        $0.trimmingCharacters(in: .whitespaces).prefix { !$0.isNumber }.description
      }
    }
    #expect(kinds(chained).count > 10)
    #expect(kinds(chained) == kinds(modified))
  }

  @Test("an effect changed by a press or by layout is animated with it")
  func animation() throws {
    let (window, step) = try stage { step in
      Text(String(repeating: "A", count: step + 1)).visualEffect { content, proxy in
        content.opacity(proxy.size.width / 20)
      }
    }
    #expect(window.opacity(of: "A") == 0.5)
    withAnimation(.linear(duration: 1)) { step.wrappedValue = 1 }
    window.update()
    window.wait(0.5)
    // The new text fades in as the old one fades out, and both have the effect.
    for text in ["A", "AA"] {
      let half = try #require(window.opacity(of: text))
      #expect(abs(half - 0.75 * 0.5) < 0.01)
    }
    window.settle()
    #expect(window.opacity(of: "AA") == 1)
  }

  @Test(
    "an animation on the effect takes precedence, and a changed kind of effect applies immediately")
  func scopedAnimation() throws {
    let (window, step) = try stage { step in
      Text("A").padding(CGFloat(step * 10)).visualEffect { content, proxy in
        content.opacity(proxy.size.width > 20 ? 0.5 : 1)
      }
      .animation(.linear(duration: 1), value: step)
    }
    step.wrappedValue = 1
    window.update()
    #expect(window.opacity(of: "A") == 1)
    window.wait(0.5)
    #expect(window.opacity(of: "A").map { abs($0 - 0.75) < 0.02 } == true)
    window.settle()
    #expect(window.opacity(of: "A") == 0.5)
  }

  @Test("a geometry reader inside reports the position with the effect")
  func readersInside() {
    let window = Window(size: CGSize(width: 200, height: 100)) {
      GeometryReader { proxy in Text("\(Int(proxy.frame(in: .global).minX))").fixedSize() }
        .visualEffect { content, proxy in content.offset(x: proxy.size.width / 2) }
    }
    #expect(window.texts == ["100"])
  }

  @Test("in a right-to-left layout an offset is mirrored; invalid numbers have no effect")
  func directionsAndBadInput() {
    let warnings = RuntimeWarning.collect {
      let window = Window(size: CGSize(width: 200, height: 100)) {
        Text("A").font(.system(size: 10)).visualEffect { content, _ in
          content.offset(x: 5).scaleEffect(.nan).rotationEffect(.degrees(.infinity))
            .saturation(.nan).blur(radius: -1)
        }
        .environment(\.layoutDirection, .rightToLeft)
      }
      #expect(window.frame(of: "A").minX == 90 as CGFloat)
    }
    #expect(warnings.count == 4)
  }
}
