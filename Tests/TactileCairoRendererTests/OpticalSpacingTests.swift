import Foundation
import Testing

@testable import TactileCairoRenderer
@testable import TactileDrawing

/// The letter spacing and the cuts of the system font by its size.
@MainActor
@Suite struct OpticalSpacingTests {
  private func width(_ string: String, size: CGFloat, weight: Int = 400) throws -> CGFloat {
    let request = TextRequest(string: string, font: FontDescriptor(size: size, weight: weight))
    return try PangoTypesetter(fontMap: FontMap()).lines(of: request)[0].width
  }

  @Test(
    "6.2.25: texts are as wide as on a device, to within 2 %",
    arguments: [
      // Measured on a simulator with iOS 26.
      ("Large Title", 34, 400, 152.5), ("Title", 28, 400, 52), ("Title 2", 22, 400, 58.5),
      ("Title 3", 20, 400, 54.5), ("Subheadline", 15, 400, 85), ("Body", 17, 400, 39.5),
      ("Callout", 16, 400, 51), ("Footnote", 13, 400, 54.5), ("Caption", 12, 400, 44),
      ("Title 2", 22, 700, 63.5), ("Title 3", 20, 700, 57.5),
    ] as [(String, CGFloat, Int, CGFloat)])
  func widths(string: String, size: CGFloat, weight: Int, device: CGFloat) throws {
    let width = try width(string, size: size, weight: weight)
    #expect(abs(width / device - 1) < 0.02, "\(width) instead of \(device)")
  }

  @Test("6.2.25: the spacing of a size between two is between theirs, and that of large sizes ends")
  func interpolation() {
    #expect(abs(OpticalSpacing.spacing(at: 17) + 0.442) < 0.001)
    let (one, between, other) = (
      OpticalSpacing.spacing(at: 11), OpticalSpacing.spacing(at: 11.5),
      OpticalSpacing.spacing(at: 12)
    )
    #expect(one > between && between > other)
    // Sizes beyond the table have the spacing of its ends.
    #expect(OpticalSpacing.spacing(at: 3) == 3 * 0.041)
    #expect(OpticalSpacing.spacing(at: 500) == 0)
  }

  @Test(
    "6.2.25: letters of titles have the cut for titles, and other designs neither cut nor spacing")
  func cuts() {
    var font = FontDescriptor(size: 20)
    #expect(font.drawnFamilyName == "Inter Display" && font.letterSpacing > 0)
    font.size = 19.9
    #expect(font.drawnFamilyName == "Inter" && font.letterSpacing < 0)
    font.tracking = 3
    #expect(font.letterSpacing > 2)
    font.design = .monospaced
    #expect(font.drawnFamilyName == "JetBrains Mono" && font.letterSpacing == 3)
  }

  @Test("emoji and other scripts keep their own widths, and letters beside them have the spacing")
  func otherFonts() throws {
    let letters = try width("Hi", size: 17)
    let (emoji, script) = (try width("😀", size: 17), try width("日", size: 17))
    #expect(abs(try width("Hi😀", size: 17) - letters - emoji) < 0.1)
    #expect(try width("日日", size: 17) == 2 * script)
  }
}
