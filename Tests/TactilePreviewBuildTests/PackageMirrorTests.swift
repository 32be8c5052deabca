import Foundation
import Testing

@testable import TactilePreviewBuild

/// The copy of a package that is built in its place.
@Suite struct PackageMirrorTests {
  /// A package in a directory of its own, and its mirror.
  private final class Package {
    let root: URL
    let mirror: PackageMirror

    init(_ files: [String: String]) throws {
      let root = FileManager.default.temporaryDirectory
        .appendingPathComponent("tactile-\(UUID().uuidString)").resolvingSymlinksInPath()
      self.root = root
      mirror = PackageMirror(
        of: root.appendingPathComponent("Shop"), in: root.appendingPathComponent("cache"))
      for (path, text) in files { try save(text, as: path) }
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    var directory: URL { mirror.package }

    func save(_ text: String, as path: String) throws {
      let file = directory.appendingPathComponent(path).standardizedFileURL
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }

    /// The text of a file in the mirror.
    func copy(_ path: String) throws -> String {
      try String(contentsOf: mirror.directory.appendingPathComponent(path), encoding: .utf8)
    }

    /// All paths in a directory, hidden ones too.
    func paths(in directory: URL) throws -> Set<String> {
      Set(try FileManager.default.subpathsOfDirectory(atPath: directory.path))
    }
  }

  @Test("sources are copied with a line that names the original, other files are links")
  func copies() throws {
    let package = try Package([
      "Package.swift": "// swift-tools-version: 6.0\n",
      "Sources/Shop/Pill.swift": "struct Pill {}\n",
      "Sources/Shop/Resources/name.json": "{}", "Package.resolved": "{ }",
      ".build/debug/old.swift": "", "App.xcodeproj/project.pbxproj": "",
    ])
    let before = try package.paths(in: package.directory)
    try package.mirror.refresh()
    let file = package.directory.appendingPathComponent("Sources/Shop/Pill.swift").path
    #expect(
      try package.copy("Sources/Shop/Pill.swift")
        == "#sourceLocation(file: \"\(file)\", line: 1)\nstruct Pill {}\n")
    #expect(try package.copy("Package.swift") == "// swift-tools-version: 6.0\n")
    func target(_ path: String) -> String? {
      try? FileManager.default.destinationOfSymbolicLink(
        atPath: package.mirror.directory.appendingPathComponent(path).path)
    }
    #expect(
      target("Sources/Shop/Resources/name.json")
        == package.directory.appendingPathComponent("Sources/Shop/Resources/name.json").path)
    // The package manager writes this file.
    #expect(target("Package.resolved") == nil)
    #expect(try package.copy("Package.resolved") == "{ }")
    let copied = try package.paths(in: package.mirror.directory)
    #expect(!copied.contains { $0.contains(".build") || $0.contains("xcodeproj") })
    #expect(try package.paths(in: package.directory) == before)
  }

  @Test("what changes, comes or goes in the package does so in the mirror, and the rest stays")
  func changes() throws {
    let package = try Package([
      "Package.swift": "", "Sources/Shop/A.swift": "let a = 1", "Sources/Shop/B.swift": "let b = 1",
    ])
    try package.mirror.refresh()
    func date(_ path: String) throws -> Date? {
      let file = package.mirror.directory.appendingPathComponent(path).path
      return try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
    }
    try FileManager.default.createDirectory(
      at: package.mirror.directory.appendingPathComponent(".build"),
      withIntermediateDirectories: true)
    let dates = (try date("Sources/Shop/A.swift"), try date("Package.swift"))
    try package.save("let b = 2", as: "Sources/Shop/B.swift")
    try package.save("let c = 2", as: "Sources/Shop/C.swift")
    try package.mirror.refresh()
    #expect(try package.copy("Sources/Shop/B.swift").hasSuffix("\nlet b = 2"))
    #expect(try package.copy("Sources/Shop/C.swift").hasSuffix("\nlet c = 2"))
    #expect(try (date("Sources/Shop/A.swift"), date("Package.swift")) == dates)

    try FileManager.default.removeItem(
      at: package.directory.appendingPathComponent("Sources/Shop/B.swift"))
    try Data("{}".utf8).write(
      to: package.mirror.directory.appendingPathComponent("Package.resolved"))
    try package.mirror.refresh()
    #expect(try package.copy("Package.resolved") == "{}")
    let left = try package.paths(in: package.mirror.directory)
    #expect(!left.contains("Sources/Shop/B.swift"))
    #expect(left.contains("Sources/Shop/C.swift"))
    // What the package manager has built stays.
    #expect(left.contains(".build"))
  }

  @Test("packages that the manifest refers to by paths have mirrors at the same paths")
  func localPackages() throws {
    let package = try Package([
      "Package.swift": """
      dependencies: [.package(path: "../Core"), .package(name: "UI", path: "Modules/UI"), .package(url: "https://x")],
      """, "../Core/Package.swift": "// core", "../Core/Sources/Core/Core.swift": "let core = 1",
      "Modules/UI/Package.swift": "// ui",
    ])
    try package.mirror.refresh()
    #expect(try package.copy("../Core/Package.swift") == "// core")
    #expect(try package.copy("../Core/Sources/Core/Core.swift").hasSuffix("\nlet core = 1"))
    #expect(try package.copy("Modules/UI/Package.swift") == "// ui")
  }

  @Test("Foundation brings Combine and Observation, as on Apple's systems")
  func foundation() {
    func text(_ original: String) -> String {
      let text = MirroredSource(original, from: URL(fileURLWithPath: "/p/A.swift")).text
      return String(text.split(separator: "\n", maxSplits: 1)[1])
    }
    let store = "class Store: ObservableObject { @Published var a = 1 }"
    #expect(
      text("// A store.\nimport Foundation\n\(store)")
        == "// A store.\nimport Foundation; import Combine\n\(store)")
    #expect(
      text("import Foundation\nimport SwiftUI\n\(store)")
        == "import Foundation\nimport SwiftUI\n\(store)")
    #expect(
      text("import Combine\nimport Foundation\n\(store)")
        == "import Combine\nimport Foundation\n\(store)")
    #expect(
      text("import Foundation\n@Observable class A {}")
        == "import Foundation; import Observation\n@Observable class A {}")
    #expect(text("import Foundation\nlet a = 1") == "import Foundation\nlet a = 1")
    #expect(
      text("import SwiftUI\nlet a = URLSession.shared")
        == "import SwiftUI; import FoundationNetworking; import TactileNetworking\n"
        + "let a = URLSession.shared")
    #expect(
      text("import Foundation\nimport FoundationNetworking\nlet a = URLSession.shared")
        == "import Foundation\nimport FoundationNetworking\nlet a = URLSession.shared")
    #expect(text(store) == store)
  }

  @Test("frameworks that don't exist here bring Foundation at least, and lines keep their numbers")
  func frameworks() {
    let source = MirroredSource(
      """
      import AVFoundation
      @preconcurrency import MapKit // maps
      import struct CoreData.Thing
      #if canImport(StoreKit)
        @preconcurrency import StoreKit
      #endif
      import SwiftUI
      let word = "import WebKit"
      """, from: URL(fileURLWithPath: "/p/A.swift"))
    #expect(
      source.missingModules.map(\.name) == ["AVFoundation", "MapKit", "CoreData", "StoreKit"])
    #expect(source.missingModules.map(\.line) == [1, 2, 3, 5])
    #expect(
      source.text
        == """
        #sourceLocation(file: "/p/A.swift", line: 1)
        import Foundation
        import Foundation
        import Foundation
        #if canImport(StoreKit)
        import Foundation
        #endif
        import SwiftUI
        let word = "import WebKit"
        """.replacing("        \n", with: "\n"))
  }

  @Test("the attribute of UIKit's programs is that of Swift's")
  func entryPoint() {
    let source = MirroredSource(
      "import UIKit\n@UIApplicationMain\nclass AppDelegate: UIResponder {}",
      from: URL(fileURLWithPath: "/p/A.swift"))
    #expect(source.text.hasSuffix("import UIKit\n@main\nclass AppDelegate: UIResponder {}"))
  }

  @Test("quoted lines have the numbers of the original")
  func numbers() {
    let output = """
      /p/A.swift:9:3: error: cannot find 'x' in scope
       9 | {
      10 |   x
         |   `- error: cannot find 'x' in scope
      /q/B.swift:1:1: warning: unused
      1 | y
      """
    #expect(
      MirroredSource.numbered(output, in: URL(fileURLWithPath: "/p")) == """
        /p/A.swift:9:3: error: cannot find 'x' in scope
         8 | {
         9 |   x
           |   `- error: cannot find 'x' in scope
        /q/B.swift:1:1: warning: unused
        1 | y
        """)
  }

  @Test("a path with a quotation mark is written as a literal")
  func quotes() {
    let text = MirroredSource("let a = 1", from: URL(fileURLWithPath: "/p\"q\\r/A.swift")).text
    #expect(text == "#sourceLocation(file: \"/p\\\"q\\\\r/A.swift\", line: 1)\nlet a = 1")
  }
}
