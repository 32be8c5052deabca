import Foundation
@_spi(Engine) import TactileViewGraph

extension View {
  /// Runs an action with each URL that the window is asked to open.
  ///
  /// Use it to follow a link into the app:
  ///
  /// ```swift
  /// NavigationStack(path: $path) { NoteList() }
  ///   .onOpenURL { url in path = [url.lastPathComponent] }
  /// ```
  ///
  /// A window receives the URLs that the program was started with, and in tests those of `ViewDriver.open(_:)`. If
  /// several views of a window have an action, all of them run, in the order in which they are drawn.
  ///
  /// Mirrors SwiftUI's `onOpenURL(perform:)`.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(OnOpenURL(action: action))
  }

  /// Sets the external events that the window handles instead of a new window, while it contains this view.
  ///
  /// An event is a URL. A condition matches a URL that contains it, and “*” matches all. A window without this modifier
  /// handles all events.
  ///
  /// Mirrors SwiftUI's `handlesExternalEvents(preferring:allowing:)`.
  ///
  /// - Parameters:
  ///   - preferring: The conditions of the events for which the window is chosen before others.
  ///   - allowing: The conditions of the events that the window handles if no other window prefers them, and no scene
  ///     opens a new window for them.
  public nonisolated func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View {
    modifier(ExternalEventConditions(preferred: preferring, allowed: allowing))
  }
}

extension Scene {
  /// Sets the external events for which the scene opens a new window, unless an open window prefers them.
  ///
  /// An event is a URL. A condition matches a URL that contains it, and “*” matches all. An event that no scene matches
  /// goes to an open window that allows it. If there is none, the app's first ``WindowGroup`` opens a window for it.
  /// The modifier `onOpenURL(perform:)` runs an action in the window.
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
