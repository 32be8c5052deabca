import TactileHeadlessHost
import Testing
import XCTest

/// The test library that has called the driver, which decides how a failure reaches the reader.
///
/// The functions on the stack identify it, because neither library tells whether an expectation waits for an error. Swift
/// Testing tells which test runs (`Test.current`), but not which expectation. XCTest tells observers that a method begins,
/// but only those that were added before, and a program first calls this package in a method. The names are those of
/// functions that the macros and assertions of a program call, so they are part of the libraries' binary interface: a
/// library that changes them breaks the programs that are compiled with it.
struct TestLibrary {
  /// Whether an expectation, such as `#expect(throws:)` or `XCTAssertThrowsError`, takes the errors that are thrown.
  let takesErrors: Bool
  /// Whether a method of an `XCTestCase` runs.
  let isXCTest: Bool

  /// Returns the library that runs the code at this place.
  ///
  /// - Parameter isAsynchronous: Whether the code is that of an asynchronous function that has waited.
  static func current(isAsynchronous: Bool = false) -> TestLibrary {
    // Of the methods of an `XCTestCase`, the asynchronous ones are only known by what waits for them.
    let isAsynchronous = isAsynchronous || Test.current == nil
    let callers = CallOrigin.capture(isAsynchronous: isAsynchronous)?.callers ?? []
    let isExpectation = callers.contains { caller in
      ["$s7Testing18__checkClosureCall", "$s6XCTest9XCTUnwrap"].contains {
        caller.symbol.hasPrefix($0)
      }
        || caller.symbol.firstMatch(of: /^\$s6XCTest[0-9]+XCTAssert/) != nil
    }
    // The package manager generates a list of the methods, which calls those that aren't asynchronous.
    let isXCTest = callers.contains {
      $0.library == "libXCTest.so" || $0.symbol.contains("PackageDiscovered")
    }
    return TestLibrary(takesErrors: isExpectation, isXCTest: isXCTest)
  }

  // MARK: XCTest

  /// Records a failure of the method of an `XCTestCase` at the line of a call.
  static func recordInXCTest(_ message: String, at site: CallSite) {
    XCTFail(message, file: site.code.file, line: site.code.line)
  }

  /// Records a failure of the method of an `XCTestCase` at the line of a call, and ends the method.
  ///
  /// - Throws: An error that XCTest doesn't report a second time.
  static func endXCTest(with message: String, at site: CallSite) throws {
    let outcome: Outcome? = nil
    _ = try XCTUnwrap(outcome, message, file: site.code.file, line: site.code.line)
  }

  /// The type of the result that a failed call lacks, which XCTest's message names.
  private enum Outcome {}
}
