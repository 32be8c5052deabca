import Foundation
import HeadlessHost

/// The test library that has called the driver, which decides how a failure reaches the reader.
///
/// It is found by the functions on the stack, since neither library says whether an expectation waits for an error.
struct TestLibrary {
  /// Whether an expectation, such as `#expect(throws:)` or `XCTAssertThrowsError`, takes the errors that are thrown.
  let takesErrors: Bool
  /// Whether a method of an `XCTestCase` runs.
  let isXCTest: Bool

  /// The library that runs the code at this place.
  static var current: TestLibrary {
    let callers = CallOrigin.capture(limit: 300)?.callers ?? []
    let isExpectation = callers.contains { caller in
      ["$s7Testing18__checkClosureCall", "$s6XCTest9XCTUnwrap"].contains {
        caller.symbol.hasPrefix($0)
      }
        || caller.symbol.firstMatch(of: /^\$s6XCTest[0-9]+XCTAssert/) != nil
    }
    // The package manager makes a list of the methods, which calls those that aren't asynchronous.
    let isXCTest = callers.contains {
      $0.library == "libXCTest.so" || $0.symbol.contains("PackageDiscovered")
    }
    return TestLibrary(takesErrors: isExpectation, isXCTest: isXCTest)
  }

  // MARK: XCTest

  /// Records a failure of the method of an `XCTestCase` at a line.
  ///
  /// This package doesn't link to XCTest. A program that has such a method has loaded it.
  ///
  /// - Returns: Whether XCTest is there.
  static func recordInXCTest(_ message: String, file: String, line: UInt) -> Bool {
    guard
      let function = dlsym(
        UnsafeMutableRawPointer(bitPattern: 0),
        "$s6XCTest7XCTFail_4file4lineySS_s12StaticStringVSutF"),
      let path = strdup(file)
    else { return false }
    // XCTest may keep the path until the end of the process.
    let name = StaticText(start: path, count: strlen(path), flags: 2)
    unsafeBitCast(GlobalFunction(address: function), to: Failing.self)
      .fail(message, unsafeBitCast(name, to: StaticString.self), line)
    return true
  }

  /// An error that ends the method of an `XCTestCase`, and that XCTest doesn't report: the one of `XCTUnwrap`; nil if
  /// there is none.
  static var endOfXCTest: (any Error)? {
    func make<Failure: Error>(_ type: Failure.Type) -> (any Error)? {
      MemoryLayout<Failure>.size == 0 ? unsafeBitCast((), to: Failure.self) : nil
    }
    guard let type = _typeByName("6XCTest0A28ErrorWhileUnwrappingOptionalV") as? any Error.Type
    else { return nil }
    return make(type)
  }

  /// The function `XCTFail(_:file:line:)`.
  private struct Failing {
    let fail: (String, StaticString, UInt) -> Void
  }

  /// The memory of a closure without captured values.
  private struct GlobalFunction {
    let address: UnsafeMutableRawPointer
    var context: UnsafeMutableRawPointer?
  }

  /// The memory of a static string in UTF-8.
  private struct StaticText {
    let start: UnsafeMutablePointer<CChar>
    let count: Int
    let flags: UInt8
  }
}
