@_spi(Engine) import SwiftUICore
@_spi(Engine) import SwiftUIViews

/// An action that dismisses a presentation, or pops a view from a navigation stack.
///
/// Mirrors SwiftUI's `DismissAction`. The action has no effect on a view that isn't presented.
@MainActor
@preconcurrency
public struct DismissAction {
  private let action: (@MainActor () -> Void)?

  nonisolated init(action: (@MainActor () -> Void)?) { self.action = action }

  /// Dismisses the view if it is currently presented.
  public func callAsFunction() { action?() }
}

/// A value that indicates whether a view is presented, and can dismiss it.
///
/// Mirrors SwiftUI's `PresentationMode`, which `dismiss` and `isPresented` supersede.
public struct PresentationMode {
  /// Whether the view is currently presented.
  public let isPresented: Bool
  fileprivate let action: DismissAction

  /// Dismisses the view if it is currently presented.
  public mutating func dismiss() {
    let action = action
    guard MainQueue.isCurrent else {
      RuntimeWarning.issue(
        "presentationMode.dismiss() was called on a background thread; the presentation ends "
          + "later, on the main thread. Call it on the main actor.")
      Task { @MainActor in action() }
      return
    }
    MainActor.assumeIsolated { action() }
  }
}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction(action: nil) }
}

private enum IsPresentedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// An action that dismisses the current presentation.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is in a presentation.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  /// A binding to the presentation mode, which can dismiss the current presentation.
  public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(isPresented: isPresented, action: dismiss))
  }
}
