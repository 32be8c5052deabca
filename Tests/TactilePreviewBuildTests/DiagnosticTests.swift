import Testing

@testable import TactilePreviewBuild

/// What the compiler says, sorted by what a person does about it.
@Suite struct DiagnosticTests {
  private let output = """
    /p/A.swift:2:7: error: cannot find 'HelpLink' in scope
    2 |   HelpLink("Name", text: $name)
      |   `- error: cannot find 'HelpLink' in scope
    /p/A.swift:9:7: error: cannot find 'HelpLink' in scope
    /p/A.swift:3:5: error: generic parameter 'V' could not be inferred
    /p/B.swift:1:1: error: generic parameter 'V' could not be inferred
    /p/B.swift:4:9: error: value of type 'some View' has no member 'draggable'
    /p/B.swift:5:9: error: cannot find 'Tex' in scope
    /p/B.swift:6:1: warning: unused
    /p/B.swift:1:23: warning: '#sourceLocation' directive produces '#fileID' string of 'B/B.swift', which conflicts
    /p/A.swift:2:7: error: cannot find 'HelpLink' in scope
    """

  @Test(
    "names that Linux lacks, errors that follow from them, and a user's own errors are told apart")
  func kinds() {
    let found = Diagnostic.read(output)
    #expect(
      found.map(\.kind) == [
        .missing, .missing, .consequence, .consequence, .missing, .error, .warning,
      ])
    #expect(found.map(\.name) == ["HelpLink", "HelpLink", nil, nil, "draggable", nil, nil])
    #expect(
      found[5]
        == Diagnostic(
          file: "/p/B.swift", line: 5, column: 9, message: "cannot find 'Tex' in scope",
          kind: .error))
  }

  @Test("a type of the user's own that can't be found isn't called missing")
  func own() {
    let found = Diagnostic.read("/p/A.swift:1:1: error: cannot find 'NSBadge' in scope") {
      $0 == "NSBadge"
    }
    #expect(found.map(\.kind) == [.error])
    #expect(
      Diagnostic.read("/p/A.swift:1:1: error: cannot find 'NSBadge' in scope").map(\.kind) == [
        .missing
      ])
  }

  @Test("the report names each missing name once, with its first places")
  func report() {
    #expect(
      "\(DiagnosticReport(Diagnostic.read(output)))" == """
        `HelpLink` is not available on Linux yet:
          /p/A.swift:2:7
          /p/A.swift:9:7
        `draggable` is not available on Linux yet:
          /p/B.swift:4:9
        /p/B.swift:5:9: error: cannot find 'Tex' in scope
        /p/B.swift:6:1: warning: unused
        2 other errors seem to follow from missing names.
        """)
    let many = (1...5).map { "/p/A.swift:\($0):1: error: cannot find 'HelpLink' in scope" }
    #expect(
      "\(DiagnosticReport(Diagnostic.read(many.joined(separator: "\n"))))".hasSuffix(
        "/p/A.swift:3:1\n  and 2 other places"))
  }

  @Test("a build that fails says what is missing, and shows other errors with their source")
  func failure() {
    #expect(
      "\(BuildFailure(output: "/p/A.swift:2:7: error: cannot find 'HelpLink' in scope\n/p/A.swift:3:7: error: cannot find 'x' in scope\n3 | x"))"
        == """
        The package can't be built.
        `HelpLink` is not available on Linux yet:
          /p/A.swift:2:7
        /p/A.swift:3:7: error: cannot find 'x' in scope
        3 | x
        """)
  }

  @Test("the names are those of the article on missing parts")
  func names() throws {
    let article = try String(
      contentsOfFile: #filePath.replacing(
        "Tests/TactilePreviewBuildTests/DiagnosticTests.swift",
        with: "Sources/SwiftUI/SwiftUI.docc/MissingParts.md"), encoding: .utf8)
    // The rows of the table with a chapter and its names.
    let rows = article.split(separator: "\n").filter {
      $0.hasPrefix("| ") && $0.count { $0 == "|" } == 3
    }
    let names = rows.flatMap { $0.matches(of: /`(\w+)`/).map { String($0.output.1) } }
    #expect(Set(names) == MissingNames.listed)
  }
}
