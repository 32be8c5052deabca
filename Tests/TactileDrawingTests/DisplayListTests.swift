import Foundation
import TactileDrawing
import Testing

@Suite("A display list")
struct DisplayListTests {
  private let white = RGBAColor(red: 1, green: 1, blue: 1)
  private let blue = RGBAColor(red: 0, green: 0, blue: 1)

  @Test("prints a line for each item, groups indented, all in the window's coordinates")
  func description() {
    let fill = DisplayList.Item(
      origin: CGPoint(x: 1, y: 2),
      content: .fill(Path(CGRect(x: 0, y: 0, width: 30, height: 40)), blue))
    let text = DisplayList.Item(
      origin: CGPoint(x: 5, y: 5),
      content: .text(
        DisplayList.TextRun(
          lines: [
            DisplayList.TextRun.Line(string: "Sign", baseline: CGPoint(x: 0, y: 16)),
            DisplayList.TextRun.Line(string: "in", baseline: CGPoint(x: 0, y: 36)),
          ],
          font: FontDescriptor(size: 17, weight: 600), color: white,
          size: CGSize(width: 40, height: 41))))
    let scale = DisplayList.Item(
      origin: CGPoint(x: 10, y: 10),
      content: .group(
        .scale(CGSize(width: 0.5, height: 0.5), anchor: CGPoint(x: 20, y: 20)), [fill, text]))
    let list = DisplayList(
      size: CGSize(width: 320, height: 240), backdrop: white,
      items: [
        fill,
        DisplayList.Item(
          origin: CGPoint(x: 100, y: 0), content: .group(.opacity(0.25), [scale])),
      ])
    #expect(
      list.description == """
        window 320×240 on #FFFFFF
          fill rect (1, 2) 30×40 #0000FF
          opacity 0.25
            scale 0.5 around (130, 30)
              fill rect (111, 12) 30×40 #0000FF
              text "Sign" / "in" (115, 15) 40×41 font 17 w600 #FFFFFF
        """)
  }

  @Test("prints both factors of an uneven scale")
  func unevenScale() {
    let list = DisplayList(
      size: .zero, backdrop: white,
      items: [
        DisplayList.Item(
          origin: .zero, content: .group(.scale(CGSize(width: 2, height: 1), anchor: .zero), []))
      ])
    #expect(list.description.hasSuffix("\n  scale 2×1 around (0, 0)"))
  }
}
