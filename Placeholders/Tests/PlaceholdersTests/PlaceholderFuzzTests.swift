import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import Placeholders

/// Random code, whose placeholders must keep it in order.
///
/// `TACTILE_FUZZ_SEED` chooses the first seed, and `TACTILE_FUZZ_SCRIPTS` the number of texts.
@Suite struct PlaceholderFuzzTests {
  private static var environment: [String: String] { ProcessInfo.processInfo.environment }
  private static let first = environment["TACTILE_FUZZ_SEED"].flatMap(UInt64.init) ?? 1
  private static let count = environment["TACTILE_FUZZ_SCRIPTS"].flatMap(UInt64.init) ?? 2
  /// The arguments with which the compiler finds SwiftUI; the tests that compile need them.
  private static let arguments =
    environment["TACTILE_SDK_ARGUMENTS"]?.split(separator: " ").map(String.init)

  private static var seeds: [UInt64] { (0..<count).map { first + $0 } }

  /// The lines at which the declarations of a text begin.
  private func lines(of text: String) -> [String: Int] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().reduce(into: [:]) { result, line in
      let pattern = /(?:func|struct|final class|extension) (?:(free|View|Model|Style|Wrapped)\d+)/
      guard let match = line.element.prefixMatch(of: pattern) else { return }
      result[String(match.output.0)] = line.offset
    }
  }

  @Test(
    "whatever is edited, the text can be parsed, and its lines keep their numbers", arguments: seeds
  )
  func edits(seed: UInt64) throws {
    let text = RandomCode(seed: seed, count: 12).text
    let file = Parser.parse(source: text)
    #expect(!file.hasError)
    let before = lines(of: text)
    #expect(before.count > 5)
    let locations = SourceLocationConverter(fileName: "", tree: file)
    let messages = [
      "cannot find 'Pencil' in scope", "value of type 'A' has no member 'glaze'",
      "unknown attribute 'Pencil'", "type 'A' does not conform to protocol 'Pencil'",
      "generic parameter 'Value' could not be inferred", "class 'A' has no initializers",
    ]
    for (index, token) in file.tokens(viewMode: .sourceAccurate).enumerated()
    where !token.text.isEmpty && index % 6 == Int(seed % 6) {
      let place = locations.location(for: token.positionAfterSkippingLeadingTrivia)
      let error = CompilerError(
        line: place.line, column: place.column, message: messages[index / 6 % messages.count],
        attempt: index / 36 % 8)
      let request = PlaceholderRequest(
        files: [.init(path: "/A.swift", text: text, errors: [error])], modules: [["/A.swift": text]]
      )
      let edited = try #require(request.reply.files.first?.text)
      #expect(!Parser.parse(source: edited).hasError, "\(error)\n\(edited)")
      for (declaration, line) in lines(of: edited) {
        #expect(before[declaration] == line - 1, "\(declaration) after \(error)")
      }
    }
  }

  @Test(
    "in the end it compiles, and what has no missing names stays", .enabled(if: arguments != nil),
    arguments: seeds)
  func compiles(seed: UInt64) throws {
    let original = RandomCode(seed: seed, count: 16).text
    let before = lines(of: original)
    var (text, attempts): (String, [Int: Int]) = (original, [:])
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "Fuzz-\(seed)-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    for round in 0... {
      try Data(text.utf8).write(to: file)
      let errors = try errors(in: file)
      if errors.isEmpty { break }
      try #require(round < 40, "\(errors)\n\(text)")
      let shift = round == 0 ? 0 : 1
      let request = PlaceholderRequest(
        files: [
          .init(
            path: "/A.swift", text: text,
            errors: errors.map {
              var error = $0
              error.attempt = attempts[$0.line - shift] ?? 0
              return error
            })
        ], modules: [["/A.swift": text]])
      for line in Set(errors.map { $0.line - shift }) { attempts[line, default: 0] += 1 }
      text = try #require(request.reply.files.first?.text)
    }
    for (declaration, line) in lines(of: text) { #expect(before[declaration] == line - 1) }
  }

  /// Returns the compiler's errors in a file.
  private func errors(in file: URL) throws -> [CompilerError] {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-typecheck", "-parse-as-library"] + (Self.arguments ?? []) + [file.path]
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let output = String(
      decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    let pattern = #/.*\.swift:(\d+):(\d+): error: (.*)/#
    let errors = Set(output.split(separator: "\n").filter { $0.hasPrefix(file.path) }).compactMap {
      line -> CompilerError? in
      guard let match = line.wholeMatch(of: pattern)?.output, let number = Int(match.1),
        let column = Int(match.2)
      else { return nil }
      return CompilerError(line: number, column: column, message: String(match.3))
    }
    #expect(process.terminationStatus == 0 || !errors.isEmpty, "\(output)")
    return errors.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }
}
