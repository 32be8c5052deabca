import Testing

@testable import TactileMarkdown

/// Markdown in text.
@Suite struct MarkdownTests {
  /// Returns the runs as text; a run with attributes has their letters in front, and is in braces.
  private func read(_ text: String, _ syntax: Markdown.Syntax = .inlinePreservingWhitespace)
    -> String
  {
    Markdown.runs(of: text, syntax).map { run in
      let marks =
        (run.isStrong ? "b" : "") + (run.isEmphasized ? "i" : "") + (run.isCode ? "c" : "")
        + (run.isStruck ? "s" : "") + (run.link.map { "→\($0)" } ?? "")
      return marks.isEmpty ? run.string : "\(marks){\(run.string)}"
    }.joined()
  }

  @Test("inline styles, alone and nested")
  func marks() {
    #expect(read("a **b** *c* _d_ `e` ~~f~~") == "a b{b} i{c} i{d} c{e} s{f}")
    #expect(read("***a*** **b *c***") == "bi{a} b{b }bi{c}")
    #expect(read("[a **b**](https://x.y/z?q=1)") == "→https://x.y/z?q=1{a }b→https://x.y/z?q=1{b}")
    #expect(read("~~**a**~~") == "bs{a}")
    #expect(read("**\"a\"**") == "b{\"a\"}")
  }

  @Test("other characters are kept")
  func plain() {
    for text in [
      "a_b_c", "2 * 3 * 4", "a ~b~ c", "[a]", "a & b", "*a", "<", "5 < 6", "", " ", "~", "a\\b",
    ] {
      #expect(read(text) == text)
    }
    #expect(read("\\*a\\*") == "*a*")
    #expect(read("&amp;") == "&")
  }

  @Test(
    "block syntax isn't parsed: headings, lists, quotes and code stay text",
    arguments: [
      "# a", "- a", "1. a", "> a", "    a", "\ta", "===", "---", "a\n===", "```", "[a]: b", "a  ",
      "  a", "a\n\nb", "\n", "a  \nb", "| a |\n|---|",
    ])
  func blocks(text: String) {
    #expect(read(text) == text)
  }

  @Test("styles span lines; line breaks become spaces where they should")
  func lines() {
    #expect(read("**a\nb** c") == "b{a\nb} c")
    #expect(read("a\nb", .inline) == "a b")
    #expect(read("# a *b*\n\nc", .full) == "a i{b}c")
  }

  @Test("any text is parsed without a failure")
  func hostile() {
    #expect(read("\u{1680}**a**") == "\u{1680}**a**")
    #expect(read("**😀**é") == "b{😀}é")
    #expect(read("a\0**b**").hasSuffix("b{b}"))
    #expect(read(String(repeating: "*", count: 5000)).count == 5000)
    #expect(!read(String(repeating: "[", count: 3000) + "a").isEmpty)
  }

  @Test("a text without any syntax isn't parsed")
  func scan() {
    #expect(Markdown.isPlain("Hello, World! (1 + 1) # - > |"))
    for text in ["a*b", "_", "`", "~", "[", "\\", "&", "<"] { #expect(!Markdown.isPlain(text)) }
  }

  @Test("texts can be parsed on several threads at once")
  func threads() async {
    let words = String(repeating: "~~word~~ ", count: 400)
    let struck = await withTaskGroup(of: [Int].self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<20).map { _ in Markdown.runs(of: words, .inline).count(where: \.isStruck) }
        }
      }
      return await group.reduce(into: Set()) { $0.formUnion($1) }
    }
    #expect(struck == [400])
  }
}
