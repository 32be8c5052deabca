import SwiftUI

// Composed views: bodies, modifiers, type-erased views, equatable views and previews.

struct Compared: View, Equatable {
  var number = 1
  var body: some View { Text("\(number)") }
}

struct Framed<Content: View>: ViewModifier {
  var inner: Content
  func body(content: Self.Content) -> some View { content.background(inner) }
  typealias Content = _ViewModifier_Content<Self>
}

struct BuiltViews: View {
  var isOn = false

  private var erased: [AnyView] {
    [AnyView(erasing: Text("A")), isOn ? AnyView(Circle()) : AnyView(erasing: EmptyView())]
  }
  private var modified: some View {
    var view = ModifiedContent(content: Text("A"), modifier: Tinted())
    view.content = Text("B")
    view.modifier = Tinted(color: .blue)
    return view
  }

  var body: some View {
    Compared(number: 2).equatable()
    EquatableView(content: Compared()).content
    TupleView((Text("A"), Text("B")))
    TupleView((Text("A"), 3)).value.0
    modified
    erased[0]
    GeometryReader { Text("\($0.size.width)") }
    body(of: Compared())
  }

  private func body<V: View>(of view: V) -> V.Body { view.body }
}

struct Tinted: ViewModifier {
  var color: Color?
  func body(content: Content) -> some View { content.foregroundStyle(color ?? .red) }
}

/// A modifier that forwards to another one.
struct Again<Other: ViewModifier>: ViewModifier {
  let other: Other
  func body(content: Content) -> some View { content.modifier(other) }
  func other(_ content: Other.Content) -> Other.Body { other.body(content: content) }
}

struct BodiesOfViews: View {
  @State private var isOn = false

  var body: some View {
    Group {
      Circle().body
      GlassEffectContainer { Text("A") }.body
      NavigationLink("Next") { Text("A") }.body
      NavigationStack { Text("A") }.body
      NavigationView { Text("A") }.body
      List { Text("A") }.body
      Form { Text("A") }.body
      Section { Text("A") }.body
      Menu("A") { Text("A") }.body
    }
    Group {
      Toggle("A", isOn: $isOn).body
      ProgressView("A").body
      Link("A", destination: URL(filePath: "/a")).body
      DisclosureGroup("A") { Text("A") }.body
      ControlGroup { Text("A") }.body
      labels
    }
    .toolbar { Tools() }
  }

  @ViewBuilder private var labels: some View {
    name(of: Button(role: .close) {})
    content(of: ControlGroup("A") { Text("A") })
  }

  private func name(of button: Button<DefaultButtonLabel>) -> some View { button }
  private func label(of label: DefaultButtonLabel) -> some View { label.body }
  private func content(of group: ControlGroup<LabeledControlGroupContent<Text, Text>>) -> some View
  {
    group
  }
  private func content(of group: LabeledControlGroupContent<Text, Text>) -> some View { group.body }
}

struct Tools: ToolbarContent {
  var body: some ToolbarContent { ToolbarItem { Button("A") {} } }
  func inner<Content: ToolbarContent>(of content: Content) -> Content.Body { content.body }
}

/// The subviews of a container.
struct ContentsOfViews {
  let reader = GeometryReader { Text("\($0.size.width)") }
  let scroll = ScrollViewReader { proxy in Button("Top") { proxy.scrollTo(1) } }
  let each = ForEach(0..<3) { Text("\($0)") }

  @MainActor func again(_ proxy: GeometryProxy, _ other: ScrollViewProxy) -> [AnyView] {
    [AnyView(reader.content(proxy)), AnyView(scroll.content(other)), AnyView(each.content(1))]
      + each.data.map { AnyView(each.content($0)) }
  }
}

/// Primitive views have no body to evaluate.
@MainActor enum WithoutBodies {
  struct Primitive: ViewModifier { typealias Body = Never }

  static func body(_ view: Group<Text>) -> Never { view.body }
  static func body(_ view: ForEach<Range<Int>, Int, Text>) -> Never { view.body }
  static func body(_ view: GridRow<Text>) -> Never { view.body }
  static func body(_ view: Text?) -> Never { view.body }
  static var bodyOfNone: KeyPath<Never, Never> { \Never.body }
  static func body(_ view: ModifiedContent<Text, Tinted>) -> Never { view.body }
  static func body(_ item: ToolbarItem<(), Text>) -> Never { item.body }
  static func body(_ items: ToolbarItemGroup<Text>) -> Never { items.body }
  static func body(_ space: ToolbarSpacer) -> Never { space.body }
  static func body(_ modifier: Primitive, _ content: Primitive.Content) -> Never {
    modifier.body(content: content)
  }
}

struct BuiltViewsPreviews: PreviewProvider {
  static var previews: some View {
    BuiltViews()
    BuiltViews(isOn: true)
  }
}

enum OwnPreview: PreviewRegistry {
  static var fileID: String { #fileID }
  static var line: Int { 3 }
  static var column: Int { 1 }

  static func makePreview() throws -> Preview {
    Preview("Own", traits: .sizeThatFitsLayout, .landscapeLeft) { BuiltViews() }
  }
}

@MainActor func foundPreviews(in registry: any PreviewRegistry.Type) throws -> [String] {
  let traits: [PreviewTrait<Preview.ViewTraits>] = [
    .defaultLayout, .portrait, .portraitUpsideDown, .landscapeRight,
    .fixedLayout(width: 100, height: 50),
    .look(.iOS18), .look(.iOS26),
  ]
  let own = try registry.makePreview()
  let others = [Preview { Text("A") }, Preview(BuiltViewsPreviews.self)]
  return others.compactMap(\.displayName) + [
    own.displayName ?? "", "\(registry.fileID):\(registry.line):\(registry.column) \(traits.count)",
  ]
}

@MainActor func previews<Provider: PreviewProvider>(of provider: Provider.Type) -> Provider.Previews
{
  provider.previews
}
