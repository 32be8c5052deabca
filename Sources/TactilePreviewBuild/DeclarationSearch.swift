import Foundation
import TactilePreviewProtocol
import TactileSourceCode

/// Finds the declarations of types in the sources of a package.
enum DeclarationSearch {
  /// Adds the files of a module, and the places of its types.
  ///
  /// Of types with the same name in a module, such as those nested in others, the first one counts.
  static func add(
    _ target: PackageDescription.Target, of package: PackageDirectory,
    to sources: inout PreviewSources
  ) {
    let directory = package.url.appendingPathComponent(target.path)
    for source in target.sources where source.hasSuffix(".swift") {
      let file = directory.appendingPathComponent(source)
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      let path = "\(target.path)/\(source)"
      sources.files["\(target.c99name)/\(file.lastPathComponent)"] = path
      for (type, line) in TypeDeclarations.find(in: text) {
        let name = "\(target.c99name)/\(type)"
        if sources.types[name] == nil {
          sources.types[name] = SourcePlace(path: path, line: line)
        }
      }
    }
  }

  /// Whether the sources of a module seem to declare previews; others aren't worth compiling again.
  static func hasPreviews(
    _ target: PackageDescription.Target, of package: PackageDirectory
  ) -> Bool {
    let directory = package.url.appendingPathComponent(target.path)
    return target.sources.contains { source in
      let file = directory.appendingPathComponent(source)
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      return text.contains("#Preview") || text.contains("PreviewProvider")
        || text.contains(": PreviewCollection")
    }
  }
}
