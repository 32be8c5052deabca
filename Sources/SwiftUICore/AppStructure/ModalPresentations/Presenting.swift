import Foundation

/// Shows views above all else in the window for as long as a binding says so.
nonisolated struct PresentingModifier<Presented: View>: ViewModifier {
  let isPresented: Bool
  /// Tells the binding that it is over.
  let dismiss: () -> Void
  /// Called when it has gone.
  var onDismiss: (() -> Void)?
  let presented: Presented
  private var property = PresentationProperty()

  init(
    isPresented: Bool, dismiss: @escaping () -> Void, onDismiss: (() -> Void)? = nil,
    presented: Presented
  ) {
    self.isPresented = isPresented
    self.dismiss = dismiss
    self.onDismiss = onDismiss
    self.presented = presented
  }

  @MainActor
  func body(content: Content) -> some View {
    let presentation = property.presentation
    if isPresented, let presentation {
      let dismiss = dismiss
      presentation.setContent(
        presented
          .environment(\.dismiss, DismissAction { dismiss() })
          .environment(\.isPresented, true)
          .environment(\.presentation, presentation)
          .environment(\.isEnabled, true)
          .environment(\.isInListRow, false)
          .environment(\.toggledOn, nil))
    }
    let onDismiss = onDismiss
    return content.onChange(of: isPresented, initial: true) { _, isPresented in
      MainActor.assumeIsolated {
        if isPresented {
          presentation?.show(.presentation)
        } else {
          presentation?.hide(.presentation) { onDismiss?() }
        }
      }
    }
  }
}

private enum PresentationKey: EnvironmentKey {
  static var defaultValue: Presentation? { nil }
}

extension EnvironmentValues {
  /// The presentation that the view stands in.
  var presentation: Presentation? {
    get { self[PresentationKey.self] }
    set { self[PresentationKey.self] = newValue }
  }
}
