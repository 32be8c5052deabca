import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// The scripts that a monkey prints are the code of tests here.
///
/// Each function contains a script between two comments, as it was printed. If a script changes, the test prints the one to
/// paste.
@MainActor
@Suite("A pasted script of a monkey")
struct PastedScriptTests {
  /// The models of a window.
  @MainActor private final class Models { var ledger = FaultyShop.Ledger() }

  private let models = Models()

  private struct Broken: Error, CustomStringConvertible {
    let description: String
  }

  private func check(_ driver: ViewDriver) throws {
    if let problem = models.ledger.problem { throw Broken(description: problem) }
  }

  private func makeDriver(_ fault: FaultyShop.Fault?) throws -> ViewDriver {
    models.ledger = FaultyShop.Ledger()
    return try ViewDriver(idiom: .desktop, text: .squares) {
      FaultyShop(fault: fault, ledger: models.ledger)
    }
  }

  /// Expects that a script is the one that the monkey prints, and that it fails with the fault and passes without.
  private func expect(
    _ fault: FaultyShop.Fault, seed: UInt64, toPrint name: String,
    _ script: (ViewDriver) throws -> Void
  ) throws {
    let failure = try #require(
      try ViewDriver.monkeyFailure(
        seed: seed, check: check, makeDriver: { try makeDriver(fault) }))
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    let lines = source.split(separator: "\n").drop { $0 != "    // Begin \(name)" }.dropFirst()
      .prefix { $0 != "    // End" }.map { String($0.dropFirst(4)) }
    #expect(lines == failure.script, "\(failure)")
    let broken = try makeDriver(fault)
    withKnownIssue { try script(broken) }
    try script(makeDriver(nil))
  }

  @Test("of a failed check fails until the fault is mended")
  func check() throws {
    try expect(.expiredSession, seed: 1, toPrint: "check", expiredSession)
  }

  private func expiredSession(_ driver: ViewDriver) throws {
    // Begin check
    driver.advance(by: 30)
    driver.settle()
    try check(driver)  // The check fails: the session has expired without a word
    // End
  }

  @Test("of a canceled touch fails until the fault is mended")
  func canceledTouch() throws {
    try expect(.dragWithoutEnd, seed: 1, toPrint: "touch", dragWithoutEnd)
  }

  private func dragWithoutEnd(_ driver: ViewDriver) throws {
    // Begin touch
    driver.mouseDown(at: CGPoint(x: 166, y: 419))
    driver.mouseUp()
    driver.settle()
    let before = driver.displayList
    driver.touchDown(at: CGPoint(x: 236, y: 496))
    driver.advance(by: 0.2)
    driver.touchCancel()
    driver.settle()
    try expectNoDifference(driver.displayList, before)
    // End
  }

  @Test("of a warning fails until the fault is mended")
  func warning() throws {
    try expect(.divisionByZero, seed: 1, toPrint: "warning", divisionByZero)
  }

  private func divisionByZero(_ driver: ViewDriver) throws {
    // Begin warning
    driver.touchDown(at: CGPoint(x: 111, y: 401))
    driver.touchUp()
    driver.advance(by: 0.1)
    driver.touchDown(at: CGPoint(x: 111, y: 401))
    let warnings = ViewDriver.warnings {
      driver.touchUp()
    }
    #expect(warnings == [])
    // End
  }
}
