import Foundation
import Testing

@testable import TactilePreviewBuild

/// A program that is built when its sources have changed.
@Suite struct CurrentProgramTests {
  /// A builder whose program contains the text of a file, and that fails for a text with “broken”.
  private final class Builder: PreviewBuilder, @unchecked Sendable {
    struct Broken: Error, Equatable { let text: String }

    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("tactile-\(UUID().uuidString)").resolvingSymlinksInPath()
    let name = "Shop"
    var hasSubdirectories: Bool { true }
    private(set) var count = 0

    init() throws {
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: directory) }

    func save(_ text: String, as name: String = "A.swift") throws {
      try Data(text.utf8).write(to: directory.appendingPathComponent(name))
    }

    func concerns(_ file: String) -> Bool { file.hasSuffix(".swift") }

    func buildApp(_ name: String?) throws -> URL { directory }

    func check() throws -> [Diagnostic] { [] }
    func buildTests() throws -> TestProgram { throw NoTests(source: name) }

    func build() throws -> (program: PreviewProgram, incremental: IncrementalBuild?) {
      count += 1
      let file = directory.appendingPathComponent("A.swift")
      let text = try String(contentsOf: file, encoding: .utf8)
      if text.contains("broken") { throw Broken(text: text) }
      let program = directory.appendingPathComponent("program-\(count)")
      try Data(text.utf8).write(to: program)
      return (PreviewProgram(executable: program, sources: file, directory: directory), nil)
    }
  }

  private func text(_ program: PreviewProgram) throws -> String {
    try String(contentsOf: program.executable, encoding: .utf8)
  }

  @Test("each change of a source leads to one new program, and the old one is deleted")
  func changes() throws {
    let builder = try Builder()
    let current = CurrentProgram(builder)
    try builder.save("one")
    let first = try current.get()
    #expect(first.isNew)
    #expect(try text(first.program) == "one")
    #expect(try !current.get().isNew)
    try builder.save("second")
    let second = try current.get()
    #expect(second.isNew)
    #expect(try text(second.program) == "second")
    #expect(!FileManager.default.fileExists(atPath: first.program.executable.path))
    try builder.save("a picture", as: "picture.png")
    #expect(try !current.get().isNew)
    try builder.save("another source", as: "B.swift")
    #expect(try current.get().isNew)
    try FileManager.default.removeItem(at: builder.directory.appendingPathComponent("B.swift"))
    #expect(try current.get().isNew)
    #expect(builder.count == 4)
  }

  @Test("an error is told until a source changes, also if the first build fails")
  func errors() throws {
    let builder = try Builder()
    let current = CurrentProgram(builder)
    try builder.save("broken")
    for _ in 0..<2 {
      #expect(throws: Builder.Broken(text: "broken")) { try current.get() }
    }
    #expect(builder.count == 1)
    try builder.save("mended")
    #expect(try text(current.get().program) == "mended")
    try builder.save("broken again")
    #expect(throws: Builder.Broken(text: "broken again")) { try current.get() }
    try builder.save("mended again")
    let mended = try current.get()
    #expect(mended.isNew)
    #expect(try text(mended.program) == "mended again")
  }
}
