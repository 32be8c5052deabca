import Foundation

/// The source files of the package that a program was built from.
package struct PackageSources: Sendable {
  /// The directory with the package's manifest.
  package let directory: URL
  private let places: [String: [SourcePlace]]

  /// Reads the source files of the package in a directory; files that can't be read are left out.
  package init(of directory: URL) {
    self.directory = directory
    var places: [String: [SourcePlace]] = [:]
    let files = FileManager.default.enumerator(
      at: directory, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    let start = directory.standardizedFileURL.path.count + 1
    let sources = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
    for file in sources.sorted(by: { $0.path < $1.path }) {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      let path = String(file.standardizedFileURL.path.dropFirst(start))
      for (type, line) in TypeDeclarations.find(in: text) {
        places[type, default: []].append(SourcePlace(path: path, line: line))
      }
    }
    self.places = places
  }

  /// Returns the directory of the package that a program was built from; nil if the program isn't in the build
  /// directory of a package.
  package static func directory(ofProgram program: URL) -> URL? {
    let steps = sequence(first: program.resolvingSymlinksInPath()) {
      $0.path == "/" ? nil : $0.deletingLastPathComponent()
    }
    let build = steps.first { $0.lastPathComponent == ".build" }
    let directory = build?.deletingLastPathComponent()
    let manifest = directory?.appendingPathComponent("Package.swift").path
    return manifest.map(FileManager.default.fileExists) == true ? directory : nil
  }

  /// Returns the place where a type is declared; nil if it isn't in the package.
  ///
  /// Of types with the same name, the first one in a folder with the name of the module counts, or else the first one.
  package func place(of type: (module: String, name: String)) -> SourcePlace? {
    let places = places[type.name] ?? []
    return places.first { $0.path.split(separator: "/").contains(Substring(type.module)) }
      ?? places.first
  }

  /// Returns the lines of the declaration in a place; none if the file can't be read.
  package func lines(at place: SourcePlace) -> [String] {
    let file = directory.appendingPathComponent(place.path)
    let text = try? String(contentsOf: file, encoding: .utf8)
    return text.map { TypeDeclarations.lines(of: $0, from: place.line) } ?? []
  }
}
