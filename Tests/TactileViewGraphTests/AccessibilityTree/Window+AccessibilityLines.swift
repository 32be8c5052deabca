import SwiftUI

@_spi(Engine) @testable import TactileAccessibility
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

extension Window {
  /// The elements of the accessibility tree, one a line.
  var accessibilityLines: [String] {
    graph.accessibilityDescription.split(separator: "\n").map(String.init)
  }

  /// The elements of a window with some content.
  static func accessibilityLines(@ViewBuilder _ content: () -> some View) -> [String] {
    Window(content).accessibilityLines
  }
}
