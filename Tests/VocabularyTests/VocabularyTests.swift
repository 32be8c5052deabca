import Foundation
import Testing

/// Checks that the samples of this target use the names that public code uses.
@Suite struct VocabularyTests {
  /// A name that real code uses.
  private struct Name {
    let name: String
    let repositories: Int
    let isSwiftUIs: Bool
    let isSupported: Bool
    let test: String
    /// The last component of the name, without arguments: `tint` for `View.tint(_:)`.
    let word: String
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  private func names() throws -> [Name] {
    let table = try String(
      contentsOf: Self.folder.appending(path: "vocabulary.tsv"), encoding: .utf8)
    return table.split(separator: "\n").dropFirst().map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let bare = fields[1].prefix { $0 != "(" }
      return Name(
        name: fields[1], repositories: Int(fields[3]) ?? 0, isSwiftUIs: fields[4] == "SwiftUI",
        isSupported: fields[5] == "yes", test: fields[6],
        word: String(bare.split(separator: ".").last ?? bare).trimmingCharacters(
          in: ["@", "\\", "`"]))
    }
  }

  @Test("each supported name is compiled in the file that the table names")
  func everyNameIsCompiled() throws {
    let names = try names()
    #expect(names.count > 2000)
    var files: [String: Set<Substring>] = [:]
    for test in Set(names.map(\.test)) where !test.isEmpty {
      let file = Self.folder.appending(path: "Names/\(test)")
      let code = try String(contentsOf: file, encoding: .utf8)
        .split(separator: "\n").map {
          $0.prefix(upTo: $0.range(of: "//")?.lowerBound ?? $0.endIndex)
        }
      files[test] = Set(
        code.flatMap { $0.split { !($0.isLetter || $0.isNumber || $0 == "_") } })
    }
    for name in names where name.isSupported {
      #expect(
        files[name.test]?.contains(Substring(name.word)) == true,
        "\(name.name) is not in Names/\(name.test)")
    }
  }

  @Test("all names that ten projects use are supported, and nearly all that three use")
  func coverage() throws {
    let names = try names().filter { $0.isSwiftUIs && $0.repositories >= 3 }
    let missing = names.filter { !$0.isSupported }
    #expect(names.count > 300)
    #expect(missing.count * 20 <= names.count, "\(missing.map(\.name))")
    #expect(missing.filter { $0.repositories >= 10 }.map(\.name) == [])
  }
}
