import Foundation
@_spi(Engine) import TactileAccessibility
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileInput
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileViewGraph

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
