import Foundation
import TactileHeadlessHost

@_spi(Engine) @testable import TactileViewGraph

/// A typesetter with square letters and a cache: the new tree repeats the requests of the old one.
final class RememberingTypesetter: Typesetter {
  private let typesetter = SquareTypesetter()
  private var answers: [TextRequest: [TextLine]] = [:]

  func lines(of request: TextRequest) -> [TextLine] {
    if let answer = answers[request] { return answer }
    if answers.count > 10_000 { answers = [:] }
    let answer = typesetter.lines(of: request)
    answers[request] = answer
    return answer
  }

  func editableLines(
    of paragraph: String, font: FontDescriptor, width: CGFloat?
  ) -> [EditableLine] {
    typesetter.editableLines(of: paragraph, font: font, width: width)
  }

  func words(of paragraph: String) -> [Range<Int>] { typesetter.words(of: paragraph) }
}
