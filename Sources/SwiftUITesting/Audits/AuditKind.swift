import SwiftUI

/// A property of a window that an audit checks.
public enum AuditKind: String, CaseIterable, Hashable, Sendable {
  /// The contrast of texts and symbols with the pixels behind them, by WCAG 2.2 (1.4.3, 1.4.6 and 1.4.11).
  case contrast
  /// The area of each control that responds to touches: 44×44 points, or 24×24 for a mouse (WCAG 2.5.8).
  case hitRegion
  /// Texts that are shortened, clipped, or partly outside of the window.
  case textClipped
  /// Texts that overlap each other.
  case textOverlap
  /// Labels of controls and images.
  case label
  /// The order in which a screen reader goes through the elements.
  case focusOrder
  /// Gestures that neither the keyboard nor a screen reader can perform.
  case keyboard
  /// Texts that keep their size when the user chooses a larger one.
  case dynamicType
  /// Elements that stay where they are when the layout direction changes.
  case layoutDirection
  /// Movement that Reduce Motion doesn't stop.
  case motion
}

/// A fault that an audit has found.
public struct AuditFinding: Hashable, Sendable {
  /// The property that the element lacks.
  public let kind: AuditKind
  /// The role and the label of the element, such as “button “Save””.
  public let element: String
  /// The frame of the element, in points of the window.
  public let frame: CGRect
  /// The figures: what there is, and what is expected.
  public let reason: String
  /// The change of the code that corrects the fault.
  public let remedy: String
  /// The settings of the user under which the fault occurs; nil if it occurs under the window's own.
  public internal(set) var appearance: Appearance?
  /// The presses after which the fault occurs, as lines of a test; empty if it occurs at once.
  public internal(set) var presses: [String] = []
}

extension AuditFinding: CustomStringConvertible {
  /// The fault with its figures and its remedy, in a sentence or two.
  public var description: String {
    let setting = appearance.map { " (\($0))" } ?? ""
    let path = presses.isEmpty ? "" : "\n  after \(presses.joined(separator: "; "))"
    return "\(kind): the \(element) at \(frame.concise) \(reason)\(setting). \(remedy).\(path)"
  }
}

/// An error thrown outside of tests of Swift Testing if an audit finds a fault.
public struct AuditFailure: Error, CustomStringConvertible {
  /// The faults that were found, in the order of the checks.
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
