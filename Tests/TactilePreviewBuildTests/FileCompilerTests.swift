import Foundation
import Testing

@testable import TactilePreviewBuild

/// Compiling saved files, and those that depend on them.
@Suite struct FileCompilerTests {
  /// A module of two files that is compiled in a directory of its own.
  private struct Module: ~Copyable {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("tactile-\(UUID().uuidString)").resolvingSymlinksInPath()
    let sources: [String]
    let outputs: [FileCompiler.Output]
    let command: [String]

    init(_ texts: String...) throws {
      let directory = directory
      sources = texts.indices.map { directory.appendingPathComponent("File \($0).swift").path }
      outputs = texts.indices.map {
        FileCompiler.Output(
          object: directory.appendingPathComponent("\($0).o"),
          dependencies: directory.appendingPathComponent("\($0).swiftdeps"))
      }
      let map = directory.appendingPathComponent("map.json")
      command = ["swiftc", "-module-name", "M", "-c", "-incremental", "-output-file-map", map.path]
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      var files = ["": ["swift-dependencies": directory.appendingPathComponent("m").path]]
      for (index, text) in texts.enumerated() {
        try save(text, as: index)
        files[sources[index]] = [
          "object": outputs[index].object.path,
          "swift-dependencies": outputs[index].dependencies.path,
        ]
      }
      try JSONEncoder().encode(files).write(to: map)
      let result = try Command.run(command + sources, in: directory)
      #expect(result.exitCode == 0, "\(result.output)")
    }

    deinit { try? FileManager.default.removeItem(at: directory) }

    func save(_ text: String, as index: Int) throws {
      try Data(text.utf8).write(to: URL(fileURLWithPath: sources[index]))
    }

    func compiler() throws -> FileCompiler {
      try #require(FileCompiler(command, sources: sources, outputs: outputs, in: directory))
    }

    /// The contents of the object files.
    func objects() throws -> [Data] { try outputs.map { try Data(contentsOf: $0.object) } }
  }

  @Test(
    "after a body has changed, its file is compiled, and after an interface, those that use it, too"
  )
  func dependents() throws {
    let user = "struct Shop { var body: some Equatable { price() } }"
    let module = try Module(
      "func price() -> Int { 1 }\nfunc other() {}", user, "func more() { other() }")
    let compiler = try module.compiler()
    let first = try module.objects()
    try module.save("func price() -> Int { 2 }\nfunc other() {}", as: 0)
    try compiler.compile([0])
    let second = try module.objects()
    #expect(zip(first, second).map(==) == [false, true, true])

    try module.save("func price() -> String { \"2\" }\nfunc other() {}", as: 0)
    try compiler.compile([0])
    let third = try module.objects()
    // The body of `Shop` has another type.
    #expect(second[1] != third[1])

    try module.save("func price() -> Double { 2 }\nfunc other() {}", as: 0)
    try module.save("struct Shop { var body: Bool { false } }", as: 1)
    try compiler.compile([0, 1])
    #expect(try module.objects()[1] != third[1])
  }

  @Test("a change of one type leaves files that use another one as they are")
  func types() throws {
    let module = try Module(
      "struct A { var a = 1 }\nstruct B { var b = 1 }", "func f(_ a: A) { print(a) }",
      "func g(_ b: B) { print(b) }")
    let first = try module.objects()
    try module.save("struct A { var a = 1, c = \"\" }\nstruct B { var b = 1 }\nfunc h() {}", as: 0)
    try module.compiler().compile([0])
    #expect(try zip(first, module.objects()).map(==) == [false, false, true])
  }

  @Test(
    "an error, also one in a file that depends on the saved one, leaves all results as they were")
  func errors() throws {
    let module = try Module("func price() -> Int { 1 }", "let sum = price() + 1")
    let compiler = try module.compiler()
    let first = try module.objects()
    try module.save("func price() -> String { \"\" }", as: 0)
    for _ in 0..<2 {
      let failure = #expect(throws: BuildFailure.self) { try compiler.compile([0]) }
      #expect(failure?.output.contains("File 1.swift:1:19: error:") == true)
      #expect(try module.objects() == first)
    }
    try module.save("let sum = price() + price()", as: 1)
    try compiler.compile([0, 1])
    #expect(try zip(first, module.objects()).map(==) == [false, false])
  }

  @Test("the words of a command are read as a shell does")
  func words() {
    let words = FileCompiler.words(#"cc -I 'a b' 'it'\''s' '' -D\ x=1 end"#)
    #expect(words == ["cc", "-I", "a b", "it's", "", "-D x=1", "end"])
  }

  @Test("files in another form can't be read")
  func unreadable() throws {
    let bytes: [[UInt8]] = [
      [], Array("DEPS".utf8), Array("DEPSabcdefghijkl".utf8), [1, 2, 3, 4, 5],
    ]
    for content in bytes {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try Data(content).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      #expect(throws: (any Error).self) { try SourceDependencies(contentsOf: file) }
    }
  }

  @Test("a damaged file of dependencies is read or refused, and stops nothing")
  func damaged() throws {
    let module = try Module("struct A { let b: B }", "struct B { func c() {} }")
    let bytes = [UInt8](try Data(contentsOf: module.outputs[0].dependencies))
    let file = module.directory.appendingPathComponent("damaged.swiftdeps")
    for start in stride(from: 4, to: bytes.count, by: 3) {
      // Numbers without an end, and too large ones.
      for length in [1, 8, 9, 10] where start + length <= bytes.count {
        var damaged = bytes
        damaged.replaceSubrange(
          start..<start + length, with: repeatElement(0xFF, count: length))
        try Data(damaged).write(to: file)
        _ = try? SourceDependencies(contentsOf: file)
      }
    }
    let short = bytes.prefix(bytes.count / 2)
    try Data(short).write(to: file)
    #expect(throws: (any Error).self) { try SourceDependencies(contentsOf: file) }
  }

  @Test("the program with the macros is left out of the arguments for the library with them")
  func macros() {
    let program = [
      "-Xfrontend", "-load-plugin-executable", "-Xfrontend", "/p/SwiftUIMacros-tool#SwiftUIMacros",
    ]
    let other = ["-Xfrontend", "-load-plugin-executable", "-Xfrontend", "/p/Other-tool#Other"]
    let arguments = MacroLibrary(file: URL(fileURLWithPath: "/l.so"))
      .replacingProgram(in: ["-g"] + program + other + ["-O"])
    #expect(arguments == ["-g"] + other + ["-O", "-load-plugin-library", "/l.so"])
  }
}
