import SwiftUI

/// A requirement of accessibility that an audit checks.
///
/// Pass a set of kinds to ``ViewDriver/audit(_:file:line:accepting:)`` to check only some of them. <doc:Audits> lists
/// the limits of each kind and the settings under which it is checked.
///
/// ```swift
/// try driver.audit([.contrast, .label])
/// ```
public enum AuditKind: String, CaseIterable, Hashable, Sendable {
  /// The contrast of texts and symbols with the pixels behind them, by WCAG 2.2 (1.4.3, 1.4.6 and 1.4.11).
  case contrast
  /// The area of each control that responds to touches: 44×44 points, or 24×24 for a mouse (WCAG 2.5.8).
  case hitRegion
  /// Texts that are truncated, clipped, or partly outside of the window.
  case textClipped
  /// Texts that overlap each other.
  case textOverlap
  /// Labels of controls and images.
  case label
  /// The order in which a screen reader visits the elements.
  case focusOrder
  /// Gestures that neither the keyboard nor a screen reader can perform.
  case keyboard
  /// Texts that don't grow when the user selects a larger text size.
  case dynamicType
  /// Elements that don't move when the layout direction changes.
  case layoutDirection
  /// Movement that Reduce Motion doesn't stop.
  case motion
}

/// A fault that an audit finds.
///
/// ``ViewDriver/auditFindings(_:)`` returns the findings of a window, and the closure of
/// ``ViewDriver/audit(_:file:line:accepting:)`` decides which of them a test accepts. Compare ``kind`` and ``element``
/// to identify a finding.
public struct AuditFinding: Hashable, Sendable {
  /// The requirement that the element doesn't meet.
  public let kind: AuditKind
  /// The role and the label of the element, such as “button “Save””.
  public let element: String
  /// The frame of the element, in points of the window.
  public let frame: CGRect
  /// The measured value and the expected value.
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
/// continues. Outside of tests, and inside `#expect(throws:)`, the audit throws the error.
public struct AuditFailure: Error, CustomStringConvertible {
  /// The faults, in the order of the checks.
  public let findings: [AuditFinding]
  /// A limit that kept the audit from being complete, in words; nil if it was complete.
  var limit: String?

  /// The most faults that a message lists.
  static let mostListed = 12

  /// The faults, one per line; at most twelve.
  public var description: String {
    let more = findings.count - Self.mostListed
    return
      (["the audit finds \(findings.count == 1 ? "a fault" : "\(findings.count) faults")"]
      + findings.prefix(Self.mostListed).map { "- \($0)" }
      + (more > 0 ? ["and \(more) more"] : []) + (limit.map { [$0] } ?? []))
      .joined(separator: "\n")
  }
}
