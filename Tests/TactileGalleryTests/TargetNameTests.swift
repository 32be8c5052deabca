import Foundation
import Testing

/// Two packages of a program can't have targets of the same name, so the targets that dependent packages meet have names
/// that no other package uses.
@Suite struct TargetNameTests {
  /// The modules that programs import.
  private let imported: Set = ["Combine", "SwiftUI", "SwiftUITesting"]
  private let prefixes = ["CTactile", "SwiftUI", "Tactile", "tactile"]

  /// The parts of the manifest that declare a target that isn't one of tests, by the name of the target.
  private func declarations(in manifest: String) -> [String: Substring] {
    let starts = manifest.matches(of: /(?m)^    \.(\w+)\(\s*name: "(\w+)"/)
    let ends = starts.dropFirst().map(\.range.lowerBound) + [manifest.endIndex]
    var found: [String: Substring] = [:]
    let others = ["executable", "library", "testTarget", "trait"]
    for (start, end) in zip(starts, ends) where !others.contains(String(start.output.1)) {
      found[String(start.output.2)] = manifest[start.range.lowerBound..<end]
    }
    return found
  }

  private func names(in text: Substring) -> Set<String> {
    Set(text.matches(of: /"(\w+)"/).map { String($0.output.1) })
  }

  @Test(
    "a target in a product is a module that programs import, or its name has a prefix of this package"
  )
  func prefix() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let manifest = try String(
      contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8)
    let products = try #require(manifest.firstMatch(of: /products: \[([^~]*?)\n  \],/)).output.1
    let declarations = declarations(in: manifest)
    #expect(declarations.count > 20)
    // The package manager compares the targets of all products, whichever a package depends on.
    var inProducts: Set<String> = []
    var new = names(in: products).intersection(declarations.keys)
    while !new.isEmpty {
      inProducts.formUnion(new)
      let next = Set(new.flatMap { names(in: declarations[$0] ?? "") })
      new = next.intersection(declarations.keys).subtracting(inProducts)
    }
    #expect(inProducts.isSuperset(of: imported))
    let others = inProducts.subtracting(imported)
      .filter { name in !prefixes.contains { name.hasPrefix($0) } }
    #expect(others.isEmpty, "\(others.sorted())")
  }
}
