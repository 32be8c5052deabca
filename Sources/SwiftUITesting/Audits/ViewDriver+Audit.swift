import SwiftUI

extension ViewDriver {
  /// Audits the accessibility of the window under its own and other settings of the user.
  ///
  /// Each fault is reported with measurements and a remedy. The audit checks the window with its own settings, and then
  /// with larger text, the opposite layout direction, the other color scheme, increased contrast and reduced motion.
  /// Afterward, the window has its own settings again.
  ///
  /// ```swift
  /// try driver.audit()
  /// try driver.audit([.contrast, .label]) { $0.element == "text “Draft”" }
  /// ```
  ///
  /// An animation that is already running when the audit reduces motion counts as movement unless the view stops it. To
  /// reduce motion from the first frame, use ``audit(_:states:file:line:accepting:makeDriver:)``.
  ///
  /// - Parameters:
  ///   - kinds: The requirements to check; all by default.
  ///   - isAccepted: A closure that returns whether the test accepts a fault. By default, a test accepts none.
  /// - Throws: ``AuditFailure`` outside of a test, and an error that says which package to install if the fonts are
  ///   missing.
  public func audit(
    _ kinds: Set<AuditKind> = Set(AuditKind.allCases), file: StaticString = #filePath,
    line: UInt = #line, accepting isAccepted: (AuditFinding) -> Bool = { _ in false }
  ) throws {
    let found = try auditFindings(kinds).filter { !isAccepted($0) }
    if !found.isEmpty { try CallSite(file, line).note(AuditFailure(findings: found)) }
  }

  /// Returns the faults that ``audit(_:file:line:accepting:)`` finds.
  ///
  /// - Throws: An error that says which package to install if the fonts are missing.
  public func auditFindings(
    _ kinds: Set<AuditKind> = Set(AuditKind.allCases)
  ) throws -> [AuditFinding] {
    let window = AuditedWindow(self)
    var found = try window.findings(kinds, isIncreased: appearance.contrast == .increased)
    let known = Set(found.map(\.place))
    for setting in Setting.allCases {
      let other = setting.changing(appearance)
      if other == appearance { continue }
      let faults = try findings(kinds, setting, under: other, comparedTo: window)
      found += faults.filter { !known.contains($0.place) }.map {
        var finding = $0
        finding.appearance = other
        return finding
      }
    }
    return found
  }

  /// Returns the faults under another appearance, which the window has only meanwhile.
  private func findings(
    _ kinds: Set<AuditKind>, _ setting: Setting, under other: Appearance,
    comparedTo window: AuditedWindow
  ) throws -> [AuditFinding] {
    let own = chosenAppearance
    let old = appearance
    appearance = other
    defer {
      appearance = old
      chosenAppearance = own
    }
    let changed = AuditedWindow(self)
    switch setting {
    case .largerText:
      return (kinds.contains(.dynamicType) ? window.fixedTexts(comparedTo: changed) : [])
        + (try changed.findings(kinds.intersection([.textClipped, .textOverlap])))
    case .layoutDirection:
      return
        (kinds.contains(.layoutDirection) ? window.unmirroredElements(comparedTo: changed) : [])
        + (try changed.findings(kinds.intersection([.textClipped, .textOverlap, .focusOrder])))
    case .colorScheme: return try changed.findings(kinds.intersection([.contrast]))
    case .contrast:
      return try changed.findings(kinds.intersection([.contrast]), isIncreased: true)
    case .motion: return kinds.contains(.motion) ? changed.lastingMotion() : []
    }
  }

  /// A setting that an audit changes.
  private enum Setting: CaseIterable {
    case largerText, layoutDirection, colorScheme, contrast, motion

    func changing(_ appearance: Appearance) -> Appearance {
      var other = appearance
      switch self {
      case .largerText:
        other.dynamicTypeSize = max(appearance.dynamicTypeSize, .accessibility3)
      case .layoutDirection:
        other.layoutDirection =
          appearance.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
      case .colorScheme: other.colorScheme = appearance.colorScheme == .dark ? .light : .dark
      case .contrast: other.contrast = .increased
      case .motion: other.reducesMotion = true
      }
      return other
    }
  }
}

extension AuditedWindow {
  /// The faults that the window has as it is.
  func findings(_ kinds: Set<AuditKind>, isIncreased: Bool = false) throws -> [AuditFinding] {
    var found: [AuditFinding] = []
    if kinds.contains(.contrast) {
      found += try ContrastAudit(self, isIncreased: isIncreased).findings()
    }
    if kinds.contains(.hitRegion) { found += smallHitRegions() }
    if kinds.contains(.textClipped) { found += clippedTexts() }
    if kinds.contains(.textOverlap) { found += try overlappingTexts() }
    if kinds.contains(.label) { found += missingLabels() }
    if kinds.contains(.focusOrder) { found += wrongOrder() }
    if kinds.contains(.keyboard) { found += pointerOnlyGestures() }
    return found
  }
}

extension AuditFinding {
  /// The properties that findings of the same fault share.
  struct Place: Hashable {
    let kind: AuditKind
    let element: String
  }

  var place: Place { Place(kind: kind, element: element) }
}
