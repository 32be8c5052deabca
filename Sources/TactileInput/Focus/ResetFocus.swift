@_spi(Engine) import TactileViewGraph

/// Annotates a view as the scope in which a namespace's default focus is resolved.
nonisolated struct FocusScopeAnnotation { let namespace: Namespace.ID }

/// Annotates a view with its preference for the default focus of a scope.
nonisolated struct DefaultFocusPreference {
  let isPreferred: Bool
  let namespace: Namespace.ID
}

extension View {
  /// Limits the default focus of a namespace to the views inside this view.
  ///
  /// Give views inside a preference with `prefersDefaultFocus(_:in:)`, and call the environment's
  /// ``EnvironmentValues/resetFocus`` with the namespace to move the focus to the preferred one.
  ///
  /// The scope doesn't restrict the Tab key: the focus can leave it at any time.
  ///
  /// Mirrors SwiftUI's `focusScope(_:)`.
  public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View {
    modifier(AnnotationModifier(FocusScopeAnnotation(namespace: namespace)))
  }

  /// Sets whether this view prefers the default focus in a namespace's scope.
  ///
  /// The view takes the focus when ``EnvironmentValues/resetFocus`` is called for the namespace; if several views
  /// prefer it, the first in document order takes it. Unlike in SwiftUI on a Mac, the preference doesn't move the focus
  /// when the window appears; call the action in `onAppear(perform:)` for that.
  ///
  /// Mirrors SwiftUI's `prefersDefaultFocus(_:in:)`.
  public nonisolated func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    modifier(
      AnnotationModifier(
        DefaultFocusPreference(isPreferred: prefersDefaultFocus, namespace: namespace)))
  }
}

/// An action that moves the focus back to the default view of a scope.
///
/// Read the action from the environment, and call it with the namespace of a `focusScope(_:)`. The focus moves to the
/// first view in the scope with `prefersDefaultFocus(_:in:)`. If there is none, or it can't have the focus, the first
/// focusable view in the scope takes it. If no view is focusable, the focus stays.
///
/// ```swift
/// @Namespace private var form
/// @Environment(\.resetFocus) private var resetFocus
///
/// VStack {
///   NameEditor($name).prefersDefaultFocus(in: form)
///   MailEditor($mail)
///   Button("Reset") { resetFocus(in: form) }
/// }
/// .focusScope(form)
/// ```
///
/// To move the focus to any other view, use a `FocusState`.
///
/// Mirrors SwiftUI's `ResetFocusAction`.
public struct ResetFocusAction {
  private let services: HostServices?

  fileprivate init(services: HostServices?) { self.services = services }

  /// Moves the focus to the default view of a namespace's scope: the first view that prefers it, or
  /// else the first focusable view.
  ///
  /// Unlike in SwiftUI, the focus moves even if no view in the scope has it. If the window has no scope of the
  /// namespace, the focus stays and a warning is issued.
  @MainActor @preconcurrency
  public func callAsFunction(in namespace: Namespace.ID) {
    services?.graph?.actions.append { services?.graph?.resetFocus(in: namespace) }
  }
}

extension EnvironmentValues {
  /// An action that moves the focus back to the default view of a scope; it does nothing outside of a window.
  public var resetFocus: ResetFocusAction { ResetFocusAction(services: hostServices) }
}

extension ViewGraph {
  fileprivate func resetFocus(in namespace: Namespace.ID) {
    guard
      let scope = root.annotations(FocusScopeAnnotation.self).first(where: {
        $0.annotation.namespace == namespace
      })
    else {
      RuntimeWarning.issue(
        "resetFocus was called with a namespace that no focusScope(_:) has; the focus doesn't "
          + "move. Add focusScope(_:) with the same namespace around the views.")
      return
    }
    let preferring = scope.annotations(DefaultFocusPreference.self).first {
      $0.annotation.isPreferred && $0.annotation.namespace == namespace
    }
    if let target = preferring?.focusHolders.first ?? scope.focusHolders.first {
      focus.move(to: target)
    }
  }
}
