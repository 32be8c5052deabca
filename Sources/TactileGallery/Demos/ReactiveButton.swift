import SwiftUI

/// The state of the finger on a ``ReactiveButton``.
enum ReactivePhase {
  /// No finger is down.
  case idle
  /// A finger is down, outside of the label.
  case outside
  /// A finger is down on the label.
  case inside
}

/// A button made only of views and a drag gesture, with a customizable style.
struct ReactiveButton<Label: View>: View {
  let action: () -> Void
  @ViewBuilder let label: Label
  @State private var phase = ReactivePhase.idle
  @Environment(\.reactiveButtonStyle) private var style

  private var face: some View { style.makeBody(label: AnyView(label), phase: phase) }

  var body: some View { face.reactive(phase: $phase, action: action) { face } }
}

/// The appearance of a ``ReactiveButton``.
protocol ReactiveButtonStyle: Sendable {
  @MainActor func makeBody(label: AnyView, phase: ReactivePhase) -> AnyView
}

/// The plain label, which is dimmed under the finger.
struct PlainReactiveStyle: ReactiveButtonStyle {
  func makeBody(label: AnyView, phase: ReactivePhase) -> AnyView {
    AnyView(label.opacity(phase == .inside ? 0.5 : 1))
  }
}

extension View {
  /// Sets the style of the reactive buttons in this view.
  func reactiveButtonStyle(_ style: some ReactiveButtonStyle) -> some View {
    environment(\.reactiveButtonStyle, style)
  }
}

private struct ReactiveButtonStyleKey: EnvironmentKey {
  static let defaultValue: any ReactiveButtonStyle = PlainReactiveStyle()
}

extension EnvironmentValues {
  fileprivate(set) var reactiveButtonStyle: any ReactiveButtonStyle {
    get { self[ReactiveButtonStyleKey.self] }
    set { self[ReactiveButtonStyleKey.self] = newValue }
  }
}

/// The bounds of the pressed view.
private struct ReactiveBounds: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }

  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = nextValue()
  }
}

extension View {
  /// Overlays a copy of the view that receives the finger and knows the view's bounds.
  func reactive(
    phase: Binding<ReactivePhase>, action: @escaping () -> Void,
    @ViewBuilder copy: @escaping () -> some View
  ) -> some View {
    anchorPreference(key: ReactiveBounds.self, value: .bounds) { $0 }
      .overlayPreferenceValue(ReactiveBounds.self) { anchor in
        GeometryReader { proxy in
          copy().gesture(
            DragGesture(minimumDistance: 0)
              .onChanged { drag in
                guard let anchor else { return }
                phase.wrappedValue = proxy[anchor].contains(drag.location) ? .inside : .outside
              }
              .onEnded { drag in
                if let anchor, proxy[anchor].contains(drag.location) { action() }
                phase.wrappedValue = .idle
              })
        }
      }
  }
}
