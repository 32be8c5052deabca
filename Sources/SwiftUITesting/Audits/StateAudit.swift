import SwiftUI

extension ViewDriver {
  /// Audits the accessibility of all states of a view that taps on its buttons lead to.
  ///
  /// The audit taps every button in new windows and checks each state that it reaches. Two states are different if
  /// their accessibility trees differ in more than numbers. Each fault is reported once, with the fewest taps that lead
  /// to it.
  ///
  /// ```swift
  /// try ViewDriver.audit { try ViewDriver { Checkout() } }
  /// ```
  ///
  /// - Parameters:
  ///   - kinds: The requirements to check; all by default.
  ///   - limit: The maximum number of states.
  ///   - isAccepted: A closure that returns whether the test accepts a fault. By default, a test accepts none.
  ///   - makeDriver: A closure that shows the view in a new window. The audit calls it for each path to a state, so the
  ///     closure has to create the view's models as well.
  /// - Throws: ``AuditFailure`` outside of a test, and any error of `makeDriver`.
  public static func audit(
    _ kinds: Set<AuditKind> = Set(AuditKind.allCases), states limit: Int = 50,
    file: StaticString = #filePath, line: UInt = #line,
    accepting isAccepted: (AuditFinding) -> Bool = { _ in false },
    makeDriver: @escaping () throws -> ViewDriver
  ) throws {
    var audit = StateAudit(kinds: kinds, limit: limit, makeDriver: makeDriver)
    try audit.run()
    let found = audit.found.filter { !isAccepted($0) }
    guard !found.isEmpty else { return }
    var failure = AuditFailure(findings: found)
    if audit.isLimited {
      failure.limit =
        "There are more than \(limit) states; raise the limit with the parameter states."
    }
    try CallSite(file, line).note(failure)
  }
}

/// A search through the states of a view, nearest first.
@MainActor
private struct StateAudit {
  let kinds: Set<AuditKind>
  let limit: Int
  let makeDriver: () throws -> ViewDriver
  private(set) var found: [AuditFinding] = []
  private(set) var isLimited = false
  private var known: Set<String> = []
  private var places: Set<AuditFinding.Place> = []

  /// How long a state may take to come to rest, in seconds.
  private static let longestRest: TimeInterval = 10

  init(kinds: Set<AuditKind>, limit: Int, makeDriver: @escaping () throws -> ViewDriver) {
    (self.kinds, self.limit, self.makeDriver) = (kinds, limit, makeDriver)
  }

  mutating func run() throws {
    var ways: [[Tap]] = [[]]
    var next = 0
    while next < ways.count {
      let way = ways[next]
      next += 1
      guard let driver = try driver(after: way) else { continue }
      let state = String(driver.accessibilityTree.map { $0.isNumber ? "0" : $0 })
      guard !known.contains(state) else { continue }
      guard known.count < limit else {
        isLimited = true
        return
      }
      known.insert(state)
      let taps = Tap.all(in: driver)
      let faults = try driver.auditFindings(kinds.subtracting([.motion])) + motion(after: way)
      for var finding in faults where places.insert(finding.place).inserted {
        finding.presses = way.map(\.code)
        found.append(finding)
      }
      ways += taps.map { way + [$0] }
    }
  }

  /// Returns the movement after some taps in a window that has had Reduce Motion from the first frame on.
  private func motion(after way: [Tap]) throws -> [AuditFinding] {
    guard kinds.contains(.motion) else { return [] }
    let appearance = Appearance(reducesMotion: true)
    let found = try Appearance.$ofNewWindows.withValue(appearance) {
      try driver(after: way).map { AuditedWindow($0).lastingMotion() } ?? []
    }
    return found.map { finding in
      var finding = finding
      finding.appearance = appearance
      return finding
    }
  }

  /// Returns a window after some taps; nil if one of the buttons isn't there this time.
  private func driver(after way: [Tap]) throws -> ViewDriver? {
    let driver = try makeDriver()
    driver.settle(limit: Self.longestRest)
    for tap in way {
      guard let point = tap.point(in: driver) else { return nil }
      driver.tap(at: point)
      driver.settle(limit: Self.longestRest)
    }
    return driver
  }
}

/// A tap on a button.
@MainActor
private struct Tap {
  let label: String
  /// The index among the buttons with the label.
  let index: Int
  let isUnique: Bool

  /// The tap as a line of a test.
  var code: String { "try driver.button(\"\(label)\")\(isUnique ? "" : "[\(index)]").tap()" }

  /// The taps that reach a button of a window.
  static func all(in driver: ViewDriver) -> [Tap] {
    let buttons = driver.accessibleCandidates.filter { $0.found.traits.contains(.isButton) }
    var counts: [String: Int] = [:]
    return buttons.compactMap { button in
      let label = button.found.label
      let index = counts[label, default: 0]
      counts[label] = index + 1
      guard driver.obstacle(before: button) == nil else { return nil }
      let isUnique = !buttons.contains { $0.found.label == label && $0.node !== button.node }
      return Tap(label: label, index: index, isUnique: isUnique)
    }
  }

  func point(in driver: ViewDriver) -> CGPoint? {
    let buttons = driver.accessibleCandidates.filter {
      $0.found.traits.contains(.isButton) && $0.found.label == label
    }
    return buttons.indices.contains(index) ? buttons[index].found.center : nil
  }
}
