import SwiftUI
@_spi(Engine) import TactileViewGraph
import Testing

/// Properties of the element, each of which looks the element up.
///
/// Properties that require one element fail the test at the line that reads them if no element or several elements
/// match. In a build without debug information, they fail at the line that created the locator.
extension Locator {
  /// All elements that match, in document order.
  ///
  /// If the locator refers to another element, and several elements match that one, the test fails.
  public var all: [FoundElement] {
    do { return try candidates().map(\.found) } catch let error as NotFound where error.isAmbiguous
    {
      CallSite.ofReader(or: site).report(error.description)
    } catch {}
    return []
  }

  /// The number of elements that match.
  public var count: Int { all.count }

  /// Whether at least one element matches.
  public var exists: Bool { !all.isEmpty }

  /// Whether exactly one element matches, and a tap on its center would reach it.
  public var isHittable: Bool {
    guard let candidate = try? candidate() else { return false }
    return driver.obstacle(before: candidate) == nil
  }

  /// The current values of the element.
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

  /// Whether people can interact with the element.
  public var isEnabled: Bool { get throws { try element.isEnabled } }

  /// Whether the element is a button whose style shows it pressed.
  public var isPressed: Bool { get throws { try element.isPressed } }

  /// The accessibility traits of the element.
  public var traits: AccessibilityTraits { get throws { try element.traits } }
}

extension Locator: CustomTestStringConvertible {
  /// A description of the element, or of the reason why none is found, for the message of an expectation that fails.
  ///
  /// Off the main thread, the description doesn't look the element up.
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
