import Foundation
import TactileDrawing

/// Upper bounds of the advance widths of ASCII characters in a font, to tell which paragraphs of a long text fit one
/// line without shaping them.
struct AdvanceBounds {
  /// The bounds by byte, in points; infinite for a byte without a bound.
  private let bounds: [CGFloat]

  @MainActor
  init(of font: FontDescriptor, _ typesetter: any Typesetter) {
    func width(_ string: String) -> CGFloat {
      typesetter.lines(of: TextRequest(string: string, font: font)).first?.width ?? .infinity
    }
    let letters = width("nn")
    bounds = (0..<256).map { byte in
      guard (0x20..<0x7F).contains(byte) else { return .infinity }
      // A space at the end of a line may have no width.
      let character = String(Unicode.Scalar(UInt8(byte)))
      let advance = max(width(character), width("n\(character)n") - letters)
      // Kerning and ligatures can make text wider than the sum of its characters.
      return advance * 1.1 + 0.5
    }
  }

  /// Returns whether the characters of a line are certainly narrower than a width.
  func areNarrower(_ line: Slice<UnsafeBufferPointer<UInt8>>, than width: CGFloat) -> Bool {
    var sum: CGFloat = 0
    for byte in line { sum += bounds[Int(byte)] }
    return sum < width
  }
}
