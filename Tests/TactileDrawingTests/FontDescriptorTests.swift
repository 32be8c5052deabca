import Foundation
import TactileDrawing
import Testing

@Suite("A font descriptor")
struct FontDescriptorTests {
  @Test("prints its size, and other properties only if they aren't regular")
  func description() {
    #expect("\(FontDescriptor(size: 17))" == "17")
    #expect("\(FontDescriptor(size: 17, weight: 600))" == "17 w600")
    #expect("\(FontDescriptor(size: 12.5, weight: 300, isItalic: true))" == "12.5 w300 italic")
    #expect("\(FontDescriptor(size: 12, isItalic: true))" == "12 italic")
  }

  @Test("has a line height of ascent plus descent")
  func lineHeight() {
    let font = FontDescriptor(size: 100)
    #expect(abs(font.ascent - 95.21) < 1e-9)
    #expect(abs(font.descent - 24.126) < 1e-9)
    #expect(font.lineHeight == font.ascent + font.descent)
  }
}
