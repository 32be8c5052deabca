/// What the sources of a package tell about its previews, which the built program doesn't know.
package struct PreviewSources: Codable, Equatable, Sendable {
  /// The place of a declaration.
  package struct Place: Codable, Equatable, Sendable {
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

  /// The modules whose previews are listed.
  package var modules: [String]
  /// The paths of source files, relative to the package, by module and file, such as `Buttons/Pill.swift`.
  package var files: [String: String]
  /// The places where types are declared, by module and type, such as `Buttons/Pill_Previews`.
  package var types: [String: Place]

  package init(
    modules: [String] = [], files: [String: String] = [:], types: [String: Place] = [:]
  ) {
    self.modules = modules
    self.files = files
    self.types = types
  }
}
