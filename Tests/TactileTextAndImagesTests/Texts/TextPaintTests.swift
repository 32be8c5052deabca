import Observation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The styles of parts of a text, and their animation.
@MainActor
@Suite struct TextPaintTests {
  /// A switch for stories.
  @Observable
  @MainActor
  final class Model { var isOn = false }

  struct Colored: View {
    let model: Model
    var body: some View {
      Text("a").foregroundColor(Color(white: model.isOn ? 1 : 0)) + Text("b")
    }
  }

  private func pieces(_ window: Window) -> [String] {
    guard case .text(let run)? = window.display.items.first?.content else { return [] }
    return run.lines[0].pieces.map { "\($0.string) \($0.color)" }
  }

  @Test("4.5.37: a color change of a part of a text is animated, and the rest doesn't change")
  func moves() {
    let model = Model()
    let window = Window { Colored(model: model) }
    #expect(pieces(window) == [])
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    window.update()
    window.wait(0.5)
    let middle = pieces(window)
    #expect(middle.count == 2)
    #expect(middle.last == "b #000000")
    #expect(middle.first != "a #000000" && middle.first != "a #FFFFFF")
    window.settle()
    #expect(pieces(window) == ["a #FFFFFF", "b #000000"])
  }

  @Test("a gradient fills only the part that has it")
  func gradient() throws {
    let window = Window {
      Text("a")
        + Text("b").foregroundStyle(
          .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    }
    let items = window.display.items
    #expect(items.count == 2)
    guard case .text(let plain) = items[0].content,
      case .group(.mask(let mask), let fill) = items[1].content,
      case .text(let masked)? = mask.first?.content,
      case .fill(_, .gradient(let gradient), _)? = fill.first?.content
    else {
      Issue.record("\(window.display)")
      return
    }
    #expect(plain.lines[0].pieces.map(\.color.opacity) == [1, 0])
    #expect(masked.lines[0].pieces.map(\.color.opacity) == [0, 1])
    #expect(gradient.stops.count == 2)
  }

  @Test("a gradient also fills what letters draw beyond the frame of the text")
  func overhang() throws {
    let window = Window {
      Text("fjord").italic()
        .foregroundStyle(
          .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    }
    guard case .group(.mask, let fills) = window.display.items.first?.content,
      case .fill(let path, .gradient(let gradient), _)? = fills.first?.content
    else {
      Issue.record("\(window.display)")
      return
    }
    let frame = CGRect(origin: .zero, size: window.frame(of: "fjord").size)
    #expect(gradient.rect == frame)
    #expect(path.boundingRect.contains(frame.insetBy(dx: -4, dy: -4)))
  }
}
