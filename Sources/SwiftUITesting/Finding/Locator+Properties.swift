import SwiftUI
@_spi(Engine) import SwiftUICore
import Testing

/// Properties of the element, each of which looks the element up.
///
/// Those that need one element fail the test at the line that reads them, if there is none or more than one. In a build
/// without debug information, the line is the one that made the locator.
extension Locator {
  /// All elements that the locator means, in document order.
  ///
  /// It fails the test if the locator names another element, and there are several of those.
  public var all: [FoundElement] {
    do { return try candidates().map(\.found) } catch let error as NotFound where error.isAmbiguous
    {
      CallSite.ofReader(or: site).report(error.description)
    } catch {}
    return []
  }

  /// The number of elements that the locator means.
  public var count: Int { all.count }

  /// Whether there is at least one such element.
  public var exists: Bool { !all.isEmpty }

  /// Whether there is one such element, and a tap on its center would reach it.
  public var isHittable: Bool {
    guard let candidate = try? candidate() else { return false }
    return driver.obstacle(before: candidate) == nil
  }

  /// The element as it is now.
  public var element: FoundElement {
    get throws {
      do { return try candidate().found } catch let error as NotFound {
        try CallSite.ofReader(or: site).fail(error)
      }
    }
  }

  /// The text that identifies the element.
  public var label: String { get throws { try element.label } }

  /// The accessibility value; nil if the element has none.
  public var value: String? { get throws { try element.value } }

  /// The frame of the element as drawn, in points of the window.
  public var frame: CGRect { get throws { try element.frame } }

  /// The center of the frame, in points of the window.
  public var center: CGPoint { get throws { try element.center } }

  /// Whether the user can interact with the element.
  public var isEnabled: Bool { get throws { try element.isEnabled } }

  /// Whether the element is a button that is pressed, as its style sees it.
  public var isPressed: Bool { get throws { try element.isPressed } }

  /// The accessibility traits of the element.
  public var traits: AccessibilityTraits { get throws { try element.traits } }
}

extension Locator: CustomTestStringConvertible {
  /// What the locator finds now, or why it finds nothing, for the message of an expectation that isn't met.
  ///
  /// Off the main thread, it says only that it is a locator.
  public nonisolated var testDescription: String {
    MainQueue.isCurrent ? MainActor.assumeIsolated { state } : "a locator"
  }

  private var state: String {
    do {
      let candidate = try candidate()
      if let unreachable = unreachable(candidate, for: "touched") { return "\(unreachable)" }
      return "the \(words) at \(candidate.found.frame.concise)"
    } catch {
      return "\(error)"
    }
  }
}
