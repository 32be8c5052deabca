import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Effects, clips and z-order in drawing and hit testing.
@MainActor
@Suite struct EffectTests {
  private struct Bare: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  private func isHit(_ location: CGPoint, @ViewBuilder _ label: () -> some View) -> Bool {
    let journal = Journal()
    let label = label()
    let window = Window { Button(action: { journal.note("tap") }) { label }.buttonStyle(Bare()) }
    window.down(at: location, .mouse(button: 0))
    window.up(.mouse(button: 0))
    return journal.entries == ["tap"]
  }

  private func lines(_ window: Window) -> [String] {
    window.display.description.split(separator: "\n").dropFirst()
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test("3.9.54: a rotated view is hit where it is drawn, also outside of its frame")
  func rotation() {
    func bar(_ location: CGPoint) -> Bool {
      isHit(location) {
        Rectangle().frame(width: 100, height: 20).rotationEffect(.degrees(90))
      }
    }
    #expect(bar(point(200, 110)))
    #expect(!bar(point(160, 150)))
  }

  @Test("3.9.53: clips and masks don't limit hit testing")
  func clips() {
    // Farther out, a release would no longer count as inside of the button.
    let outside = point(130, 150)
    let wide = Color.red.frame(width: 200, height: 20)
    #expect(isHit(outside) { wide.frame(width: 20, height: 20).clipped() })
    #expect(isHit(outside) { wide.frame(width: 20, height: 20).clipShape(Circle()) })
    #expect(isHit(outside) { wide.clipShape(Circle()) })
    #expect(isHit(outside) { wide.mask { Circle() } })
    #expect(isHit(outside) { wide.cornerRadius(10) })
    #expect(!isHit(outside) { Color.red.frame(width: 20, height: 20).mask { wide } })
  }

  @Test("3.9.48: hidden views take space, and are neither drawn nor hit")
  func hidden() {
    #expect(!isHit(point(200, 150)) { Text("A").hidden() })
    let window = Window { Text("A").hidden() }
    #expect(lines(window) == [])
    let row = Window {
      HStack(spacing: 0) {
        Text("A").hidden()
        Text("B")
      }
    }
    let alone = Window { Text("B") }.frame(of: "B").minX
    #expect(row.texts == ["B"])
    #expect(row.frame(of: "B").minX == alone + 8.5 as CGFloat)
  }

  @Test("3.9.48: a view without hit testing is drawn and lets touches through")
  func hitTesting() {
    #expect(!isHit(point(200, 150)) { Text("A").allowsHitTesting(false) })
    #expect(isHit(point(200, 150)) { Text("A").allowsHitTesting(true) })
    #expect(Window { Text("A").allowsHitTesting(false) }.texts == ["A"])
  }

  @Test("3.9.47: a zIndex that changes inside several effects reorders the views")
  func changingZIndex() {
    struct Content: View {
      @State private var isInFront = true

      var body: some View {
        ZStack {
          Text("A").zIndex(isInFront ? 1 : 0).opacity(0.9).scaleEffect(0.9).blur(radius: 1)
          Text("B").opacity(0.9)
          Button("C") { isInFront.toggle() }.zIndex(-1).offset(y: 100)
        }
      }
    }
    let window = Window { Content() }
    #expect(window.texts == ["C", "B", "A"])
    window.click("C")
    window.settle()
    #expect(window.texts == ["C", "A", "B"])
  }

  @Test("3.9.47: zIndex orders drawing, stably and through modifiers, not the layout")
  func zIndex() {
    let window = Window {
      HStack {
        Text("A").zIndex(1).padding(1)
        Text("B")
        Text("C").zIndex(-1)
        Text("D")
      }
    }
    #expect(window.texts == ["C", "B", "D", "A"])
    #expect(window.frame(of: "A").minX < window.frame(of: "B").minX)
  }

  private struct Pile: View {
    let register: (Binding<Double>) -> Void
    let journal: Journal
    @State private var index = 0.0

    var body: some View {
      register($index)
      return ZStack {
        Button("A") { journal.note("A") }.zIndex(index)
        Button("B") { journal.note("B") }
      }
    }
  }

  @Test("3.9.47: a changed zIndex changes which view is hit")
  func zIndexChange() {
    let journal = Journal()
    var index: Binding<Double>?
    let window = Window { Pile(register: { index = $0 }, journal: journal) }
    window.down(at: point(200, 150), .mouse(button: 0))
    window.up(.mouse(button: 0))
    index?.wrappedValue = 1
    window.update()
    window.down(at: point(200, 150), .mouse(button: 0))
    window.up(.mouse(button: 0))
    #expect(journal.entries == ["B", "A"])
    #expect(window.texts == ["B", "A"])
  }

  @Test("6.3.27: the default shadow is black at an opacity of 0.33, without an offset")
  func shadow() {
    let window = Window { Color.red.frame(width: 10, height: 10).shadow(radius: 4) }
    #expect(lines(window).first == "shadow #000000@0.33 radius 4")
  }

  @Test("6.3.25: filters without an effect aren't drawn")
  func neutral() {
    let window = Window {
      Color.red.frame(width: 10, height: 10).saturation(1).brightness(0).contrast(1)
        .grayscale(0).hueRotation(.zero).blur(radius: 0).rotationEffect(.zero)
    }
    #expect(lines(window).count == 1)
  }

  @Test("invalid numbers issue warnings and have no effect")
  func badInput() {
    let warnings = RuntimeWarning.collect {
      let window = Window {
        Color.red.frame(width: 10, height: 10).rotationEffect(.degrees(.nan))
          .blur(radius: -1).saturation(.infinity).shadow(color: .clear, radius: .nan)
          .transformEffect(CGAffineTransform(scaleX: .nan, y: 1))
      }
      #expect(lines(window).count == 1)
    }
    #expect(warnings.count >= 5)
    #expect(warnings.contains { $0.contains("rotationEffect()") && $0.contains("finite") })
  }

  private struct Moving: View {
    let register: (Binding<Bool>) -> Void
    @State private var isOn = false

    var body: some View {
      register($isOn)
      return VStack {
        Color.white.frame(width: 100, height: 10).rotationEffect(.degrees(isOn ? 90 : 0))
        Color.white.frame(width: 100, height: 100)
          .clipShape(RoundedRectangle(cornerRadius: isOn ? 20 : 0))
        (isOn ? Color.black : .white).frame(width: 10, height: 10)
      }
    }
  }

  @Test("4.5.37: angles, clip shapes and colors are animated")
  func animation() {
    var isOn: Binding<Bool>?
    let window = Window { Moving { isOn = $0 } }
    withAnimation(.linear(duration: 1)) { isOn?.wrappedValue = true }
    window.update()
    window.wait(0.5)
    let drawn = lines(window)
    #expect(drawn.contains { $0.hasPrefix("rotate 45°") })
    #expect(drawn.contains { $0.hasPrefix("clip rounded") && $0.contains("radius 10") })
    // 4.2.17: half way in a perceptual space is darker than middle gray.
    #expect(drawn.contains { $0.hasPrefix("fill") && $0.contains("#636363") })
    window.wait(0.6)
    #expect(lines(window).contains { $0.hasSuffix("#000000") })
  }
}
