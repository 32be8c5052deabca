import SwiftUI
import TactileHeadlessHost
import Testing

/// The line of a test at which it asks the driver for something.
struct CallSite: Sendable {
  /// The file and the line of the call, which may be those of a macro's code.
  let code: (file: StaticString, line: UInt)
  /// The file and the line of the test if the stack shows them.
  private let found: (file: String, line: UInt)?

  /// Whether failures are thrown and not recorded, as while a monkey looks for faults.
  @TaskLocal static var throwsErrors = false

  init(_ file: StaticString, _ line: UInt, found: (file: String, line: UInt)? = nil) {
    code = (file, line)
    self.found = found
  }

  var file: String { place.file }
  var line: UInt { place.line }

  /// The file and the line of the test, which are looked for when a failure needs them.
  private var place: (file: String, line: UInt) {
    let known = found ?? ("\(code.file)", code.line)
    return Self.line(ofMacro: known.file) ?? known
  }

  /// Returns the line that has a macro, such as an expectation, from the name of the file of its code; nil for other files.
  ///
  /// Such a name contains the name of the macro's file, and its line and column counted from zero, as in
  /// `@__swiftmacro_4Shop0013CartTestsswift_tjBFgMX54_4_6expectfMf_.swift`.
  private static func line(ofMacro file: String) -> (file: String, line: UInt)? {
    let name = file.split(separator: "/").last ?? ""
    guard name.hasPrefix("@__swiftmacro_"), let place = name.firstMatch(of: /MX(\d+)_\d+_/),
      let line = UInt(place.1)
    else { return nil }
    let test = Test.current?.sourceLocation.filePath ?? file
    let known = (test.split(separator: "/").last ?? "").filter { $0 != "." }
    return (name.contains(known) ? test : file, line + 1)
  }

  /// The line of a test that reads a property, or what there is instead if it can't be found.
  static func ofReader(or other: CallSite) -> CallSite {
    guard let line = CallOrigin.capture()?.line else { return other }
    return CallSite(other.code.file, other.code.line, found: (line.file, UInt(line.line)))
  }

  /// Records an error as an issue of the current test at this line, and ends the test.
  ///
  /// - Parameter isAsynchronous: Whether the call is that of an asynchronous function that has waited.
  /// - Throws: An error that the test library does not report a second time; inside of an expectation that takes errors,
  ///   such as `#expect(throws:)`, and outside of tests, the error itself.
  func fail(_ error: some Error & CustomStringConvertible, isAsynchronous: Bool = false) throws
    -> Never
  {
    let library = TestLibrary.current(isAsynchronous: isAsynchronous)
    if Self.throwsErrors || library.takesErrors { throw error }
    guard Test.current != nil else {
      if library.isXCTest { try TestLibrary.endXCTest(with: error.description, at: self) }
      throw error
    }
    let comment = Comment(rawValue: error.description)
    // Messages begin with the name of the condition.
    switch error {
    case let error as NotFound where error.isAmbiguous:
      let isUnique = false
      try #require(isUnique, comment, sourceLocation: sourceLocation)
    case is NotFound:
      let isFound = false
      try #require(isFound, comment, sourceLocation: sourceLocation)
    case is MonkeyFailure:
      let standsInput = false
      try #require(standsInput, comment, sourceLocation: sourceLocation)
    case is Unreachable:
      let isHittable = false
      try #require(isHittable, comment, sourceLocation: sourceLocation)
    case is CannotShow, is NoWindow:
      let isShown = false
      try #require(isShown, comment, sourceLocation: sourceLocation)
    default:
      let hasHappened = false
      try #require(hasHappened, comment, sourceLocation: sourceLocation)
    }
    throw error
  }

  /// Calls a closure, and fails the test at this line if it throws an error that describes itself.
  func failing<Result>(_ body: () throws -> Result) throws -> Result {
    do { return try body() } catch {
      let described: Any = error
      if let error = described as? any (Error & CustomStringConvertible) { try fail(error) }
      throw error
    }
  }

  /// Records an error as an issue of the current test at this line; the test continues.
  ///
  /// Outside of tests, and inside of an expectation of errors, the method throws the error unless it is a warning.
  func note(_ error: some Error & CustomStringConvertible, isWarning: Bool = false) throws {
    let library = TestLibrary.current()
    let isReported = Test.current != nil || library.isXCTest
    if !isWarning, Self.throwsErrors || library.takesErrors || !isReported { throw error }
    if isReported { report(error.description, isWarning: isWarning) }
  }

  /// Records a message as an issue of the current test at this line; the test continues.
  ///
  /// Outside of tests, the method issues a runtime warning that names the line. It does the same for a warning in XCTest,
  /// which has no warnings.
  func report(_ message: String, isWarning: Bool = false) {
    guard Test.current != nil else {
      guard !isWarning, TestLibrary.current().isXCTest else {
        return RuntimeWarning.issue("\(file):\(line): \(message)")
      }
      return TestLibrary.recordInXCTest(message, at: self)
    }
    Issue.record(
      Comment(rawValue: message), severity: isWarning ? .warning : .error,
      sourceLocation: sourceLocation)
  }

  var sourceLocation: SourceLocation { SourceLocation(file: file, line: line) }
}

extension SourceLocation {
  /// The location of a line of a file with a path.
  init(file: String, line: UInt) {
    // The identifier of a file has a module and a name.
    let names = file.split(separator: "/").suffix(2)
    let id = (names.count < 2 ? ["Tests"] : []) + names
    self.init(fileID: id.joined(separator: "/"), filePath: file, line: Int(line), column: 1)
  }
}
