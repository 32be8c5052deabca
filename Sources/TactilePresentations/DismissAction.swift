@_spi(Engine) import TactileViewGraph

/// An action that dismisses a presentation, or pops a view from a navigation stack.
///
/// Read the action from the environment, and call it like a function:
///
/// ```swift
/// struct ItemView: View {
///   @State private var isEditing = false
///
///   var body: some View {
///     Button("Edit") { isEditing = true }
///       .sheet(isPresented: $isEditing) { EditorView() }
///   }
/// }
///
/// struct EditorView: View {
///   @Environment(\.dismiss) private var dismiss
///
///   var body: some View {
///     Button("Done") { dismiss() }
///   }
/// }
/// ```
///
/// The action applies to the view that reads it, so declare the property in the presented view. In the example,
/// the action that `ItemView` would read doesn't close the sheet, but a presentation that contains `ItemView`, if
/// there is one. The action does nothing in a view that isn't presented; ``EnvironmentValues/isPresented`` tells
/// whether it is. Unlike on a Mac, the action doesn't close a window: use the environment's `dismissWindow`.
///
/// Mirrors SwiftUI's `DismissAction`.
@MainActor
@preconcurrency
public struct DismissAction {
  private let action: (@MainActor () -> Void)?

  package nonisolated init(action: (@MainActor () -> Void)?) { self.action = action }

  /// Dismisses the view if it is currently presented; call it as `dismiss()`.
  ///
  /// In a navigation stack, it pops the view with an animation, together with the views above it.
  public func callAsFunction() { action?() }
}

/// A value that tells whether a view is presented, and that dismisses it.
///
/// This is the earlier form of the environment values `dismiss` and `isPresented`, which you use in new code. Read a
/// binding to the mode from the environment of the presented view:
///
/// ```swift
/// @Environment(\.presentationMode) private var presentationMode
///
/// var body: some View {
///   Button("Done") { presentationMode.wrappedValue.dismiss() }
/// }
/// ```
///
/// Mirrors SwiftUI's `PresentationMode`.
public struct PresentationMode {
  /// Whether the view is in a presentation, such as a sheet, or above the root of a navigation stack.
  public let isPresented: Bool
  fileprivate let action: DismissAction

  /// Dismisses the view, or pops it from its stack; has no effect if ``isPresented`` is false.
  ///
  /// On a background thread, it dismisses the view later, on the main thread, and issues a runtime warning.
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
  /// An action that dismisses the presentation that contains the view, or pops the view from its navigation stack.
  public package(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is in a presentation, or above the root of a navigation stack.
  ///
  /// Read it in a view that is also shown elsewhere, for example to add a Done button only where ``dismiss`` has an
  /// effect.
  public package(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  /// A binding to the presentation mode, which can dismiss the current presentation; superseded by ``dismiss`` and
  /// ``isPresented``.
  public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(isPresented: isPresented, action: dismiss))
  }
}
