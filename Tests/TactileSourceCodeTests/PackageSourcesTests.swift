import Foundation
import TactileSourceCode
import Testing

/// The sources of the package that a program was built from.
@Suite struct PackageSourcesTests {
  /// Calls a closure with the directory of a package with two modules.
  private func withPackage(_ body: (URL) throws -> Void) throws {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("sources-\(UUID().uuidString)").resolvingSymlinksInPath()
    defer { try? FileManager.default.removeItem(at: directory) }
    let files = [
      "Package.swift": "", ".build/checkouts/Other/Pill.swift": "struct Hidden {}",
      "Sources/Bar/Pill.swift": "struct Pill {}", "Sources/Foo/Pill.swift": "\nstruct Pill {\n}",
      ".build/debug/App": "",
    ]
    for (path, text) in files {
      let file = directory.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try body(directory)
  }

  @Test("the package is found from its program")
  func directory() throws {
    try withPackage { directory in
      let program = directory.appendingPathComponent(".build/debug/App")
      #expect(PackageSources.directory(ofProgram: program)?.path == directory.path)
      try FileManager.default.removeItem(at: directory.appendingPathComponent("Package.swift"))
      #expect(PackageSources.directory(ofProgram: program) == nil)
    }
    #expect(PackageSources.directory(ofProgram: URL(fileURLWithPath: "/usr/bin/env")) == nil)
  }

  @Test("of types with the same name, that of the module is found; those of dependencies are not")
  func places() throws {
    try withPackage { directory in
      let sources = PackageSources(of: directory)
      let place = try #require(sources.place(of: ("Foo", "Pill")))
      #expect(place == SourcePlace(path: "Sources/Foo/Pill.swift", line: 2))
      #expect(sources.lines(at: place) == ["struct Pill {", "}"])
      #expect(sources.place(of: ("Other", "Pill"))?.path == "Sources/Bar/Pill.swift")
      #expect(sources.place(of: ("Other", "Hidden")) == nil)
      #expect(sources.place(of: ("Foo", "Text")) == nil)
      #expect(sources.lines(at: SourcePlace(path: "Sources/None.swift", line: 1)) == [])
    }
  }
}
