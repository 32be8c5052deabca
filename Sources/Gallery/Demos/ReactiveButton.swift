import SwiftUI

/// Where the finger of a ``ReactiveButton`` is.
enum ReactivePhase {
  /// No finger is down.
  case idle
  /// It is down, beside the label.
  case outside
  /// It is down on the label.
  case inside
}

/// A button made of nothing but views and a drag, with looks to choose from.
struct ReactiveButton<Label: View>: View {
  let action: () -> Void
  @ViewBuilder let label: Label
  @State private var phase = ReactivePhase.idle
  @Environment(\.reactiveButtonStyle) private var style

  private var face: some View { style.makeBody(label: AnyView(label), phase: phase) }

  var body: some View { face.reactive(phase: $phase, action: action) { face } }
}

/// The look of a ``ReactiveButton``.
protocol ReactiveButtonStyle: Sendable {
  @MainActor func makeBody(label: AnyView, phase: ReactivePhase) -> AnyView
}

/// The label itself, pale under the finger.
struct PlainReactiveStyle: ReactiveButtonStyle {
  func makeBody(label: AnyView, phase: ReactivePhase) -> AnyView {
    AnyView(label.opacity(phase == .inside ? 0.5 : 1))
  }
}

extension View {
  /// Sets the look of the reactive buttons in this view.
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

/// The bounds of the view that is pressed.
private struct ReactiveBounds: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }

  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = nextValue()
  }
}

extension View {
  /// Shows a copy of the view on top of it, which takes the finger and knows the view's bounds.
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
