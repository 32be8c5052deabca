import SwiftUI

@_spi(Engine) @testable import TactileAccessibility
@_spi(Engine) @testable import TactileViewGraph

extension AccessibilityOutline {
  /// Brings the outline up to date, and compares it with the elements that a new window creates.
  ///
  /// - Returns: The first difference; nil if there is none.
  func difference(from graph: ViewGraph) -> String? {
    _ = update()
    let kept = order.map { line($0.element, $0.frame, $0.isEnabled) }
    let fresh = graph.accessibilityElements.flatMap(\.flattened)
      .map { line($0, $0.frame, $0.isEnabled) }
    for (kept, fresh) in zip(kept, fresh) where kept != fresh {
      return "\(kept)\n  is now \(fresh)"
    }
    return kept.count == fresh.count ? nil : "\(kept.count) elements instead of \(fresh.count)"
  }

  private func line(_ element: AccessibilityElement, _ frame: CGRect, _ isEnabled: Bool) -> String {
    let texts = [element.label, element.value ?? "", element.hint ?? "", element.identifier ?? ""]
    let traits = "\(element.traits.rawValue) \(element.actionNames)"
    return "\(element.role) \(texts) \(traits) \(frame) \(isEnabled ? "" : "dimmed")"
  }
}
