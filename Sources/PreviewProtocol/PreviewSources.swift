/// What the sources of a package tell about its previews, which the built program doesn't know.
package struct PreviewSources: Codable, Equatable, Sendable {
  /// The place of a declaration.
  package struct Place: Codable, Equatable, Sendable {
    /// The file, without its extension.
    package var file: String
    /// The line number, starting at 1.
    package var line: Int

    package init(file: String, line: Int) {
      self.file = file
      self.line = line
    }
  }

  /// The modules whose previews are listed.
  package var modules: [String]
  /// The places of types that conform to `PreviewProvider`, by module and type, such as `Buttons/Pill_Previews`.
  package var providers: [String: Place]

  package init(modules: [String] = [], providers: [String: Place] = [:]) {
    self.modules = modules
    self.providers = providers
  }
}
