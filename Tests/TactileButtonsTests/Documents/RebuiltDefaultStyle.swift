import Foundation
import SwiftUI

/// The attempts to rebuild the default style, each with its flaw.
enum RebuildStep: String, CaseIterable {
  /// A drag as it is by default: nothing happens before the finger has moved by ten points.
  case firstAttempt
  /// A drag of no distance: it works, and nothing is animated.
  case unanimated
  /// The whole style is animated by its state: the press comes slowly.
  case slowDim
  /// Only the release is animated, apart from the action: what the action changes jumps.
  case jumpingMarker
  /// The action is animated along with the release: so is everything else that it changes.
  case othersMove
  /// The press keeps the style's animation out: it looks like the system's.
  case rebuilt

  /// How far the finger has to move before the drag begins, in points.
  var minimumDistance: CGFloat { self == .firstAttempt ? 10 : 0 }
}

/// A label that dims while it is pressed, by one of the attempts.
struct RebuiltStyle: PrimitiveButtonStyle {
  let step: RebuildStep
  @State private var isDown = false

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(Color.accentColor)
      .opacity(isDown ? 0.2 : 1)
      .modifier(StateAnimation(value: isDown, isOn: step == .slowDim || step == .rebuilt))
      .onDrag(minimumDistance: step.minimumDistance) {
        if step == .rebuilt {
          var transaction = Transaction()
          transaction.disablesAnimations = true
          withTransaction(transaction) { isDown = true }
        } else {
          isDown = true
        }
      } ended: {
        switch step {
        case .firstAttempt, .unanimated, .slowDim, .rebuilt:
          isDown = false
          configuration.trigger()
        case .jumpingMarker:
          withAnimation { isDown = false }
          configuration.trigger()
        case .othersMove:
          withAnimation {
            isDown = false
            configuration.trigger()
          }
        }
      }
  }
}

private struct StateAnimation: ViewModifier {
  let value: Bool
  let isOn: Bool

  func body(content: Content) -> some View {
    if isOn { content.animation(.default, value: value) } else { content }
  }
}

extension View {
  /// Tells when a drag begins on the view, or goes on, and when it ends.
  fileprivate func onDrag(
    minimumDistance: CGFloat, began: @escaping () -> Void, ended: @escaping () -> Void
  ) -> some View {
    gesture(
      DragGesture(minimumDistance: minimumDistance).onChanged { _ in began() }
        .onEnded { _ in ended() })
  }
}

/// A button in a custom style and in the plain one; the action moves the marker in both labels.
struct MarkerPage<Style: PrimitiveButtonStyle>: View {
  let style: Style
  var inside = MarkerLabel.Stop.none
  var outside = MarkerLabel.Stop.none
  @State private var isRight = false

  var body: some View {
    VStack(spacing: 20) {
      button("A").buttonStyle(style).modifier(NilAnimation(isOn: outside == .animation))
      button("B").buttonStyle(.plain)
    }
  }

  private func button(_ title: String) -> some View {
    Button {
      isRight.toggle()
    } label: {
      MarkerLabel(title: title, isRight: isRight, stop: inside)
    }
  }
}

/// A title, and a marker on one of its sides.
struct MarkerLabel: View {
  /// Whether an animation of nil keeps it from moving.
  enum Stop { case none, animation }

  let title: String
  let isRight: Bool
  let stop: Stop

  var body: some View {
    Text(title)
      .frame(width: 200, height: 40)
      .overlay {
        Text("mark \(title)").font(.system(size: 10))
          .frame(maxWidth: .infinity, alignment: isRight ? .trailing : .leading)
      }
      .modifier(NilAnimation(isOn: stop == .animation))
  }
}

private struct NilAnimation: ViewModifier {
  let isOn: Bool

  func body(content: Content) -> some View {
    if isOn { content.animation(nil) } else { content }
  }
}
