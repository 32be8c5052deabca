import TactilePreviewProtocol
import Testing

/// Finding a preview by a part of its name.
@Suite struct PreviewNameTests {
  private let previews = [
    ("Buttons", "PillStyle", "Enabled"), ("Buttons", "PillStyle", "Disabled"),
    ("Buttons", "SquareStyle", "Disabled"), ("Forms", "Settings", "pillStyle"),
    ("PillStyleKit", "Kit", "Other"), ("FormsKit", "Settings", "pillStyles"),
  ].map { FoundPreview(name: PreviewName(module: $0, file: $1, title: $2), line: 1) }

  @Test(
    "a unique part is enough, in the order of its likelihood",
    arguments: [
      ("Buttons/PillStyle/Disabled", 1), ("SquareStyle/Disabled", 2), ("Enabled", 0),
      // In any case, and as beginnings of the parts.
      ("enabled", 0), ("pill/dis", 1), ("squ/d", 2), ("formsk", 5), ("Forms/Settings/pill", 3),
      ("buttons/sq", 2),
      // A title comes before the beginning of a file.
      ("pillStyle", 3), ("PILLSTYLE", 3),
    ])
  func named(name: String, index: Int) throws {
    #expect(try previews.named(name) == previews[index])
  }

  @Test("a part of several names lists them")
  func several() {
    #expect(
      message { try previews.named("Disabled") } == """
        “Disabled” names 2 previews; choose one of:
          Buttons/PillStyle/Disabled
          Buttons/SquareStyle/Disabled
        """)
  }

  @Test("an unknown name suggests similar ones")
  func unknown() {
    let text = message { try previews.named("SquareStile/Disabled") }
    let lines = text.split(separator: "\n")
    #expect(
      lines[0] == "There is no preview named “SquareStile/Disabled”. Did you mean one of these?")
    #expect(lines[1] == "  Buttons/SquareStyle/Disabled")
    #expect(
      message { try [FoundPreview]().named("A") }
        == "There is no preview named “A”: the package has no previews.")
    // More parts than names have, and none.
    #expect(message { try previews.named("a/b/c/d") }.hasPrefix("There is no preview"))
    #expect(message { try previews.named("") }.hasPrefix("“” names 6 previews"))
  }

  private func message(_ body: () throws -> FoundPreview) -> String {
    do { return "\(try body())" } catch { return "\(error)" }
  }
}
