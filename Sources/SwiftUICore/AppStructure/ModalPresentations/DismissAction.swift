/// Ends the presentation that a view stands in, or goes back to what a stack showed before.
///
/// Mirrors SwiftUI's `DismissAction`. Where nothing is presented it does nothing.
@MainActor
@preconcurrency
public struct DismissAction {
  private let action: (@MainActor () -> Void)?

  nonisolated init(action: (@MainActor () -> Void)?) { self.action = action }

  /// Ends the presentation.
  public func callAsFunction() { action?() }
}

/// Whether a view is presented, and how to end that.
///
/// Mirrors SwiftUI's `PresentationMode`, which `dismiss` and `isPresented` took the place of.
public struct PresentationMode {
  /// Whether the view is presented.
  public let isPresented: Bool
  fileprivate let action: DismissAction

  /// Ends the presentation.
  public mutating func dismiss() {
    let action = action
    guard MainQueue.isCurrent else {
      RuntimeWarning.issue(
        "presentationMode.dismiss() was called on a background thread; the presentation ends on the "
          + "main thread later. Call it on the main actor.")
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
  /// Ends the presentation that the view stands in.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view stands in a presentation.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  /// Whether the view stands in a presentation, and how to end it.
  public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(isPresented: isPresented, action: dismiss))
  }
}
