import SwiftUI

// Buttons, with all of their initializers.

struct Buttons: View {
  @State private var count = 0
  var title = "Pay"
  var substring: Substring { title.prefix(2) }
  var key: LocalizedStringKey = "Pay"
  var role: ButtonRole?
  var action: () -> Void = {}
  var handler: (() -> Void)?

  func pay() { count += 1 }

  var body: some View {
    VStack {
      Button("Pay") { count += 1 }
      Button("Pay \(count)") { pay() }
      Button("Pay", action: pay)
      Button(title, action: action)
      Button(title) { action() }
      Button(key) { handler?() }
      Button(substring) {}
      Button(LocalizedStringKey(title), action: {})
    }
    VStack {
      Button(action: pay) { Text(title) }
      Button(action: { count += 1 }) { Text(title).bold() }
      Button(action: { self.pay() }, label: { Label(title, systemImage: "star") })
      Button(action: action) {
        HStack {
          Image(systemName: "star")
          Text("Pay")
        }
      }
      Button {
        count += 1
      } label: {
        Text("Pay")
      }
      Button {
        Task { pay() }
      } label: {
        if count > 1 { Text("Pay") } else { EmptyView() }
      }
    }
    VStack {
      Button("Delete", role: .destructive) {}
      Button("Delete", role: .destructive, action: pay)
      Button(title, role: role, action: action)
      Button(title, role: .cancel) { pay() }
      Button(key, role: .none) {}
      Button(role: .destructive) {
        pay()
      } label: {
        Text("Delete")
      }
      Button(role: role, action: pay) { Text("Delete") }
      Button(role: .cancel, action: { pay() }, label: { Image(systemName: "xmark") })
      Button(role: nil) {
      } label: {
        EmptyView()
      }
    }
    VStack {
      Button("Pay", systemImage: "star") {}
      Button("Pay", systemImage: "star", action: pay)
      Button(title, systemImage: "star") { pay() }
      Button(key, systemImage: "star", action: action)
      Button("Delete", systemImage: "trash", role: .destructive) { pay() }
      Button("Delete", systemImage: "trash", role: role, action: pay)
      Button(title, systemImage: "trash", role: nil, action: pay)
    }
  }
}

struct Wrapping: PrimitiveButtonStyle {
  func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
    Button(configuration)
      .simultaneousGesture(TapGesture().onEnded(configuration.trigger))
      .onTapGesture(perform: configuration.trigger)
      .onTapGesture(count: 2) { configuration.trigger() }
      .opacity(configuration.role == .destructive ? 0.5 : 1)
  }
}

extension PrimitiveButtonStyle where Self == Wrapping {
  static var wrapping: Wrapping { .init() }
}

struct Styled: View {
  @Environment(\.isEnabled) private var isEnabled
  @State private var isOn = false

  var body: some View {
    VStack {
      Button("Pay") {}
        // 1.2.21: an overload for each of the protocols.
        .buttonStyle(.wrapping)
        .buttonStyle(Wrapping())
        .buttonStyle(PlainlyDeclared())
        .buttonStyle(.deciding(isOn ? .filled : .bare))
        .disabled(!isEnabled || isOn)
      Button("Pay") {}
        .buttonStyle(.borderedProminent)
        .buttonBorderShape(.capsule)
        .buttonBorderShape(.circle)
        .buttonBorderShape(isOn ? .roundedRectangle : .automatic)
        .controlSize(.mini)
        .controlSize(isOn ? .extraLarge : .small)
      Button("Pay") {}
        .buttonRepeatBehavior(.enabled)
        .tint(.red)
        .tint(isOn ? .red : nil)
        .tint(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        .accentColor(.green)
        .sensoryFeedback(.success, trigger: isOn)
        .sensoryFeedback(trigger: isOn) { _, new in new ? .impact(weight: .heavy) : nil }
      Button("Pay") {}
        .sensoryFeedback(.impact(flexibility: .soft, intensity: 0.5), trigger: isOn)
        .sensoryFeedback(.selection, trigger: isOn) { old, new in old != new }
        .id(isOn)
        .modifier(Modified(isOn: isOn))
        .accessibility(label: Text("Pay"))
        .accessibility(identifier: "pay")
        .accessibilityRepresentation { Button("Pay") {} }
    }
  }

  struct Modified: ViewModifier {
    var isOn: Bool
    func body(content: Content) -> some View { content.opacity(isOn ? 1 : 0.5) }
  }
}

struct Asking: ButtonStyle {
  @ViewBuilder
  func makeBody(configuration: Configuration) -> some View {
    if #available(iOS 26.0, macOS 26.0, *) {
      configuration.label.glassEffect(.regular.interactive())
    } else if #available(iOS 17, *) {
      configuration.label.background(.thinMaterial, in: .capsule)
    } else {
      configuration.label.background(Capsule().fill(.gray))
    }
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
struct Conditional: ButtonStyle {
  func makeBody(configuration: Self.Configuration) -> some View {
    configuration.label
      #if os(iOS)
        .hoverEffect()
      #elseif os(macOS)
        .onHover { _ in }
      #endif
      .padding()
      #if !os(watchOS)
        .contentShape(Rectangle())
      #endif
  }
}
