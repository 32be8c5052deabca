import Foundation

/// A typesetter for a graph that shows no text.
package final class NoText: Typesetter {
  package init() {}

  package func lines(of request: TextRequest) -> [TextLine] { [] }

  package func editableLines(
    of paragraph: String, font: FontDescriptor, width: CGFloat?
  ) -> [EditableLine] {
    [EditableLine(range: 0..<paragraph.utf8.count, characters: [], width: 0)]
  }

  package func words(of paragraph: String) -> [Range<Int>] { [] }
}
