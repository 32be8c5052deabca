import SwiftUI
import TactileDrawing
import Testing

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Materials as styles of shapes, backgrounds and text.
@MainActor
@Suite struct MaterialTests {
  private func description(
    scheme: ColorScheme = .light, @ViewBuilder _ content: () -> some View
  ) -> String {
    Window(scale: 1, scheme: scheme, content).display.description
  }

  @Test("6.3.26: each thickness has its tint, light and dark")
  func tints() {
    let materials: [Material] = [.ultraThin, .thin, .regular, .thick, .ultraThick, .bar]
    let light = [
      "#DCDCDC@0.45", "#E8E8E8@0.6", "#F5F5F5@0.75", "#F3F3F3@0.85", "#F3F3F3@0.92", "#F3F3F3@0.85",
    ]
    let dark = ["0.4", "0.55", "0.7", "0.8", "0.9", "0.8"]
    for (index, material) in materials.enumerated() {
      let fill = { Rectangle().fill(material).frame(width: 10, height: 10) }
      let path = "  fill rect (195, 145) 10×10 material"
      #expect(
        description(fill) == "window 400×300 on #FFFFFF\n\(path) \(light[index])")
      #expect(
        description(scheme: .dark, fill)
          == "window 400×300 on #000000\n\(path) #1E1E1E@\(dark[index])")
    }
  }

  @Test("materials are opaque for people who reduce transparency")
  func opaque() {
    let list = description {
      Rectangle().fill(.thinMaterial).frame(width: 10, height: 10)
        .environment(\._accessibilityReduceTransparency, true)
    }
    #expect(list.hasSuffix("material #E8E8E8"))
  }

  @Test("as a background it fills the view's frame or a shape")
  func backgrounds() {
    let list = description {
      VStack(spacing: 0) {
        Color.red.frame(width: 20, height: 10).background(.thinMaterial)
        Color.red.frame(width: 20, height: 10).background(.bar, in: Circle())
        Color.red.frame(width: 20, height: 10).background(AnyShapeStyle(.ultraThickMaterial))
      }
    }
    #expect(
      list.split(separator: "\n").filter { $0.contains("material") } == [
        "  fill rect (190, 135) 20×10 material #E8E8E8@0.6",
        "  fill ellipse (195, 145) 10×10 material #F3F3F3@0.85",
        "  fill rect (190, 155) 20×10 material #F3F3F3@0.92",
      ])
  }

  @Test("text and symbols are filled with the material; levels are fainter")
  func foregrounds() {
    let list = description {
      Text("a").foregroundStyle(.regularMaterial)
      Image(systemName: "star").foregroundStyle(.thickMaterial.opacity(0.5))
      HStack { Text("b").foregroundStyle(.secondary) }.foregroundStyle(.thinMaterial)
    }
    let lines = list.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.count { $0 == "mask" } == 3)
    #expect(lines.contains { $0.hasSuffix("material #F5F5F5@0.75") })
    #expect(lines.contains { $0.hasSuffix("material #F3F3F3@0.85 opacity 0.5") })
    #expect(lines.contains { $0.hasSuffix("material #E8E8E8@0.6 opacity 0.5") })
  }

  @Test("6.3.26: over plain white light materials are light grays, and glass is white")
  func overWhite() {
    func gray(_ style: Material) -> Int? {
      guard case .material(let material) = style.__paint(in: EnvironmentValues()) else {
        return nil
      }
      let opacity = material.tint.opacity
      return Int(((1 - opacity + material.tint.red * opacity) * 255).rounded())
    }
    let materials: [Material] = [.ultraThin, .thin, .regular, .thick, .ultraThick, .bar, .glass]
    #expect(materials.map(gray) == [239, 241, 248, 245, 244, 245, 255])
  }

  @Test("3.9.52: a material is hit where it is visible")
  func hits() {
    let journal = Journal()
    let window = Window {
      Circle().fill(.ultraThinMaterial).frame(width: 100, height: 100)
        .onTapGesture { journal.note("tap") }
    }
    for place in [point(200, 150), point(153, 103)] {
      window.down(at: place, .mouse(button: 0))
      window.up(.mouse(button: 0))
    }
    #expect(journal.count("tap") == 1)
  }

  struct Changing: View {
    @State var isThick = false
    let register: (Binding<Bool>) -> Void
    var body: some View {
      register($isThick)
      return Rectangle().fill(isThick ? Material.thick : .thin)
        .animation(.linear(duration: 1), value: isThick)
    }
  }

  @Test("4.2.17: a change of thickness animates the tint")
  func animation() {
    var isThick: Binding<Bool>?
    let window = Window { Changing { isThick = $0 } }
    isThick?.wrappedValue = true
    window.update()
    window.wait(0.4)
    #expect(window.display.description.hasSuffix("material #EDEDED@0.7"))
    window.settle()
    #expect(window.display.description.hasSuffix("material #F3F3F3@0.85"))
  }
}
