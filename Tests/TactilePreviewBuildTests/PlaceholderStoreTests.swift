import Foundation
import Testing

@testable import TactilePreviewBuild

/// The files of a mirror that have placeholders.
@Suite struct PlaceholderStoreTests {
  /// A package with one file that lacks a name, and its mirror.
  private final class Package {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("tactile-\(UUID().uuidString)").resolvingSymlinksInPath()
    let mirror: PackageMirror
    var file: String { root.appendingPathComponent("A.swift").path }

    init() throws {
      var mirror = PackageMirror(of: root, in: root.appendingPathComponent(".cache"))
      mirror.hasPlaceholders = true
      self.mirror = mirror
      try save("TextField()\n", as: "A.swift")
      try save("let b = 1\n", as: "B.swift")
      try mirror.refresh()
      var store = PlaceholderStore(of: mirror.directory)
      let original = try #require(mirror.text(ofCopyOf: file))
      store[file] = PlaceholderStore.File(
        original: original, text: "edited",
        diagnostics: [
          Diagnostic(
            file: file, line: 1, column: 1, message: "cannot find 'TextField' in scope",
            kind: .missing,
            name: "TextField"),
          Diagnostic(file: file, line: 1, column: 1, message: "cannot convert", kind: .error),
        ])
      try store.write(to: mirror.directory)
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    func save(_ text: String, as path: String) throws {
      try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: root.appendingPathComponent(path))
    }

    func copy() throws -> String? {
      try mirror.refresh()
      return mirror.text(ofCopyOf: file)
    }
  }

  @Test("a file has its placeholders until it changes")
  func changes() throws {
    let package = try Package()
    #expect(try package.copy() == "edited")
    try package.save("let b = 2\n", as: "B.swift")
    #expect(try package.copy() == "edited")
    try package.save("TextField(1)\n", as: "A.swift")
    #expect(try package.copy()?.hasSuffix("\nTextField(1)\n") == true)
    #expect(PlaceholderStore(of: package.mirror.directory).files.isEmpty)
  }

  @Test("a file has no placeholders for a name that the package declares now")
  func declared() throws {
    let package = try Package()
    try package.save("struct TextField {}\n", as: "B.swift")
    #expect(try package.copy()?.hasSuffix("\nTextField()\n") == true)
  }

  @Test("a mirror without placeholders has the file as it is")
  func strict() throws {
    let package = try Package()
    var strict = package.mirror
    strict.hasPlaceholders = false
    try strict.refresh()
    #expect(strict.text(ofCopyOf: package.file)?.hasSuffix("\nTextField()\n") == true)
    #expect(try package.copy() == "edited")
  }

  @Test("placeholders help where a name or a module is missing, not for other errors alone")
  func diagnostics() throws {
    let package = try Package()
    var store = PlaceholderStore(of: package.mirror.directory)
    var other = try #require(store[package.file])
    other.diagnostics.removeFirst()
    store["/b.swift"] = other
    #expect(store.diagnostics.map(\.kind) == [.error, .missing, .error])
    #expect(PlaceholderRounds.mayHelp(store.diagnostics))
    #expect(!PlaceholderRounds.mayHelp(other.diagnostics))
  }

  @Test(
    "missing modules are known until the manifest changes, also if they are found before it was read"
  )
  func omittedModules() throws {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("tactile-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: directory) }
    var store = PlaceholderStore(of: directory)
    let isNew = store.omit(["A"])
    #expect(isNew)
    store.update(manifest: "1")
    #expect(store.omittedModules == ["A"])
    store.update(manifest: "1")
    #expect(store.omittedModules == ["A"])
    store.update(manifest: "2")
    #expect(store.omittedModules.isEmpty)
  }
}
