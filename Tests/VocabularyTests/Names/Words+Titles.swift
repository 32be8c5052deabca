import Foundation
import SwiftUI

// Titles and values of every type: literals, keys, resources, strings, substrings and optionals.

struct TitlesOfAllKinds: View {
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
  let res: LocalizedStringResource = "a"
  let attr = AttributedString("a")
  let img = Image("a")
  let colors: [Color] = [.red]
  var name: String?
  var act: (() -> Void)?

  var body: some View {
    Group {
      Text(key)
      Text(res)
      Text(attr)
      Text(sub)
      Text(str + "b")
      Text(name ?? str)
      Text("a \(key)")
      Text("a \(sub) \(str) \(n) \(cg) \(f) \(on) \(d ?? 0) \(name ?? "x")")
      Text(n, format: .number)
    }
    Group {
      Text(cg, format: .number)
      Text(0.3, format: .percent)
      Text(n.formatted())
      Text("\(n, format: .number)")
      Text("\(n.formatted())")
      Button(key) {}
      Button(res) {}
      Button(sub) {}
      Button(str, role: on ? .cancel : nil) {}
    }
    Group {
      Button(key, systemImage: "a", role: .cancel) {}
      Button(action: act ?? {}) { Text("a") }
      Button(action: { act?() }, label: { img })
      Button(on ? str : "b", action: act ?? {})
      Button("a", action: act!)
      Button(role: .destructive) {
        act?()
      } label: {
        Label(key, systemImage: "a")
      }
      Button {
        on = true
      } label: {
        if on { Text("a") } else { img }
      }
      Toggle(key, isOn: $on)
      Toggle(str, isOn: .constant(true))
    }
    Group {
      Toggle("a", isOn: $on.animation(.easeIn))
      Toggle(isOn: $b) { if on { img } }
      Toggle(key, systemImage: "a", isOn: $on)
      Label(key, systemImage: "a")
      Label(res, systemImage: "a")
      Label(sub, systemImage: str)
      Label(str, image: "b")
      Label("a \(n)", systemImage: on ? "a" : "b")
      Label(attr.description, systemImage: "b")
    }
    Group {
      Link(key, destination: URL(string: "a")!)
      Link(str, destination: URL(filePath: "a"))
      Menu(key) { Text("a") }
      Menu(content: { Text("a") }, label: { img })
      Menu(content: { Text("a") }, label: { img }, primaryAction: {})
      ProgressView(value: f)
      ProgressView(value: cg, total: 3)
      ProgressView(value: d)
      ProgressView(key, value: 0.3)
    }
    Group {
      ProgressView(str, value: Double(n), total: 10)
      ProgressView(value: Double(n), total: Double(n), label: { Text("a") })
      DisclosureGroup(key) { Text("a") }
      DisclosureGroup(isExpanded: $on, content: { Text("a") }, label: { Text("b") })
      ControlGroup(key) { Text("a") }
      Section(key) { Text("a") }
      Section(str) { Text("a") }
      NavigationLink(key) { Text("a") }
      NavigationLink(str, value: n)
    }
    Group {
      NavigationLink(key, value: opt)
      NavigationLink(value: n, label: { Text("a") })
      NavigationLink(str, destination: { Text("a") })
      Image(systemName: on ? "a" : "b")
        .resizable()
        .frame(width: cg, height: cg)
        .foregroundStyle(on ? .red : .blue)
        .font(.system(size: cg, weight: on ? .bold : .regular))
        .imageScale(on ? .large : .small)
      Image(systemName: "a")
        .font(on ? .title : .body)
        .symbolRenderingMode(on ? .multicolor : .monochrome)
        .symbolVariant(on ? .fill : .none)
        .symbolEffect(.bounce, options: .repeat(3), value: n)
      Circle()
        .trim(from: 0, to: cg)
        .stroke(
          on ? Color.red : .blue, style: .init(lineWidth: cg, lineCap: .round, dash: [cg, 3]))
      Circle().stroke(on ? .red : .blue, lineWidth: 3)
      Circle().fill(on ? AnyShapeStyle(.tint) : AnyShapeStyle(.red))
      Circle().fill(colors[0].gradient)
    }
    Group {
      Circle().fill(.tint.opacity(0.3))
      Circle().strokeBorder(on ? .red : .blue, lineWidth: cg)
      RoundedRectangle(cornerRadius: on ? cg : 3, style: .continuous)
        .fill(on ? .red.opacity(0.3) : .clear)
      UnevenRoundedRectangle(cornerRadii: .init(topLeading: cg)).stroke()
      LinearGradient(
        colors: on ? [.red, .blue] : colors, startPoint: on ? .top : .leading,
        endPoint: .init(x: cg, y: 1))
      LinearGradient(colors: colors + [.blue.opacity(0.3)], startPoint: .top, endPoint: .bottom)
    }
  }
}
