import Foundation
import SwiftUI

// Arguments of every type: all types of numbers, unwrapped optionals, conditional expressions, parts of collections.

struct ArgumentsOfAllKinds: View {
  @State private var on = false
  @State private var n = 3
  @State private var d: Double? = 0.5
  @State private var f: Float = 1
  @State private var cg: CGFloat = 3
  @Binding var b: Bool
  @Binding var opt: Int?
  let str = "a"
  let sub: Substring = "a"
  let key: LocalizedStringKey = "a"
  let img = Image("a")
  let shape = AnyShape(Circle())
  let colors: [Color] = [.red]
  var name: String?
  var e: Error?
  var act: (() -> Void)?
  var edges: Edge.Set = .all
  var insets: EdgeInsets?

  var body: some View {
    Group {
      Text("a").padding(cg).padding(Double(n)).padding(CGFloat(n)).padding(n > 3 ? 4 : 8)
      Text("a").padding(.horizontal, n == 3 ? 4 : cg).padding(edges, cg).padding(edges)
      Text("a").padding(insets ?? .init()).padding(insets ?? EdgeInsets())
      Text("a")
        .frame(width: cg, height: Double(n))
        .frame(width: .init(n))
        .frame(width: min(cg, 3), height: max(cg, 4))
      Text("a")
        .frame(minWidth: nil, maxWidth: cg, alignment: .init(horizontal: .leading, vertical: .top))
      Text("a").opacity(cg).opacity(Double(f)).opacity(n == 1 ? 0 : Double(cg))
      Text("a")
        .rotationEffect(.radians(cg))
        .rotationEffect(Angle(radians: .pi / 2))
        .rotationEffect(.degrees(360 * cg))
      Text("a")
        .scaleEffect(cg)
        .scaleEffect(x: cg, y: 1)
        .scaleEffect(on ? CGSize(width: 1, height: 2) : .zero)
      Text("a")
        .offset(x: on ? -cg : cg, y: -3)
        .offset(on ? .zero : CGSize(width: 3, height: 3))
        .offset(y: .zero)
    }
    Group {
      Text("a")
        .blur(radius: on ? cg : 0, opaque: on)
        .hueRotation(.degrees(on ? 30 : 0))
        .saturation(on ? 0 : 1.5)
      Text("a")
        .foregroundColor(colors.first)
        .foregroundColor(colors[0])
        .foregroundColor(colors.randomElement() ?? .red)
      Text("a")
        .foregroundStyle(colors.first ?? .red)
        .foregroundStyle(on ? colors[0] : .secondary)
      Text("a")
        .foregroundStyle(on ? Color.primary : .secondary)
        .foregroundStyle(on ? .primary : .secondary)
      Text("a").foregroundStyle(on ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary))
      Text("a")
        .foregroundStyle(.primary.opacity(0.3))
        .foregroundStyle(.tint.opacity(on ? 1 : 0))
      Text("a")
        .background(colors.first)
        .background(colors[0].opacity(0.3))
        .background(.red.gradient.opacity(0.3))
      Text("a")
        .background(on ? AnyView(Color.red) : AnyView(EmptyView()))
        .background(on ? Color.red : .blue, in: shape)
      Text("a")
        .background(.red, ignoresSafeAreaEdges: .top)
        .background(.thinMaterial, ignoresSafeAreaEdges: [])
    }
    Group {
      Text("a")
        .background(img.resizable())
        .background(img, alignment: .top)
        .background(alignment: .top) {
          img; Color.red
        }
      Text("a")
        .background(Capsule().fill(.red).padding(3))
        .background(Circle().foregroundStyle(.red))
        .background(Circle())
      Text("a")
        .overlay(Text("b"), alignment: .top)
        .overlay(on ? Text("b") : nil)
        .overlay(Circle().stroke())
        .overlay(.red, in: shape)
      Text("a")
        .overlay(alignment: on ? .top : .bottom) { if on { Text("b") } }
        .overlay { Circle().stroke(on ? .red : .clear, lineWidth: cg) }
      Text("a")
        .clipShape(shape)
        .clipShape(on ? AnyShape(.capsule) : shape)
        .contentShape(shape)
        .contentShape([.interaction], shape)
      Text("a")
        .border(on ? Color.red : .clear)
        .border(.red.opacity(0.3), width: on ? 1 : 0)
        .border(.tint)
      Text("a")
        .shadow(color: on ? .red : .clear, radius: cg, x: cg, y: Double(n))
        .shadow(color: .init(white: 0.3), radius: 3)
      Text("a")
        .tint(on ? Color.red : nil)
        .tint(colors.first)
        .tint(Color(.systemRed))
        .tint(.init(white: 0.3))
      Text("a")
        .disabled(opt == nil)
        .disabled(name?.isEmpty ?? true)
        .disabled(!on || n > 3)
        .hidden()
    }
    Group {
      Text("a")
        .animation(.easeInOut(duration: Double(cg)), value: cg)
        .animation(on ? .easeIn : .easeOut, value: opt)
        .animation(.linear(duration: 0.2).delay(Double(n) * 0.1), value: [n, n])
      Text("a")
        .animation(.spring(dampingFraction: 0.3))
        .animation(.spring(response: 0.3))
        .animation(.spring(bounce: 0.3), value: on)
        .animation(.spring(duration: 0.3), value: on)
      Text("a")
        .transition(.move(edge: on ? .leading : .trailing))
        .transition(.opacity.combined(with: .move(edge: .top)).animation(.easeIn))
        .transition(on ? AnyTransition.scale : .slide)
      Text("a")
        .onChange(of: d) { d = nil }
        .onChange(of: [n, 3]) { a, b in }
        .onChange(of: e != nil) {}
        .onChange(of: b, initial: on) { _, v in on = v }
      Text("a")
        .onAppear { on.toggle() }
        .onAppear(perform: act)
        .onAppear { withAnimation(.easeIn(duration: 1).repeatForever()) { on = true } }
        .onDisappear(perform: act)
      Text("a")
        .onTapGesture(perform: act ?? {})
        .onTapGesture(count: n) { on = true }
        .onTapGesture { withAnimation { on.toggle() } }
      Text("a")
        .environment(\.locale, .init(identifier: "de"))
        .environment(\.font, .body)
        .environment(\.lineSpacing, cg)
        .environment(\.multilineTextAlignment, on ? .leading : .center)
      Text("a")
        .accessibilityValue("\(n) of 3")
        .accessibilityValue(Text("\(n)"))
        .accessibilityValue(n.formatted())
        .accessibilityHint(on ? "a" : "b")
        .accessibilityHint(key)
      Text("a")
        .help(key)
        .help(str)
        .help(Text("a"))
        .help("a \(n)")
        .help(on ? "a" : "b")
        .help(sub)
    }
    Group {
      Text("a")
        .navigationTitle(key)
        .navigationTitle(str)
        .navigationTitle("a \(n)")
        .navigationTitle(Text("a"))
        .navigationTitle(on ? "a" : "b")
      Text("a").alert(key, isPresented: $on) {}
      Text("a").alert(name ?? "x", isPresented: $on) { Button("a") {} }
      Text("a").alert("a \(n)", isPresented: $on, presenting: name) { Text($0) }
      Text("a").confirmationDialog(key, isPresented: $on) {}
      Text("a")
        .confirmationDialog("a \(n)", isPresented: $on) {
          Button("a") {}
        } message: {
          Text("b")
        }
      Text("a")
        .alert(isPresented: $on) {
          on
            ? Alert(title: Text("a"))
            : Alert(title: Text("b"), dismissButton: .default(Text("c"), action: { act?() }))
        }
    }
  }
}
