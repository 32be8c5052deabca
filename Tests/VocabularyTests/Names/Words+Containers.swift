import Foundation
import SwiftUI

// Containers, loops, presentations and callbacks, with closures of every form.

struct Errand: Identifiable, Hashable {
  var id: Int; var name = ""; var on = false; var children: [Errand]? = nil
}

enum ErrandTab: String, CaseIterable, Identifiable { case a, b; var id: Self { self } }

struct FormsOfContainers: View {
  @State var items: [Errand] = []
  @State var sel: Errand?
  @State var tab = ErrandTab.a
  @State var on = false
  @State var err: Error?
  @State var rect = CGRect.zero
  @Environment(\.dismiss) var dismiss
  var spacing: CGFloat?

  var swiped: some View {
    List {
      ForEach(items) { item in
        Button(item.name) { sel = item }
          .swipeActions {
            Button(role: .destructive) {
              items.removeAll { $0.id == item.id }
            } label: {
              Label("Delete", systemImage: "trash")
            }
            Button("Flag") { on.toggle() }.tint(.orange)
          }
          .swipeActions(edge: .leading, allowsFullSwipe: false) {
            Button("Pin", systemImage: "pin") { sel = nil }
          }
          .swipeActions(allowsFullSwipe: on) { if on { Button("More") {} } }
      }
    }
  }

  private func edges(_ edge: HorizontalEdge) -> HorizontalEdge.Set {
    switch edge {
    case .leading: on ? [.leading] : [.leading, .trailing]
    case .trailing: HorizontalEdge.Set(rawValue: HorizontalEdge.Set(edge).rawValue).union(.all)
    }
  }

  var body: some View {
    Group {
      ForEach(items) { item in Text(item.name) }
      ForEach(items, content: row)
      ForEach(items) { row($0) }
      ForEach(items, id: \.self) { Text($0.name) }
      ForEach(items, id: \.id, content: row)
      ForEach(Array(zip(items.indices, items)), id: \.0) { i, item in Text("\(i) \(item.name)") }
      ForEach(items.indices, id: \.self) { i in Text(items[i].name) }
      ForEach(0..<items.count, id: \.self) { i in Toggle("A", isOn: $items[i].on) }
      ForEach(ErrandTab.allCases) { Text($0.rawValue.capitalized) }
      ForEach(ErrandTab.allCases, id: \.self) { tab in Button(tab.rawValue) { self.tab = tab } }
      ForEach($items) { item in Toggle(item.wrappedValue.name, isOn: item.on) }
      ForEach($items, id: \.id) { $item in Toggle("A", isOn: $item.on) }
      ForEach(1...3, id: \.self) { Text("\($0)") }
      ForEach(["a": 1].sorted(by: <), id: \.key) { key, value in Text(key) }
      ForEach(items.enumerated().map { $0 }, id: \.offset) { offset, item in Text("\(offset)") }
    }
    Group {
      HStack(spacing: spacing) {}
      HStack(alignment: on ? .top : .bottom, spacing: on ? 3 : nil) { Text("A") }
      VStack(alignment: .leading) {
        if on { Text("A") } else if sel != nil { Text("B") } else { EmptyView() }
      }
      ZStack(alignment: .init(horizontal: .leading, vertical: .top)) {
        Color.red; Text("A")
      }
      ScrollView(on ? .horizontal : .vertical) { Text("A") }
      ScrollView([], showsIndicators: false) { Text("A") }
      LazyVGrid(columns: Array(repeating: .init(.flexible()), count: 3)) { Text("A") }
      LazyVGrid(
        columns: [.init(.adaptive(minimum: 80, maximum: 100), spacing: 3)], alignment: .leading,
        spacing: 4
      ) { Text("A") }
      Grid {
        GridRow { Text("A") }; Divider(); GridRow(alignment: .top) { Text("B") }
      }
      Section("A") { Text("B") }
    }
    Group {
      GeometryReader { geo in
        Text("A").frame(width: geo.size.width, height: geo.size.height / 2).position(
          x: geo.frame(in: .local).midX, y: geo.frame(in: .global).midY)
      }
      GeometryReader {
        let w = $0.size.width; Text("\(w)")
      }
      Text("A").background(
        GeometryReader { geo in Color.clear.onAppear { rect = geo.frame(in: .global) } })
      Text("A").background {
        GeometryReader { geo in Color.clear.preference(key: ErrandSize.self, value: geo.size) }
      }
      Text("A").onPreferenceChange(ErrandSize.self) { size in print(size) }
      Text("A").onGeometryChange(for: CGRect.self) { proxy in
        proxy.frame(in: .global)
      } action: {
        rect = $0
      }
      Text("A").onGeometryChange(for: CGFloat.self, of: { $0.size.height }, action: { print($0) })
      Text("A").onGeometryChange(for: CGSize.self, of: \.size) { print($0) }
      Text("A").alignmentGuide(.leading) { d in d[.trailing] }
      Text("A").alignmentGuide(.bottom, computeValue: { $0[.firstTextBaseline] })
      Text("A").alignmentGuide(VerticalAlignment.top) { _ in 3 }
    }
    Group {
      Text("A").sheet(item: $sel) { Text($0.name) }
      Text("A").sheet(item: $sel, content: row)
      Text("A").sheet(isPresented: $on, onDismiss: { dismiss() }) { Text("A") }
      Text("A").sheet(isPresented: Binding(get: { sel != nil }, set: { if !$0 { sel = nil } })) {
        Text("A")
      }
      Text("A").alert("A", isPresented: $on) {
      } message: {
        Text("B")
      }
      Text("A").alert("A", isPresented: $on, actions: {}, message: { Text("B") })
      Text("A").alert("A", isPresented: .constant(err != nil), presenting: err) { _ in
        Button("OK") { err = nil }
      } message: {
        Text($0.localizedDescription)
      }
      Text("A").alert(isPresented: $on) {
        Alert(
          title: Text("A"), message: Text("B"), primaryButton: .default(Text("A")),
          secondaryButton: .cancel(Text("B")) { on = false })
      }
      Text("A").confirmationDialog("A", isPresented: $on, titleVisibility: .visible) {
        Button("A", role: .destructive) {}
      } message: {
        Text("M")
      }
      Text("A").popover(isPresented: $on, attachmentAnchor: .rect(.bounds), arrowEdge: .top) {
        Text("A")
      }
      Text("A").fullScreenCover(isPresented: $on, onDismiss: nil) { Text("A") }
      Text("A").contextMenu {
        Button("A") {}; Divider(); Button("B", role: .destructive) {}
      }
      Text("A").toolbar {
        ToolbarItem(placement: .navigationBarTrailing) { Button("A") {} };
        ToolbarItemGroup(placement: .bottomBar) {
          Spacer(); Button("B") {}
        }
      }
    }
    Group {
      Text("A").task { await Task.yield() }
      Text("A").task(id: sel) { try? await Task.sleep(for: .seconds(1)) }
      Text("A").onAppear(perform: load).onDisappear(perform: nil)
      Text("A").onReceive(NotificationCenter.default.publisher(for: .init("a"))) { _ in }
      Text("A").onHover { on = $0 }
      Text("A").onHover(perform: hovered)
      Text("A").gesture(
        DragGesture(minimumDistance: 0).onChanged { _ in on = true }.onEnded { _ in on = false })
      Text("A").simultaneousGesture(
        DragGesture().onEnded { v in rect.origin.x += v.translation.width })
      Text("A").gesture(
        LongPressGesture(minimumDuration: 1).onEnded { _ in on = true }.sequenced(
          before: TapGesture().onEnded { on = false }))
      Text("A").highPriorityGesture(TapGesture().onEnded { _ in on.toggle() })
      Text("A").environment(\.colorScheme, on ? .dark : .light)
      Text("A").environment(\.font, on ? .body : nil).environment(\.lineLimit, 3).environment(
        \.isEnabled, false)
      Text("A").modifier(on ? Shifted(x: 1) : Shifted(x: 2)).id(sel).disabled(on || sel == nil)
      Text("A").keyboardShortcut(on ? .defaultAction : .cancelAction)
      Text("A").buttonStyle(.bordered).buttonBorderShape(on ? .capsule : .roundedRectangle)
        .controlSize(on ? .large : .small)
    }
  }

  func row(_ i: Errand) -> some View { Text(i.name) }
  func load() {}
  func hovered(_ h: Bool) {}
}

struct Shifted: ViewModifier { var x = 1; func body(content: Content) -> some View { content } }

struct ErrandSize: PreferenceKey {
  static let defaultValue = CGSize.zero;
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}
