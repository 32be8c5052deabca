import SwiftUI
import Testing

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

@MainActor
@Suite struct ShadowStyleTests {
  private func lines(_ window: Window) -> [String] {
    window.display.description.split(separator: "\n").dropFirst()
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test("a shadow style applies to the content drawn in the style, and to nothing else")
  func shapesAndWords() {
    let window = Window(size: CGSize(width: 200, height: 100)) {
      VStack(spacing: 0) {
        Circle().fill(.blue.shadow(.drop(color: .black, radius: 3, y: 2)))
          .frame(width: 20, height: 20)
        Text("ab").foregroundStyle(.red.shadow(.inner(color: .black, radius: 1)))
        Image(systemName: "star").foregroundStyle(
          .tint.shadow(.drop(color: .black, radius: 1)).opacity(0.5))
      }
    }
    #expect(
      lines(window).map { $0.split(separator: " ").prefix(2).joined(separator: " ") } == [
        "shadow #000000", "fill ellipse", "inner shadow", "text \"ab\"", "shadow #000000",
        "symbol star",
      ])
  }

  @Test("shadow and blend mode styles can be chained")
  func several() {
    let window = Window(size: CGSize(width: 100, height: 100)) {
      Rectangle().fill(
        .blue.shadow(.inner(color: .white, radius: 1, x: 1)).shadow(.drop(color: .black, radius: 2))
          .blendMode(.multiply))
    }
    #expect(
      lines(window) == [
        "blend multiply", "shadow #000000 radius 2", "inner shadow #FFFFFF radius 1 offset 1×0",
        "fill rect (0, 0) 100×100 #0088FF",
      ])
  }

  @Test("a shadow without a base style uses the foreground style")
  func ofForeground() {
    let window = Window(size: CGSize(width: 100, height: 100)) {
      Rectangle().fill(.shadow(.drop(color: .black, radius: 2))).foregroundStyle(.green)
    }
    #expect(lines(window) == ["shadow #000000 radius 2", "fill rect (0, 0) 100×100 #34C759"])
  }

  @Test("4.2.17: a shadow change is animated")
  func animated() {
    var radius: Binding<CGFloat>?
    let window = Window {
      Stateful(CGFloat(2)) { binding in
        let _ = radius = binding
        Rectangle().fill(.blue.shadow(.drop(color: .black, radius: binding.wrappedValue)))
          .animation(.linear(duration: 1), value: binding.wrappedValue)
      }
    }
    radius?.wrappedValue = 10
    window.update()
    window.wait(0.5)
    #expect(lines(window).first == "shadow #000000 radius 6")
    window.wait(0.6)
    #expect(lines(window).first == "shadow #000000 radius 10")
  }

  @Test("a shape with a shadow is hit where it is filled")
  func hits() {
    var taps = 0
    let window = Window(size: CGSize(width: 100, height: 100)) {
      Rectangle().fill(.blue.shadow(.drop(radius: 10, x: 20))).frame(width: 40, height: 40)
        .onTapGesture { taps += 1 }
    }
    for place in [point(50, 50), point(75, 50)] {
      window.down(at: place)
      window.up()
    }
    #expect(taps == 1)
  }

  @Test("a NaN radius issues a warning, and doesn't blur")
  func badInput() {
    let warnings = RuntimeWarning.collect {
      let window = Window(size: CGSize(width: 100, height: 100)) {
        Rectangle().fill(
          .blue.shadow(.drop(color: .black, radius: .nan, x: .infinity))
            .shadow(.inner(color: .black, radius: -1)))
      }
      #expect(lines(window).first == "inner shadow #000000 radius 0")
    }
    #expect(warnings.count == 2)
  }

  @Test("a gradient in a rectangle spans that rectangle, whatever shape is filled")
  func placedGradients() {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    let window = Window(size: CGSize(width: 100, height: 100)) {
      Rectangle().fill(gradient.in(CGRect(x: 0, y: 0, width: 400, height: 50)))
    }
    #expect(lines(window).first?.contains("in (0, 0) 400×50 ") == true)
  }
}
