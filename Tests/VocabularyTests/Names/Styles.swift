import SwiftUI

// Declarations of button styles.

// 1.2.17: a protocol with one requirement.
struct PlainlyDeclared: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
  }
}

struct DeclaredBySelf: ButtonStyle {
  func makeBody(configuration: Self.Configuration) -> some View { configuration.label }
}

struct DeclaredByProtocol: ButtonStyle {
  func makeBody(configuration: ButtonStyle.Configuration) -> some View { configuration.label }
}

struct DeclaredByName: ButtonStyle {
  func makeBody(configuration: ButtonStyleConfiguration) -> some SwiftUI.View {
    configuration.label.foregroundColor(SwiftUI.Color.red)
  }
}

// 1.1.16, 1.2.19: the trigger is an action, in Swift 6 mode too.
struct TriggeredUncalled: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(action: configuration.trigger) { configuration.label }
      .onLongPressGesture(perform: configuration.trigger)
  }
}

struct Generic<Background: View, S: Shape>: ButtonStyle {
  let shape: S
  @ViewBuilder var background: (Bool) -> Background

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.background(background(configuration.isPressed)).clipShape(shape)
  }
}

struct DecidingAtTheTop: ButtonStyle {
  enum Kind { case filled, outlined, bare }
  var kind = Kind.filled
  @Environment(\.isEnabled) private var isEnabled: Bool

  func makeBody(configuration: Configuration) -> some View {
    switch kind {
    case .filled: configuration.label.background(.blue)
    case .outlined: configuration.label.border(Color.blue, width: isEnabled ? 2 : 1)
    case .bare: configuration.label
    }
  }
}

extension ButtonStyle where Self == DecidingAtTheTop {
  static var deciding: Self { .init() }
  static func deciding(_ kind: DecidingAtTheTop.Kind) -> DecidingAtTheTop { Self(kind: kind) }
}
