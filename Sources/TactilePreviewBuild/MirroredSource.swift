import Foundation

/// The text of a source file as it is compiled in a mirror.
///
/// A first line names the original. The other lines keep their numbers, and only those with imports may differ.
struct MirroredSource {
  let text: String
  private let file: URL
  /// The frameworks and modules that the file imports and that don't exist here, with their lines, starting at 1.
  private(set) var missingModules: [(name: String, line: Int)] = []

  /// Creates the text for a file.
  ///
  /// - Parameters:
  ///   - original: The text of the file.
  ///   - file: The file, which errors and `#filePath` refer to.
  ///   - omitted: The modules whose imports are left out, beside those of frameworks that don't exist here.
  init(_ original: String, from file: URL, without omitted: Set<String> = []) {
    self.file = file
    var lines = original.split(separator: "\n", omittingEmptySubsequences: false)
    var (imported, foundation, first): (Set<Substring>, Int?, Int?) = ([], nil, nil)
    for (index, line) in lines.enumerated() {
      if let entryPoint = Self.entryPoint(line) { lines[index] = entryPoint }
      guard let module = Self.importedModule(line) else { continue }
      imported.insert(module)
      if ["SwiftUI", "UIKit", "Combine"].contains(module) { first = first ?? index }
      if AppleFrameworks.missing.contains(String(module)) || omitted.contains(String(module)) {
        missingModules.append((String(module), index + 1))
        // Nearly all of them bring Foundation.
        lines[index] = "import Foundation"
        foundation = foundation ?? index
      } else if module == "Foundation" {
        foundation = foundation ?? index
      }
    }
    if let line = foundation ?? first {
      let statement = lines[line].prefix { $0 != "/" && $0 != ";" }
      lines[line] = statement + Self.broughtByFoundation(original, imported)
    }
    let path = file.path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    text = "#sourceLocation(file: \"\(path)\", line: 1)\n" + lines.joined(separator: "\n")
  }

  /// Returns the errors for imports of some of the missing modules.
  func errors(ofModules modules: Set<String>) -> [Diagnostic] {
    missingModules.filter { modules.contains($0.name) }.map { name, line in
      Diagnostic(
        file: file.path, line: line, column: 1, message: "no such module '\(name)'", kind: .error)
    }
  }

  /// Returns what the compiler printed about mirrored files, with the line numbers of the originals beside their source.
  ///
  /// The compiler numbers the lines that it quotes as they are in the copy, which has one more at its beginning.
  ///
  /// - Parameter directory: The directory of the originals.
  static func numbered(_ output: String, in directory: URL) -> String {
    var isMirrored = false
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if line.hasPrefix("/") { isMirrored = line.hasPrefix(directory.path + "/") }
      guard isMirrored, line.first(where: { $0 != " " })?.isNumber == true,
        let match = line.wholeMatch(of: /( *)(\d+)( \|.*)/),
        let number = Int(match.output.2)
      else { return String(line) }
      let digits = "\(number - 1)"
      let space = String(repeating: " ", count: match.output.2.count - digits.count)
      return match.output.1 + space + digits + match.output.3
    }
    return lines.joined(separator: "\n")
  }

  /// Returns a line with `@main` in place of the attribute that UIKit's programs began with; nil for other lines.
  private static func entryPoint(_ line: Substring) -> Substring? {
    guard line.hasPrefix("@UIApplicationMain") else { return nil }
    return "@main" + line.dropFirst("@UIApplicationMain".count)
  }

  /// Returns the names of the modules that a text imports, under whatever condition.
  static func imports(of text: String) -> Set<String> {
    Set(text.split(separator: "\n").compactMap { importedModule($0).map(String.init) })
  }

  /// Returns the module that a line imports; nil if it isn't an import alone.
  private static func importedModule(_ line: Substring) -> Substring? {
    // The word takes less time to find than a match.
    guard line.contains("import ") else { return nil }
    let pattern =
      /\s*(?:@\w+(?:\(\w+\))?\s+)*(?:\w+\s+)?import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)(?:\.\w+)*\s*;?\s*(?:\/\/.*)?/
    return line.wholeMatch(of: pattern)?.output.1
  }

  /// Returns the imports of what Foundation brings on Apple's systems, if the text uses it.
  private static func broughtByFoundation(
    _ text: String, _ imported: Set<Substring>
  ) -> Substring {
    func uses(_ names: String...) -> Bool { names.contains { text.contains($0) } }
    var modules: [String] = []
    if imported.isDisjoint(with: ["SwiftUI", "Combine", "UIKit"]) {
      if uses("ObservableObject", "@Published", "AnyCancellable", "Subject<") {
        modules.append("Combine")
      }
      if uses("@Observable"), !imported.contains("Observation") { modules.append("Observation") }
    }
    if uses("URLSession", "URLRequest", "URLResponse", "URLCache", "URLCredential", "HTTPCookie"),
      !imported.contains("FoundationNetworking")
    {
      modules += ["FoundationNetworking", "TactileNetworking"]
    }
    return Substring(modules.map { "; import \($0)" }.joined())
  }
}
