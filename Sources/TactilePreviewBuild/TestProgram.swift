import Foundation

/// A built program that runs tests.
package struct TestProgram: Sendable {
  /// The program, of the package manager's form.
  let executable: URL
  /// The library that is loaded before the system's, so that its clock replaces theirs; nil if the program does so itself.
  let library: URL?
  /// Whether there are tests in the form of XCTest, beside those of Swift Testing.
  let hasXCTests: Bool
  /// The directory in which the tests run.
  package private(set) var directory: URL

  /// The commands that run the tests, with their environments.
  ///
  /// - Parameter filter: A regular expression that the names of tests match; nil for all.
  package func commands(filter: String?) -> [[String]] {
    let environment = library.map { ["LD_PRELOAD=\($0.path)"] } ?? []
    let program = ["/usr/bin/env"] + environment + [executable.path]
    let testing = program + ["--testing-library", "swift-testing"]
    return (hasXCTests ? [program + (filter.map { [$0] } ?? [])] : [])
      + [testing + (filter.map { ["--filter", $0] } ?? [])]
  }

  /// Returns the program for another directory.
  func running(in directory: URL) -> TestProgram {
    var program = self
    program.directory = directory
    return program
  }

  /// Finds the program of a build.
  ///
  /// - Throws: ``NoTests`` if there is none.
  init(products: URL, sources: [String], library: URL?, directory: URL, name: String) throws {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: products.path)) ?? []
    guard let program = files.first(where: { $0.hasSuffix(".xctest") }), !sources.isEmpty else {
      throw NoTests(source: name)
    }
    executable = products.appendingPathComponent(program)
    hasXCTests = sources.contains { path in
      let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      return text.contains("import XCTest")
    }
    self.library = library
    self.directory = directory
  }
}

/// An error thrown if there are no tests to run.
struct NoTests: Error, CustomStringConvertible {
  /// The name of the package or file.
  let source: String

  var description: String {
    "“\(source)” has no tests. Tests are functions with the attribute @Test, in a test target or in a file of their own."
  }
}
