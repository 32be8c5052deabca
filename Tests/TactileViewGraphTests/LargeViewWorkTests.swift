import SwiftUI
import TactileHeadlessHost
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The cost of inserting a very large view is proportional to its size.
@MainActor
@Suite struct LargeViewWorkTests {
  private func stack(_ count: Int) -> Statistics {
    Window { VStack { ForEach(0..<count, id: \.self) { Button(String($0)) {} } } }
      .graph.statistics
  }

  @Test(
    "n buttons in one stack: the first frame costs the same for each",
    arguments: WorkSizes.all)
  func buttons(count: Int) {
    // A stack that is much too small for its views asks each of them the same questions.
    let (some, more) = (stack(1000), stack(1001))
    #expect(more.displayItems > some.displayItems)
    #expect(stack(count + 1000) == some + (more - some) * count)
  }

  @Test(
    "a text of n lines is broken into lines a constant number of times",
    arguments: WorkSizes.all)
  func lines(count: Int) {
    func requests(_ count: Int) -> [TextRequest] {
      let typesetter = RecordingTypesetter()
      let lines = (0..<count).map { "Line \($0)" }.joined(separator: "\n")
      let host = HeadlessHost(
        HostConfiguration(size: CGSize(width: 400, height: 300), displayScale: 2),
        typesetter: typesetter
      ) { Text(lines) }
      #expect(host.graph.texts.map(\.string) == [lines])
      #expect(host.graph.statistics.measures == 1)
      return typesetter.requests
    }
    let (few, many) = (requests(30), requests(count))
    #expect(!few.isEmpty)
    #expect(many.count <= few.count)
  }
}

/// A typesetter that keeps the requests that it answers.
private final class RecordingTypesetter: Typesetter {
  private(set) var requests: [TextRequest] = []
  private let squares = SquareTypesetter()

  func lines(of request: TextRequest) -> [TextLine] {
    requests.append(request)
    return squares.lines(of: request)
  }

  func editableLines(
    of paragraph: String, font: FontDescriptor, width: CGFloat?
  ) -> [EditableLine] {
    squares.editableLines(of: paragraph, font: font, width: width)
  }

  func words(of paragraph: String) -> [Range<Int>] { squares.words(of: paragraph) }
}
