import SwiftUI

/// What views ask of the system around the window, and what the system tells them.
extension ViewDriver {
  /// What share links handed over so far, in order: of each tap the texts of its values.
  ///
  /// A value without a text is told by the title of its preview, one without that by an empty string.
  public var sharedTexts: [[String]] {
    host.shares.map { $0.items.map { $0.text ?? $0.title ?? "" } }
  }

  /// The edges at which visible views defer the system's gestures.
  public var deferredSystemGestureEdges: Edge.Set { host.graph.deferredSystemGestureEdges }

  /// What visible views ask of the system's overlays.
  public var persistentSystemOverlays: Visibility { host.graph.persistentSystemOverlays }

  /// Whether a screen reader runs, which views read as `\.accessibilityVoiceOverEnabled`.
  public var isScreenReaderRunning: Bool {
    get { host.graph.isScreenReaderRunning }
    set {
      host.graph.isScreenReaderRunning = newValue
      host.advance(by: 0)
    }
  }

  /// The labels of a rotor's entries, in order; nil where no visible view has the rotor.
  public func rotorEntries(_ rotor: String) -> [String]? {
    host.graph.accessibilityRotors.first { $0.name == rotor }?.entries.map(\.label)
  }

  /// Moves a screen reader to an entry of a rotor, as its user does.
  ///
  /// - Throws: ``NotFound`` where there is no such rotor or entry, or several.
  public func moveAccessibilityFocus(toEntry label: String, ofRotor rotor: String) throws {
    let entries = host.graph.accessibilityRotors.filter { $0.name == rotor }.flatMap(\.entries)
    _ = try one(
      "entry of the rotor \(rotor)", label,
      among: entries.map { FoundElement(label: $0.label, frame: .zero, isEnabled: true) })
    if let entry = entries.first(where: { $0.label == label }) { _ = host.graph.go(to: entry) }
    host.advance(by: 0)
  }
}
