import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Shapes with several fills and strokes.
@MainActor
@Suite struct ShapeViewTests {
  private func lines(@ViewBuilder _ content: () -> some View) -> [String] {
    let window = Window(size: CGSize(width: 40, height: 40), content)
    return window.display.description.split(separator: "\n").dropFirst()
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test("a stroke on a filled shape is above it, with the same outline")
  func layers() {
    let drawn = lines { Circle().fill(.red).stroke(.black, lineWidth: 2) }
    #expect(
      drawn == lines { Circle().fill(.red).overlay { Circle().stroke(.black, lineWidth: 2) } })
    #expect(drawn.count == 2)
    #expect(drawn[0].hasPrefix("fill ellipse"))
    #expect(drawn[1].hasPrefix("stroke ellipse"))
  }

  @Test("a border is inside; further layers are drawn above")
  func borders() {
    let drawn = lines {
      RoundedRectangle(cornerRadius: 8).strokeBorder(.blue, lineWidth: 4).fill(.red)
        .stroke(.green)
    }
    #expect(drawn.map { String($0.prefix(6)) } == ["stroke", "fill r", "stroke"])
    #expect(drawn[0].contains("(2, 2) 36×36"))
  }

  @Test("a border of a view is inside its bounds")
  func viewBorder() {
    let drawn = lines { Color.clear.frame(width: 20, height: 20).border(.red, width: 2) }
    #expect(drawn.count == 1)
    #expect(drawn.first?.contains("rect (11, 11) 18×18") == true)
  }

  private struct Changing: View {
    @State private var isRound = false
    var body: some View {
      Button("Change") { isRound.toggle() }
        .background(
          AnyShape(isRound ? AnyShape(Circle()) : AnyShape(.rect(cornerRadius: 4))).fill(.red))
    }
  }

  @Test("a type-erased shape can change its type")
  func anyShape() {
    let window = Window { Changing() }
    #expect(window.display.description.contains("fill rounded"))
    window.click("Change")
    window.settle()
    #expect(window.display.description.contains("fill ellipse"))
  }

  @Test("static members create the shapes that they name", arguments: [40.0])
  func members(side: CGFloat) {
    let rect = CGRect(x: 0, y: 0, width: side, height: side)
    func path(_ shape: some Shape) -> String { shape.path(in: rect).description }
    #expect(path(.rect(cornerSize: CGSize(width: 8, height: 4))).hasSuffix("radius 8×4"))
    #expect(
      path(.rect(topLeadingRadius: 8))
        == path(UnevenRoundedRectangle(topLeadingRadius: 8)))
    #expect(
      path(.rect(cornerRadii: .init(topLeading: 3)))
        == path(UnevenRoundedRectangle(cornerRadii: .init(topLeading: 3))))
    #expect(path(.buttonBorder) == path(ButtonBorderShape.automatic))
  }
}
