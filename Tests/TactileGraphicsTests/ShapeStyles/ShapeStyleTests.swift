import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

extension EnvironmentValues {
  /// Writes the color scheme, but only where it is true.
  fileprivate var isInked: Bool {
    get { false }
    set { if newValue { colorScheme = .dark } }
  }
}

/// Colors, gradients and hierarchical levels, and their animation.
@MainActor
@Suite struct ShapeStyleTests {
  private func fills(_ window: Window) -> [String] {
    window.display.description.split(separator: "\n").dropFirst()
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test("6.3.23: levels of a foreground style are paler; without one they are the label colors")
  func levels() {
    let window = Window {
      VStack {
        Text("A").foregroundStyle(.secondary)
        VStack {
          Text("B").foregroundStyle(.primary)
          Text("C").foregroundStyle(.secondary)
          Text("D").foregroundStyle(.tertiary)
          Text("E").foregroundStyle(.foreground.opacity(0.1))
        }
        .foregroundStyle(.red)
        Text("F").foregroundStyle(.secondary).foregroundStyle(.white, .blue)
      }
    }
    #expect(window.color(of: "A")?.description == "#3C3C43@0.6")
    #expect(window.color(of: "B")?.description == "#FF383C")
    #expect(window.color(of: "C")?.description == "#FF383C@0.5")
    #expect(window.color(of: "D")?.description == "#FF383C@0.25")
    #expect(window.color(of: "E")?.description == "#FF383C@0.1")
    #expect(window.color(of: "F")?.description == "#0088FF")
  }

  @Test("6.3.23: any style has levels: its own, or its opacity reduced by the same factors")
  func levelsOfAnyStyle() {
    let window = Window {
      VStack {
        Text("A").foregroundStyle(.red.secondary)
        Text("B").foregroundStyle(.red.secondary.secondary)
        Text("C").foregroundStyle(.tint.tertiary).tint(.green)
        Text("D").foregroundStyle(.tint.secondary).tint(FillShapeStyle())
        Text("E").foregroundStyle(.foreground.secondary)
        Text("F").foregroundStyle(.background.secondary)
        Text("G").foregroundStyle(.background.secondary).backgroundStyle(.red)
        Text("H").foregroundStyle(AnyShapeStyle(.fill.secondary).quinary)
        Text("I").foregroundStyle(.windowBackground).backgroundStyle(.red)
        Text("J").foregroundStyle(.tint.secondary).tint(TintShapeStyle())
        Text("K").foregroundStyle(.secondary.tertiary)
      }
    }
    let expected = [
      "A": "#FF383C@0.5", "B": "#FF383C@0.25", "C": "#34C759@0.25", "D": "#787880@0.16",
      "E": "#3C3C43@0.6", "F": "#F2F2F7", "G": "#FF383C@0.5", "H": "#747480@0.08",
      "I": "#FFFFFF", "J": "#0088FF@0.5", "K": "#3C3C43@0.18",
    ]
    for (text, color) in expected {
      #expect(window.color(of: text)?.description == color, "\(text)")
    }
  }

  @Test("a foreground style that refers to the foreground means the outer one")
  func recursion() {
    struct Mine: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        HierarchicalShapeStyle.secondary
      }
    }
    let window = Window { Text("A").padding().foregroundStyle(Mine()).foregroundStyle(.blue) }
    #expect(window.color(of: "A")?.description == "#0088FF@0.5")
  }

  @Test("1.3.30: the tint is the accent color unless it is set")
  func tint() {
    let window = Window {
      VStack {
        Text("A").foregroundStyle(.tint)
        Text("B").foregroundStyle(.tint).tint(.green)
      }
    }
    #expect(window.color(of: "A")?.description == "#0088FF")
    #expect(window.color(of: "B")?.description == "#34C759")
  }

  @Test("an accent color that refers to the accent color means blue, outside of all accent colors")
  func accent() {
    let window = Window {
      VStack {
        Text("A").foregroundStyle(Color.accentColor).accentColor(.accentColor)
        Text("B").foregroundStyle(Color.accentColor).accentColor(.accentColor.opacity(0.5))
      }
      .accentColor(.green)
      Text("C").foregroundStyle(.tint).tint(.accentColor).accentColor(.green)
    }
    #expect(window.color(of: "A")?.description == "#0088FF")
    #expect(window.color(of: "B")?.description == "#0088FF@0.5")
    #expect(window.color(of: "C")?.description == "#34C759")
  }

  @Test("a gradient fills shapes by its unit points, and text through its letters")
  func gradients() {
    let gradient = LinearGradient(
      colors: [.white, .black], startPoint: .leading, endPoint: .trailing)
    let window = Window {
      VStack {
        Rectangle().fill(gradient).frame(width: 10, height: 10)
        Text("A").foregroundStyle(gradient)
      }
    }
    let paints = fills(window).filter {
      $0.contains("linear (0, 0.5) to (1, 0.5)") && $0.hasSuffix("#FFFFFF at 0, #000000 at 1")
    }
    #expect(paints.count == 2)
    #expect(fills(window).contains("mask"))
  }

  private struct Swapping: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.foregroundColor(configuration.isPressed ? .black : .white)
        .background(configuration.isPressed ? Color.white : .black)
    }
  }

  @Test("4.2.17: color changes in a style fade during the 0.47 s after the press (rule 2.3.42)")
  func press() {
    let window = Window { Button("A") {}.buttonStyle(Swapping()) }
    window.press("A")
    window.wait(0.1)
    #expect(window.color(of: "A")?.description == "#000000")
    window.up()
    window.wait(0.1)
    let gray = window.color(of: "A")
    #expect((gray?.red ?? 0) > 0.05 && (gray?.red ?? 1) < 0.95)
    #expect(fills(window)[0].hasPrefix("fill") && !fills(window)[0].hasSuffix("#000000"))
    window.wait(0.4)
    #expect(window.color(of: "A")?.description == "#FFFFFF")
    window.settle()
  }

  private struct Fading: View {
    let register: (Binding<Bool>) -> Void
    @State private var isOn = false

    var body: some View {
      register($isOn)
      return Rectangle().frame(width: 10, height: 10)
        .foregroundStyle(isOn ? Color.black : .white)
        .animation(.linear(duration: 1), value: isOn)
    }
  }

  @Test("4.5.30: a foreground style in the environment is animated by the animation around it")
  func scopedAnimation() {
    var isOn: Binding<Bool>?
    let window = Window { Fading { isOn = $0 } }
    isOn?.wrappedValue = true
    window.update()
    window.wait(0.5)
    #expect(fills(window)[0].hasSuffix("#636363"))
    window.settle()
    #expect(fills(window)[0].hasSuffix("#000000"))
  }

  @Test("a shape follows an environment key that is set only later")
  func lateKey() {
    struct Content: View {
      let register: (Binding<Bool>) -> Void
      @State private var isDark = false

      var body: some View {
        register($isDark)
        return Rectangle().frame(width: 10, height: 10).environment(\.isInked, isDark)
      }
    }
    var isDark: Binding<Bool>?
    let window = Window { Content { isDark = $0 } }
    #expect(fills(window)[0].hasSuffix("#000000"))
    isDark?.wrappedValue = true
    window.update()
    #expect(fills(window)[0].hasSuffix("#FFFFFF"))
  }

  @Test("4.2.17: a color fades to clear without becoming black")
  func clear() {
    var half = AnimatablePaint(paint: .color(RGBAColor(red: 1, green: 0, blue: 0)))
    let none = AnimatablePaint(paint: .color(RGBAColor(red: 1, green: 1, blue: 1, opacity: 0)))
    var data = half.animatableData + none.animatableData
    data.scale(by: 0.5)
    half.animatableData = data
    #expect(half.paint.description == "#FF0000@0.5")
  }
}
