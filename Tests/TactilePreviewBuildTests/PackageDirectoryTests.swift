import Foundation
import Testing

@testable import TactilePreviewBuild

/// Finding the package of a directory.
@Suite struct PackageDirectoryTests {
  let root = FileManager.default.temporaryDirectory
    .appendingPathComponent("tactile-\(UUID().uuidString)").resolvingSymlinksInPath()

  private func make(_ path: String, _ text: String = "") throws {
    let file = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  @Test("the package is the directory above with a manifest")
  func found() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try make("Mine/Package.swift")
    try make("Mine/Sources/A/A.swift")
    let mine = root.appendingPathComponent("Mine")
    for path in ["Mine", "Mine/Sources/A"] {
      let package = try PackageDirectory(containing: root.appendingPathComponent(path))
      #expect(package?.url.path == mine.path)
    }
    // Below a directory, the only one counts.
    #expect(try PackageDirectory(containing: root)?.url.path == mine.path)
    try make("Other/Nested/Package.swift")
    #expect(try PackageDirectory(containing: root) == nil)
    #expect(try PackageDirectory(path: mine.path).url.path == mine.path)
    #expect(throws: NoPackage.self) { try PackageDirectory(path: root.path) }
  }

  @Test("in a repository with several packages and Xcode projects, one has to be chosen")
  func several() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try make(".git/HEAD")
    try make("App/App.xcodeproj/project.pbxproj")
    try make("Core/Package.swift")
    let error = #expect(throws: SeveralProjects.self) { try PackageDirectory(containing: root) }
    #expect(
      error?.paths.map { $0.dropFirst(root.path.count) } == ["/App/App.xcodeproj", "/Core"])
    #expect(throws: UnreadableProject.self) {
      try PackageDirectory(path: root.appendingPathComponent("App").path)
    }
  }

  @Test("Tactile itself isn't a package of previews: its demos are built in")
  func tactile() throws {
    let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    #expect(try PackageDirectory(containing: here) == nil)
  }

  @Test("a build in an unknown form is an error that says what to do")
  func unknownBuild() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try make("Package.swift")
    let package = try PackageDirectory(path: root.path)
    for text in ["", "[]", #"{"swiftCommands": {"A.module": {}}, "targetDependencyMap": {}}"#] {
      try make(".build/debug/description.json", text)
      let error = #expect(throws: UnknownBuildDescription.self) { try BuildDescription(package) }
      #expect(error?.description.contains("Use Swift 6.3") == true)
    }
  }

  @Test("modules are read without those that are built for the compiler itself")
  func build() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try make("Package.swift")
    func command(_ module: String, object: String) -> String {
      """
      {"moduleName": "\(module)", "executable": "swiftc", "objects": ["\(object)"], "sources": [],
       "otherArguments": [], "importPath": "", "moduleOutputPath": "", "outputFileMapPath": "", "isLibrary": true}
      """
    }
    try make(
      ".build/debug/description.json",
      """
      {"swiftCommands": {
        "C.A-debug.module": \(command("A", object: "a.o")),
        "C.A-debug-tool.module": \(command("A", object: "tool.o"))},
       "targetDependencyMap": {"A": ["B", "C"], "B": ["C"], "C": []}}
      """)
    try make(".build/debug/C.build/more/c.c.o")
    let build = try BuildDescription(try PackageDirectory(path: root.path))
    #expect(build.objects(of: "A") == ["a.o"])
    #expect(build.objects(of: "C").map { $0.hasSuffix("/C.build/more/c.c.o") } == [true])
    #expect(build.objects(of: "None").isEmpty)
    #expect(build.closure(of: ["A"]) == ["A", "B", "C"])
  }
}
