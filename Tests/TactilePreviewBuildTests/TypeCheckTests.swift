import Foundation
import Testing

@testable import TactilePreviewBuild

/// The errors in files of a package that is planned and not built.
@Suite struct TypeCheckTests {
  /// A package with the modules `Core`, and `Shop`, which imports it.
  private final class Package {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("tactile-\(UUID().uuidString)").resolvingSymlinksInPath()

    init(shop: String) throws {
      try save("public struct Store { public init() {} }\n", as: "Core.swift")
      try save(shop, as: "Shop.swift")
      try save("func other() {}\n", as: "Other.swift")
      try save("", as: "Package.swift")
      try save(
        """
        {"targetDependencyMap": {"Core": [], "Shop": ["Core"]}, "swiftCommands": {
          \(command("Core", ["Core.swift"])), \(command("Shop", ["Shop.swift", "Other.swift"]))
        }}
        """, as: ".build/debug/description.json")
    }

    deinit { try? FileManager.default.removeItem(at: directory) }

    private func command(_ module: String, _ sources: [String]) -> String {
      let products = directory.appendingPathComponent(".build/debug").path
      return """
        "C.\(module).module": {"moduleName": "\(module)", "executable": "swiftc", "objects": [],
          "sources": \(sources.map(path)), "otherArguments": ["-Onone", "-enable-batch-mode"],
          "importPath": "\(products)/Modules", "moduleOutputPath": "", "outputFileMapPath": "", "isLibrary": true}
        """
    }

    func path(_ name: String) -> String { directory.appendingPathComponent(name).path }

    func save(_ text: String, as name: String) throws {
      let file = directory.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }

    func check(limit: Int = 10) throws -> TypeCheck {
      let build = try BuildDescription(PackageDirectory(path: directory.path))
      return TypeCheck(build, in: directory, limit: limit)
    }
  }

  @Test(
    "modules are checked before they are built, and again only if they had errors or were edited")
  func modules() throws {
    let package = try Package(shop: "import Core\nlet store: Store = 1\n")
    let check = try package.check()
    let errors = Diagnostic.read(try check.outputOfUncheckedModules())
    #expect(errors.map(\.line) == [2])
    #expect(errors.first?.file == package.path("Shop.swift"))

    // A module without errors isn't checked again, though its file is broken now.
    try package.save("broken", as: "Core.swift")
    try package.save("import Core\nlet store = Store()\n", as: "Shop.swift")
    #expect(try check.output(about: [package.path("Shop.swift")]).isEmpty)
    #expect(try check.outputOfUncheckedModules().isEmpty)
    #expect(try check.output(about: [package.path("Core.swift")]).contains("error"))
    #expect(try check.output(about: [package.path("Other.swift")]).isEmpty)
  }

  @Test("the modules that don't exist are known at once, but for those that a condition asks for")
  func missingModules() throws {
    let package = try Package(
      shop:
        "import Core\nimport Nowhere\nimport Never\n#if canImport(Maybe)\nimport Maybe\n#endif\n")
    let check = try package.check()
    #expect(try check.missingModules() == ["Nowhere", "Never"])
    #expect(check.unknown(["Core", "Nowhere"]) == ["Nowhere"])
  }

  @Test(
    "code that takes the compiler too long is an error at its place, beside the errors of other files"
  )
  func limit() throws {
    let sum = (0..<60).map { "(x + \($0)) * 1.5" }.joined(separator: " + ")
    let package = try Package(
      shop:
        "#sourceLocation(file: \"/A.swift\", line: 1)\nfunc slow(_ x: Int) -> Int {\n  return [\(sum), nil].map { $0 ?? $0 + 1.5 }\n}\n"
    )
    try package.save("let a: Int = false\n", as: "Other.swift")
    let errors = Diagnostic.read(try package.check(limit: 1).outputOfUncheckedModules())
    #expect(errors.contains { $0.file == package.path("Other.swift") && $0.line == 1 })
    let slow = try #require(errors.first(where: CompilerEnd.isReason))
    #expect(slow.file == package.path("Shop.swift"))
    #expect([1, 2].contains(slow.line))
  }

  @Test("the innermost place in a file tells what the compiler was doing")
  func place() {
    let output = """
      /p/C.swift:9:9: error: before
      Stack dump:
      0.\tProgram arguments: swift-frontend /p/A.swift
      4.\tWhile evaluating request TypeCheckFunctionBodyRequest(M.(file).A.body.getter@/p/A.swift:8:22)
      7.\tWhile type-checking-target starting at /p/A.swift:67:6
      Stack dump without symbol names
      """
    let end = CompilerEnd("slow", output)
    #expect(end.place == CompilerEnd.Place(file: "/p/A.swift", line: 67, column: 6))
    #expect(end.error(in: "/p/A.swift") == "/p/A.swift:67:6: error: slow\n")
    let unknown = CompilerEnd("slow", "Stack dump:\n1. While type-checking-target at <stdin>")
    #expect(unknown.place == nil)
    #expect(unknown.error(in: "/p/B.swift") == "/p/B.swift:1:1: error: slow\n")
  }
}
