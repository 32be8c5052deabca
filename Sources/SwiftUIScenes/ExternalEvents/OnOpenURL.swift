@_spi(Engine) import SwiftUICore
@_spi(Engine) import SwiftUIViews
import SwiftUIControls
import Foundation

extension View {
  /// Runs an action with each URL that the window is asked to open.
  ///
  /// The window gets the URLs that the program was started with, and in tests those of
  /// `ViewDriver.open(_:)`. If several views of a window have an action, all of them run, those in front last.
  ///
  /// Mirrors SwiftUI's `onOpenURL(perform:)`.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(OnOpenURL(action: action))
  }

  /// Says which external events the window takes rather than a new one, while the view is in it.
  ///
  /// An event is a URL. A condition matches a URL that contains it, and “*” matches all.
  ///
  /// Mirrors SwiftUI's `handlesExternalEvents(preferring:allowing:)`.
  ///
  /// - Parameters:
  ///   - preferring: The conditions of the events for which the window is chosen before others.
  ///   - allowing: The conditions of the events that the window takes if no other prefers them.
  public nonisolated func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View {
    modifier(ExternalEventConditions(preferred: preferring, allowed: allowing))
  }
}

extension Scene {
  /// Says which external events open a new window of the scene, if no open window takes them.
  ///
  /// An event is a URL. A condition matches a URL that contains it, and “*” matches all. Events that no scene
  /// matches go to an open window.
  ///
  /// Mirrors SwiftUI's `handlesExternalEvents(matching:)`.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    options { $0.externalEvents = conditions }
  }
}

/// Listens to the URLs that a window is asked to open.
private nonisolated struct OnOpenURL: ViewModifier {
  typealias Body = Never
  let action: (URL) -> Void
}

extension OnOpenURL: ElementModifier {
  @MainActor func makeElement(_ inputs: ViewInputs) -> ElementNode {
    let node = URLReceiver(inputs: inputs)
    node.action = action
    return node
  }

  @MainActor func updateElement(_ element: ElementNode) {
    downcast(element, to: URLReceiver.self).action = action
  }
}

/// Says which URLs a window takes.
private nonisolated struct ExternalEventConditions: ViewModifier {
  typealias Body = Never
  let preferred: Set<String>
  let allowed: Set<String>
}

extension ExternalEventConditions: ElementModifier {
  @MainActor func makeElement(_ inputs: ViewInputs) -> ElementNode {
    let node = URLReceiver(inputs: inputs)
    updateElement(node)
    return node
  }

  @MainActor func updateElement(_ element: ElementNode) {
    let node = downcast(element, to: URLReceiver.self)
    node.preferred = preferred
    node.allowed = allowed
  }
}
