@_spi(Engine) import SwiftUICore
@_spi(Engine) import SwiftUIViews
import Foundation

/// A presented alert: 270 points wide in the center of the window, above the dimmed content.
nonisolated struct AlertView<Actions: View, Message: View>: View {
  let title: Text
  let actions: Actions
  let message: Message
  @State private var roles: [ButtonRole?] = []
  @Environment(\.dismiss) private var dismiss
  @Environment(\.pixelLength) private var pixel

  @MainActor var body: some View {
    PresentationShade().transition(.opacity)
    VStack(spacing: pixel) {
      VStack(spacing: 2) {
        title.systemText().font(.headline)
        message.systemText().font(.footnote)
      }
      .multilineTextAlignment(.center)
      .containerForeground(Color.primary)
      .padding(.horizontal, 16)
      .padding(.vertical, 19)
      .frame(maxWidth: .infinity)
      .background(PlatterStyle())
      ItemLayout(gap: pixel) {
        Items(place: .alert, dismiss: dismiss) { actions }
        if roles.isEmpty {
          Items(place: .alert, dismiss: dismiss) { Button("OK") {} }
            .transformPreference(ItemRolesKey.self) { $0 = [] }
        }
      }
      .onPreferenceChange(ItemRolesKey.self) { [binding = $roles] in binding.wrappedValue = $0 }
    }
    .background(Color(.system(.separator)))
    .background(PlatterStyle())
    .clipShape(RoundedRectangle(cornerRadius: 14))
    .frame(width: 270)
    .accessibilityElement(children: .contain)
    .accessibilityAddTraits(.isModal)
    .transition(.scale(scale: 1.15).combined(with: .opacity))
  }
}

extension View {
  /// Lets the system draw the strings of texts, which can't set fonts, colors and decorations (rule 2.1.14).
  func systemText() -> some View {
    transformEnvironment(\.textTraits) { $0.isFinal = true }
  }
}

/// A view that displays its buttons as items of a container.
struct Items<Content: View>: View {
  let place: ItemPlace
  let dismiss: DismissAction
  @ViewBuilder let content: Content

  var body: some View {
    Group { content }
      .modifier(ContainerButtonStyleModifier(style: ItemButtonStyle(place: place)))
      .environment(\.itemDismissal, dismiss)
  }
}

/// The background of sheets and popovers: gray in dark mode, so that it stands out from the window.
struct RaisedBackgroundStyle: ShapeStyle {
  func __paint(in environment: EnvironmentValues) -> Paint {
    .color(environment.colorScheme == .dark ? .bytes(28, 28, 30) : .bytes(255, 255, 255))
  }
}

/// The layer between a presentation and the content below, which it dims and protects from touches.
struct PresentationShade: View, DismissingView {
  var isClear = false
  var dismiss: DismissAction?
  /// A part of the content below, in global coordinates, and the action of a touch there; nil for none.
  var exception: (frame: CGRect, action: DismissAction)?

  var body: some View {
    Color.black.opacity(isClear ? 0 : 0.2)
      .contentShape(Rectangle())
      .onTapGesture(coordinateSpace: .global) { location in
        if let exception, exception.frame.contains(location) {
          exception.action()
        } else {
          dismiss?()
        }
      }
      .modifier(AnnotationModifier(annotation))
      .accessibilityHidden(true)
  }

  private var annotation: DismissalAnnotation {
    guard let dismiss else { return DismissalAnnotation(dismiss: nil) }
    return DismissalAnnotation { dismiss() }
  }
}
