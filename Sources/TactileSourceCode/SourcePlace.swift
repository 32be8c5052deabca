/// The place of a declaration in the sources of a package.
package struct SourcePlace: Codable, Equatable, Sendable {
  /// The path of the file, relative to the package.
  package var path: String
  /// The line number, starting at 1.
  package var line: Int

  package init(path: String, line: Int) {
    self.path = path
    self.line = line
  }

  /// The name of the file, without its extension.
  package var file: String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.hasSuffix(".swift") ? name.dropLast(6) : name)
  }
}
