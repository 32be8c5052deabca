import SwiftUI

/// Requests of views to the system around the window, and settings of that system.
extension ViewDriver {
  /// The texts that share links have passed to the system: for each tap, the texts of its values.
  ///
  /// A value without a text is listed by the title of its preview, or as an empty string if the preview has no title.
  public var sharedTexts: [[String]] {
    host.shares.map { $0.items.map { $0.text ?? $0.title ?? "" } }
  }

  /// The edges at which visible views defer the system's gestures, by `defersSystemGestures(on:)`.
  public var deferredSystemGestureEdges: Edge.Set { host.graph.deferredSystemGestureEdges }

  /// The visibility of the system's overlays that visible views request.
  public var persistentSystemOverlays: Visibility { host.graph.persistentSystemOverlays }

  /// Whether visible views request to hide the system's status bar, by `statusBarHidden(_:)`.
  public var isStatusBarHidden: Bool { host.graph.isStatusBarHidden }

  /// Whether a screen reader is running, the value of `\.accessibilityVoiceOverEnabled`.
  public var isScreenReaderRunning: Bool {
    get { host.graph.isScreenReaderRunning }
    set {
      host.graph.isScreenReaderRunning = newValue
      host.advance(by: 0)
    }
  }

  /// Returns the labels of a rotor's entries, in order; nil if no visible view has the rotor.
  public func rotorEntries(_ rotor: String) -> [String]? {
    host.graph.accessibilityRotors.first { $0.name == rotor }?.entries.map(\.label)
  }

  /// Moves the screen reader's focus to an entry of a rotor, as its user does.
  ///
  /// - Throws: ``NotFound`` if no such entry of a rotor with the name exists, or more than one.
  public func moveAccessibilityFocus(
    toEntry label: String, ofRotor rotor: String, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let entries = host.graph.accessibilityRotors.filter { $0.name == rotor }.flatMap(\.entries)
    let meant = entries.filter { $0.label == label }
    guard meant.count == 1, let entry = meant.first else {
      try CallSite(file, line).fail(
        NotFound(
          "entry of the rotor", plural: "entries of the rotor", named: label,
          among: entries.map(\.label)))
    }
    _ = host.graph.go(to: entry)
    host.advance(by: 0)
  }
}
