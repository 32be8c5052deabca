import SwiftUI

/// A requirement of accessibility that an audit checks.
///
/// Each kind stands for the faults that it finds. An audit checks all of them; pass a set of kinds to
/// ``ViewDriver/audit(_:file:line:accepting:)`` to check only some. <doc:Audits> lists the settings under which each
/// kind is checked, such as larger text.
///
/// ```swift
/// try driver.audit([.contrast, .label])
/// ```
public enum AuditKind: String, CaseIterable, Hashable, Sendable {
  /// Texts whose contrast with the pixels behind them is less than 4.5:1, and large texts and symbols below 3:1.
  ///
  /// Large is 18 points, or 14 points if bold. With increased contrast, the limits are 7:1 and 4.5:1. They come from
  /// WCAG 2.2 (1.4.3, 1.4.6 and 1.4.11). Disabled controls are left out.
  case contrast
  /// Controls that respond to touches in an area below 44×44 points; on a Mac or a desktop, below 24×24 (WCAG 2.5.8).
  case hitRegion
  /// Texts that are truncated, clipped, or outside of the window where no scroll view reveals them.
  case textClipped
  /// Texts that overlap each other.
  case textOverlap
  /// Controls and images without a label, or with one such as “heart.fill”, the name of a file or a symbol.
  case label
  /// Elements that a screen reader visits after one that is below or behind them in the direction of reading.
  case focusOrder
  /// Gestures that neither the keyboard nor a screen reader can perform.
  case keyboard
  /// Texts that don't grow when the user selects a larger text size.
  case dynamicType
  /// Elements off the center of the window that stay in place when the layout direction changes.
  case layoutDirection
  /// Endless movement that Reduce Motion doesn't stop.
  case motion
}

/// A fault that an audit finds.
///
/// ``ViewDriver/auditFindings(_:)`` returns the findings of a window, and the closure of
/// ``ViewDriver/audit(_:file:line:accepting:)`` decides which of them a test accepts. Compare ``kind`` and ``element``
/// to identify a finding:
///
/// ```swift
/// try driver.audit { $0.kind == .contrast && $0.element == "text “Draft”" }
/// ```
public struct AuditFinding: Hashable, Sendable {
  /// The requirement that the element doesn't meet.
  public let kind: AuditKind
  /// The element in words, usually its role and label, such as “button “Save””.
  public let element: String
  /// The frame of the element, in points of the window.
  public let frame: CGRect
  /// The fault in words, with the measured and the expected value if there are any.
  public let reason: String
  /// A change of the code that removes the fault.
  public let remedy: String
  /// The user's settings under which the fault occurs; nil for the window's own settings.
  public internal(set) var appearance: Appearance?
  /// The presses that lead to the fault, as lines of a test; empty for a fault in the initial state.
  public internal(set) var presses: [String] = []
}

extension AuditFinding: CustomStringConvertible {
  /// The fault, its measurements and its remedy, in one or two sentences.
  public var description: String {
    let setting = appearance.map { " (\($0))" } ?? ""
    let path = presses.isEmpty ? "" : "\n  after \(presses.joined(separator: "; "))"
    return "\(kind): the \(element) at \(frame.concise) \(reason)\(setting). \(remedy).\(path)"
  }
}

/// An error that lists the faults that an audit finds.
///
/// In a test of Swift Testing or XCTest, an audit records an issue with the description of this error, and the test
/// continues. Outside of tests, and inside an expectation of errors, such as `#expect(throws:)`, the audit throws it.
public struct AuditFailure: Error, CustomStringConvertible {
  /// The faults, in the order of the checks.
  public let findings: [AuditFinding]
  /// A limit that kept the audit from being complete, in words; nil if it was complete.
  var limit: String?

  /// The most faults that a message lists.
  static let mostListed = 12

  /// The number of faults, and the first twelve, each with its remedy.
  public var description: String {
    let more = findings.count - Self.mostListed
    return
      (["the audit finds \(findings.count == 1 ? "a fault" : "\(findings.count) faults")"]
      + findings.prefix(Self.mostListed).map { "- \($0)" }
      + (more > 0 ? ["and \(more) more"] : []) + (limit.map { [$0] } ?? []))
      .joined(separator: "\n")
  }
}
