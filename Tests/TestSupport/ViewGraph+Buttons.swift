import Foundation

@_spi(Engine) @testable import TactileAccessibility
@_spi(Engine) @testable import TactileViewGraph

/// A button of the window, as the accessibility tree describes it.
struct FoundButton: Equatable {
  /// The accessibility label: the label's texts, joined by commas (rule 2.7.75), unless it was set.
  var label: String
  /// The frame as drawn, in points of the window.
  var frame: CGRect
  /// Whether the user can interact with the button.
  var isEnabled: Bool
}

extension ViewGraph {
  /// The buttons in the window, in document order: all accessibility elements with the button
  /// trait.
  var buttons: [FoundButton] {
    accessibilityElements.flatMap(\.flattened).filter { $0.traits.contains(.isButton) }.map {
      FoundButton(label: $0.label, frame: $0.frame, isEnabled: $0.isEnabled)
    }
  }
}
