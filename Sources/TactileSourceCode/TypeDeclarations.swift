import Foundation

/// Finds the declarations of types in a text.
package enum TypeDeclarations {
  /// Returns the types that a text declares, with their lines.
  package static func find(in text: String) -> [(type: String, line: Int)] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().compactMap { index, line in
      // The words before the name take less time to find than a match.
      guard line.contains("struct ") || line.contains("class ") || line.contains("enum ") else {
        return nil
      }
      return line.firstMatch(of: /^\s*(?:[@\w()]+\s+)*(?:struct|class|enum)\s+(\w+)/)
        .map { (String($0.output.1), index + 1) }
    }
  }

  /// Returns the lines of the declaration that begins in a line, without their common indentation.
  ///
  /// It ends with the first line that is indented as the first one and closes it.
  ///
  /// - Parameter line: The line number, starting at 1. There are no lines beyond the end of the text.
  package static func lines(of text: String, from line: Int) -> [String] {
    let rest = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(line - 1)
    guard let first = rest.first else { return [] }
    let indentation = first.prefix { $0 == " " || $0 == "\t" }
    let end = rest.dropFirst().firstIndex { $0.hasPrefix(indentation + "}") }
    let isOneLine = first.hasSuffix("}")
    let lines = isOneLine ? rest.prefix(1) : end.map { rest[...$0] } ?? rest.prefix(1)
    return lines.map { String($0.hasPrefix(indentation) ? $0.dropFirst(indentation.count) : $0) }
  }
}
