import TactileSourceCode

/// Facts about a package's previews that only its sources contain, not the built program.
package struct PreviewSources: Codable, Equatable, Sendable {
  /// The modules whose previews are listed.
  package var modules: [String]
  /// The paths of source files, relative to the package, by module and file, such as `Buttons/Pill.swift`.
  package var files: [String: String]
  /// The places where types are declared, by module and type, such as `Buttons/Pill_Previews`.
  package var types: [String: SourcePlace]

  package init(
    modules: [String] = [], files: [String: String] = [:], types: [String: SourcePlace] = [:]
  ) {
    self.modules = modules
    self.files = files
    self.types = types
  }
}
