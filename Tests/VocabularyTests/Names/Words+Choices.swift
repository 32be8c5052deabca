import SwiftUI

// Arguments that depend on state: optional colors, fonts, animations and actions, and conditional expressions.

struct ChosenByState: View {
  @State var on = false
  @State var n = 0
  @State var date: Date?
  var optColor: Color?
  var optAnim: Animation?
  var optFont: Font?
  var optStyle: AnyShapeStyle?
  var optEdge: Edge?
  var optText: Text?
  var optImage: Image?
  var label: String = "a"
  var action: () -> Void = {}
  var asyncAction: () async -> Void = {}
  var optAction: (() -> Void)?

  var body: some View {
    Group {
      Text(label).foregroundStyle(optColor ?? .red)
      Text(label).foregroundStyle(optStyle ?? AnyShapeStyle(.primary))
      Text(label).background(optColor)
      Text(label).background(optColor ?? .clear)
      Text(label).background(on ? .red : .blue)
      Text(label).background(on ? Color.red : nil)
      Text(label).background(on ? .red.opacity(0.1) : .clear, in: .rect(cornerRadius: 3))
      Text(label).overlay(optText)
      Text(label).overlay(optImage?.resizable(), alignment: .top)
      Text(label).overlay { optText }
    }
    Group {
      Text(label).tint(optColor)
      Text(label).tint(.red)
      Text(label).tint(on ? .red : .blue)
      Text(label).tint(on ? .red : nil)
      Text(label).font(on ? optFont : nil)
      Text(label).font(on ? .body : nil)
      Text(label).accentColor(optColor)
      Text(label).accentColor(.red)
    }
    Group {
      Text(label).padding(on ? 4 : 8)
      Text(label).padding(.leading, on ? 4 : nil)
      Text(label).padding([.leading, .trailing], 8).padding(on ? [.top] : .bottom)
      Text(label).frame(width: on ? 3 : nil, height: CGFloat(n))
      Text(label).frame(maxWidth: on ? .infinity : nil)
      Text(label).frame(minWidth: 0, maxWidth: .infinity, alignment: on ? .leading : .trailing)
      Text(label).opacity(on ? 1 : 0.3).scaleEffect(on ? 1.1 : 1).rotationEffect(
        .degrees(on ? 3 : 0))
      Text(label).offset(x: CGFloat(n), y: on ? -3 : 0)
      Text(label).offset(.init(width: 3, height: 2))
      Text(label).shadow(color: .black.opacity(on ? 0.2 : 0), radius: 3, y: 2)
    }
    Group {
      Button(action: action) { Text(label) }
      Button(action: action, label: { Text(label) })
      Button(label, action: action)
      Button(label) { Task { await asyncAction() } }
      Button {
        optAction?()
      } label: {
        Text(label)
      }
      Button(role: .destructive, action: action) { Text(label) }
      Button(role: on ? .destructive : nil, action: action) { Text(label) }
      Button(label, role: .destructive, action: action)
      Button(label, systemImage: "star", action: action)
      Button(on ? "On" : "Off") { on.toggle() }
      Button(on ? "On" : "Off", action: action)
    }
    Group {
      Button("\(n)", systemImage: on ? "star" : "heart") { n += 1 }
      Button(on ? "A" : label) {}
      Button("A \(label)", role: .cancel) {}
      Button(LocalizedStringKey(label)) {}
      Button(String(n)) {}
      Button(label.uppercased()) {}
      Button(label.prefix(2)) {}
      Button("A" + label) {}
      Button(n.description) { self.n = 3 }
      Button {
      } label: {
      }
    }
    Group {
      Label(label, systemImage: on ? "a" : "b")
      Label(on ? "A" : "B", systemImage: "a")
      Label {
        Text(label)
      } icon: {
        optImage
      }
      Label {
        Text(label)
      } icon: {
        Image(systemName: "a").foregroundStyle(optColor ?? .primary)
      }
      Label("A \(n)", systemImage: "a").labelStyle(on ? TitleAlone() : TitleAlone())
      Toggle(label, isOn: $on.animation())
      Toggle(on ? "A" : "B", isOn: $on)
      Toggle(isOn: $on, label: { Text("A") })
      Toggle("A", isOn: Binding(get: { n > 1 }, set: { n = $0 ? 2 : 0 }))
      Toggle(isOn: Binding(get: { on }, set: { v in on = v })) { Text("A") }
    }
    Group {
      Text(label).onChange(of: n) { print("x") }
      Text(label).onChange(of: n) { new in print(new) }
      Text(label).onChange(of: n) { _, new in print(new) }
      Text(label).onChange(of: n) { old, new in n = old }
      Text(label).onChange(of: n, initial: true) {}
      Text(label).onChange(of: n, perform: { print($0) })
      Text(label).onChange(of: n, perform: change)
      Text(label).onChange(of: n, change)
      Text(label).onChange(of: label, action)
      Text(label).onChange(of: date) { date = nil }
    }
    Group {
      Text(label).onTapGesture(perform: action)
      Text(label).onTapGesture { action() }
      Text(label).onTapGesture(count: 2) { n += 1 }
      Text(label).onTapGesture { p in print(p.x) }
      Text(label).onTapGesture { print($0) }
      Text(label).onLongPressGesture(minimumDuration: 0.2, perform: action)
      Text(label).onLongPressGesture(
        minimumDuration: .infinity, maximumDistance: .infinity, pressing: { p in on = p },
        perform: {})
      Text(label).onLongPressGesture(
        minimumDuration: 0, maximumDistance: .infinity, perform: {}, onPressingChanged: { on = $0 })
      Text(label).onLongPressGesture(perform: {}) { on = $0 }
    }
    Group {
      Text(label).animation(optAnim, value: n)
      Text(label).animation(on ? .default : .none, value: n)
      Text(label).animation(.none, value: n)
      Text(label).animation(
        on ? .spring(response: 0.3, dampingFraction: 0.5) : .easeIn(duration: 0.2), value: on)
      Text(label).animation(on ? optAnim : nil)
      Text(label).transition(on ? .opacity : .slide)
      Text(label).transition(.scale.combined(with: .opacity))
      Text(label).transition(.move(edge: optEdge ?? .top))
      Text(label).transition(
        .asymmetric(insertion: .move(edge: .leading).combined(with: .opacity), removal: .opacity))
      Text(label).transition(.opacity.combined(with: .scale(scale: 0.8)))
      Text(label).transition(.push(from: .top).animation(.easeIn))
    }
  }

  func change(_ n: Int) {}
  func change(_ a: Int, _ b: Int) {}
}

struct TitleAlone: LabelStyle {

  func makeBody(configuration: Configuration) -> some View { configuration.title }
}
