import SwiftUI
import SwiftUITesting
import Testing

/// Two values that differ, compared by what differs.
@MainActor
@Suite struct ExpectNoDifferenceTests {
  @Test("values that differ are told by the lines in which they do")
  func difference() throws {
    let driver = try FailingTap.driver { Toggle("Sound", isOn: .constant(true)) }
    let before = driver.displayList
    try expectNoDifference(driver.displayList, before)
    try driver.touchDown(at: driver.text("Sound").center)
    driver.advance(by: 0.5)
    let failure = try Failure.of { try expectNoDifference("a\nb\nc", "a\nB\nc") }
    #expect(failure.line == #line - 1)
    #expect(
      failure.message
        == "the values differ; lines with - are expected, lines with + are not\n@ line 1\n a\n-B\n+b\n c"
    )
    #expect(
      String(describingForTest: before)
        == "a display list of \(before.items.count) items in 300×400; compare lists with expectNoDifference"
    )
  }

  @Test("pictures that differ are told apart by their pixels")
  func pictures() throws {
    let driver = try ViewDriver(size: CGSize(width: 50, height: 50), scale: 1) {
      Color.red.frame(width: 10, height: 10)
    }
    let red = try driver.picture()
    let blue = try ViewDriver(size: CGSize(width: 50, height: 50), scale: 1) {
      Color.blue.frame(width: 10, height: 10)
    }.picture()
    try expectNoDifference(red, red)
    let failure = try Failure.of { try expectNoDifference(blue, red) }
    #expect(failure.message.hasPrefix("the pictures differ: 100 of 50×50 pixels differ"))
  }

  @Test("a failure is no longer than a screen")
  func length() throws {
    let old = (0..<200).map { "line \($0)" }.joined(separator: "\n")
    let new = (0..<200).map { "Line \($0)" }.joined(separator: "\n")
    let message = try Failure.of { try expectNoDifference(new, old) }.message
    #expect(message.split(separator: "\n").count <= 38)
    #expect(message.hasSuffix("\nand 366 more lines"))
  }
}
