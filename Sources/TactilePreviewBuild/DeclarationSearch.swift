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

  /// Whether a source of a module imports SwiftUI.
  static func importsSwiftUI(
    _ target: PackageDescription.Target, of package: PackageDirectory
  ) -> Bool {
    texts(of: target, in: package).contains {
      $0.contains(/(?m)^\s*(@\w+\s+)*(\w+\s+)?import SwiftUI\b/)
    }
  }

  /// Whether the sources of a module seem to declare previews; others aren't worth compiling again.
  static func hasPreviews(
    _ target: PackageDescription.Target, of package: PackageDirectory
  ) -> Bool {
    texts(of: target, in: package).contains { text in
      text.contains("#Preview") || text.contains("PreviewProvider")
        || text.contains(": PreviewCollection")
    }
  }

  /// The texts of a module's sources, each read when it is needed.
  private static func texts(
    of target: PackageDescription.Target, in package: PackageDirectory
  ) -> some Sequence<String> {
    let directory = package.url.appendingPathComponent(target.path)
    return target.sources.lazy.map { source in
      let file = directory.appendingPathComponent(source)
      return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    }
  }
}
