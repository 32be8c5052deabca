import Foundation
import PreviewProtocol

/// Finds the declarations of `PreviewProvider` types in the sources of a package.
enum ProviderSearch {
  /// Returns the places of a module's providers, by module and type.
  static func places(
    in target: PackageDescription.Target, of package: PackageDirectory
  ) -> [String: PreviewSources.Place] {
    var places: [String: PreviewSources.Place] = [:]
    let directory = package.url.appendingPathComponent(target.path)
    for source in target.sources where source.hasSuffix(".swift") {
      let file = directory.appendingPathComponent(source)
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      let name = file.deletingPathExtension().lastPathComponent
      for (type, line) in providers(in: text) {
        places["\(target.c99name)/\(type)"] = PreviewSources.Place(file: name, line: line)
      }
    }
    return places
  }

  /// Returns the types that a text declares as providers, with their lines.
  static func providers(in text: String) -> [(type: String, line: Int)] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().compactMap { index, line in
      line.firstMatch(of: /\b(?:struct|class|enum)\s+(\w+)\s*:[^{]*\bPreviewProvider\b/)
        .map { (String($0.output.1), index + 1) }
    }
  }
}
