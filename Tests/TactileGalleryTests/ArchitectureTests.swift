import Foundation
import Testing

@_spi(Engine) @testable import TactileViewGraph

/// The floors of Sources/README.md are those of the sources.
@Suite struct ArchitectureTests {
  /// A row of the table of floors.
  private struct Target {
    let floor: Int
    let name: String
    /// The names in the column “Depends on”.
    let dependencies: Set<String>
  }

  /// The root of the package.
  private let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func targets() throws -> [Target] {
    let text = try String(
      contentsOf: root.appendingPathComponent("Sources/README.md"), encoding: .utf8)
    return text.matches(of: /(?m)^\| (\d+) \| \[`(\w+)`\]\([^)]*\) \|[^|]*\|([^|]*)\|$/).map {
      row in
      Target(
        floor: Int(row.output.1) ?? -1, name: String(row.output.2),
        dependencies: Set(row.output.3.matches(of: /`(\w+)`/).map { String($0.output.1) }))
    }
  }

  /// The modules that the files of a target import.
  private func imports(of target: String) throws -> Set<String> {
    let folder = root.appendingPathComponent("Sources/\(target)")
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var found: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for line in text.matches(of: /(?m)^[@\w() ]*\bimport (?:\w+ )??(\w+)$/) {
        found.insert(String(line.output.1))
      }
    }
    return found
  }

  @Test("a target depends only on targets of lower floors")
  func arrowsPointDown() throws {
    let targets = try targets()
    #expect(targets.count > 10)
    let floors = Dictionary(uniqueKeysWithValues: targets.map { ($0.name, $0.floor) })
    for target in targets {
      for dependency in target.dependencies {
        guard let floor = floors[dependency] else { continue }
        #expect(floor < target.floor, "\(target.name) → \(dependency)")
      }
    }
  }

  @Test("a file imports only direct or indirect dependencies of its target")
  func imports_areInTheTable() throws {
    let targets = try targets()
    let names = Set(targets.map(\.name))
    var reachable: [String: Set<String>] = [:]
    for target in targets.sorted(by: { $0.floor < $1.floor }) {
      reachable[target.name] = target.dependencies.reduce(into: target.dependencies) {
        $0.formUnion(reachable[$1] ?? [])
      }
    }
    for target in targets {
      let used = try imports(of: target.name).intersection(names)
      let unknown = used.subtracting(reachable[target.name] ?? [])
      #expect(unknown.isEmpty, "\(target.name) imports \(unknown.sorted())")
    }
  }

  @Test("every target with sources is in the table")
  func table_isComplete() throws {
    let names = Set(try targets().map(\.name))
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: root.appendingPathComponent("Sources").path)
    // The modules of C libraries are named in the rows of those that use them.
    let missing = folders.filter { !names.contains($0) && !$0.hasPrefix("C") && $0 != "README.md" }
    #expect(missing.isEmpty, "\(missing.sorted())")
  }

  @Test("the modules that a program imports with SwiftUI are known as this package's")
  func modules_areThoseThatSwiftUIExports() throws {
    let exports = try String(
      contentsOf: root.appendingPathComponent("Sources/SwiftUI/Exports.swift"), encoding: .utf8)
    let names = exports.matches(of: /import (Tactile\w+)/).map { $0.output.1 }
    #expect(TracedWords.modules == Set(names + ["SwiftUI", "SwiftUICore"]))
  }
}
