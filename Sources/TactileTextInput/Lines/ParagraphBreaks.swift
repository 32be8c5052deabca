import Foundation

/// The length of a paragraph and of the newline after it, in UTF-8 bytes.
struct ParagraphExtent: Equatable {
  var length: Int
  /// The length of the newline; 0 at the end of the text.
  var newline: Int

  /// Returns the paragraphs in a range of a text, which starts at a paragraph.
  ///
  /// The last paragraph is the text after the last newline, which can be empty.
  static func extents(in range: Range<Int>, of text: String) -> [ParagraphExtent] {
    var text = text
    return text.withUTF8 { bytes in
      var extents: [ParagraphExtent] = []
      var (start, position) = (range.lowerBound, range.lowerBound)
      while position < range.upperBound {
        let newline = newlineLength(at: position, of: bytes)
        guard newline > 0 else {
          position += 1
          continue
        }
        extents.append(ParagraphExtent(length: position - start, newline: newline))
        position += newline
        start = position
      }
      extents.append(ParagraphExtent(length: range.upperBound - start, newline: 0))
      return extents
    }
  }

  /// Returns the length of the newline that starts at a position; 0 if there is none.
  ///
  /// The newlines are those of `Character.isNewline`.
  private static func newlineLength(
    at position: Int, of bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    func isNext(_ offset: Int, _ byte: UInt8) -> Bool {
      position + offset < bytes.count && bytes[position + offset] == byte
    }
    switch bytes[position] {
    case 0x0D: return isNext(1, 0x0A) ? 2 : 1
    case 0x0A, 0x0B, 0x0C: return 1
    // U+0085 NEXT LINE.
    case 0xC2: return isNext(1, 0x85) ? 2 : 0
    // U+2028 LINE SEPARATOR and U+2029 PARAGRAPH SEPARATOR.
    case 0xE2: return isNext(1, 0x80) && (isNext(2, 0xA8) || isNext(2, 0xA9)) ? 3 : 0
    default: return 0
    }
  }
}
