import Foundation
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileViewGraph

/// Presents a view above all other content of the window while a binding is true.
nonisolated struct PresentingModifier<Presented: View>: ViewModifier {
  var isPresented: Bool
  /// Updates the binding when the presentation is dismissed.
  let dismiss: () -> Void
  /// Called after the presentation has disappeared.
  var onDismiss: (() -> Void)?
  /// Called after the presentation has disappeared, and when it is hidden before it was shown.
  var onHide: (@MainActor () -> Void)?
  /// Whether it doesn't wait until the presentation around the view has appeared.
  let opensAtOnce: Bool
  let presented: Presented
  /// Whether `presented` replaces the views that are already presented.
  var isCurrent = true
  private var property: PresentationProperty

  init(
    _ kind: PresentationKind, isPresented: Bool, dismiss: @escaping () -> Void,
    onDismiss: (() -> Void)? = nil,
    opensAtOnce: Bool = false, presented: Presented
  ) {
    property = PresentationProperty(kind)
    self.isPresented = isPresented
    self.dismiss = dismiss
    self.onDismiss = onDismiss
    self.opensAtOnce = opensAtOnce
    self.presented = presented
  }

  @MainActor
  func body(content: Content) -> some View {
    let presentation = property.presentation
    if isPresented, isCurrent, let presentation {
      let dismiss = dismiss
      presentation.setContent(
        presented
          .environment(\.dismiss, DismissAction { dismiss() })
          .environment(\.isPresented, true)
          .environment(\.presentationReference, PresentationReference(presentation))
          .environment(\.isEnabled, true)
          .environment(\.controlPlace, ControlPlace()))
    }
    let (onDismiss, onHide, opensAtOnce) = (onDismiss, onHide, opensAtOnce)
    return content.onChange(of: isPresented, initial: true) { _, isPresented in
      MainActor.assumeIsolated {
        if isPresented {
          presentation?.show(.presentation, opensAtOnce: opensAtOnce)
        } else {
          presentation?.hide(.presentation) { wasShown in
            if wasShown { onDismiss?() }
            onHide?()
          }
        }
      }
    }
  }
}
