import SwiftUI

// The positions and sizes of labels.

struct Placed: View {
  var width: CGFloat?
  let padding: CGFloat = 12
  var inset: Double { 4 }
  var insets: EdgeInsets { EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4) }
  @State private var isWide = false

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("A")
        .padding()
        .padding(8)
        .padding(padding)
        .padding(.horizontal)
        .padding(.vertical, 4)
        .padding(.vertical, padding / 2)
        .padding([.top, .leading], isWide ? 8 : 4)
      Text("A")
        .padding(insets)
        .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        .padding(.init(top: 1, leading: 2, bottom: 3, trailing: 4))
        .padding(.all, inset)
        .padding(.bottom, nil)
      Text("A")
        .frame(width: 10)
        .frame(height: 10)
        .frame(width: 10, height: padding, alignment: .center)
        .frame(width: width, height: nil)
        .frame(maxWidth: .infinity)
        .frame(maxWidth: isWide ? .infinity : nil, alignment: .leading)
      Text("A")
        .frame(
          minWidth: 0, maxWidth: .infinity, minHeight: 44, maxHeight: 50, alignment: .topLeading
        )
        .frame(minHeight: 44)
        .frame(idealWidth: 100, maxHeight: .infinity)
        .fixedSize()
        .fixedSize(horizontal: false, vertical: true)
        .layoutPriority(1)
        .aspectRatio(1, contentMode: .fit)
      Text("A")
        .aspectRatio(contentMode: .fill)
        .aspectRatio(CGSize(width: 1, height: 2), contentMode: .fit)
        .scaledToFit()
        .scaledToFill()
        .offset(x: 1, y: isWide ? 2 : 0)
        .offset(CGSize(width: 1, height: 2))
      Text("A")
        .position(x: 1, y: 2)
        .position(CGPoint(x: 1, y: 2))
        .alignmentGuide(.leading) { $0[.trailing] }
        .alignmentGuide(VerticalAlignment.center) { dimensions in dimensions.height / 2 }
        .allowsHitTesting(isWide)
        .hidden()
        .environment(\.layoutDirection, .rightToLeft)
        .transformEnvironment(\.font) { $0 = .body }
    }
  }
}

struct Stacks: View {
  let items = ["a", "b"]

  var body: some View {
    HStack { Text("A") }
    HStack(spacing: 4) {
      Spacer()
      Spacer(minLength: 0)
    }
    HStack(alignment: .firstTextBaseline) { Text("A") }
    HStack(alignment: .center, spacing: 0) { Divider() }
    ZStack { EmptyView() }
    ZStack(alignment: .bottomTrailing) { Color.red }
    VStack(spacing: nil) { Text("A") }
    Group {
      ForEach(items, id: \.self) { item in Text(item) }
      ForEach(0..<3) { Text("\($0)") }
      ForEach(Array(items.enumerated()), id: \.offset) { index, item in Text("\(index) \(item)") }
    }
    GeometryReader { proxy in Text("A").frame(width: proxy.size.width / 2) }
    Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 2) {
      GridRow {
        Text("A")
        Text("B").gridCellColumns(2)
      }
    }
    ScrollView(.horizontal, showsIndicators: false) { LazyHStack { Text("A") } }
    ViewThatFits {
      HStack { Text("A") }
      VStack { Text("A") }
    }
    ViewThatFits(in: .horizontal) { Text("A") }
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))], spacing: 4) { Text("A") }
    AnyView(Text("A"))
  }
}

struct Choosing: View {
  var isOn: Bool
  var content: AnyView { isOn ? AnyView(Text("A")) : AnyView(EmptyView()) }
  @ViewBuilder var built: some View {
    if isOn { Text("A") }
    switch isOn {
    case true: Image(systemName: "star")
    case false: EmptyView()
    }
  }

  var body: some View {
    content
    built
    Text("A").onPreferenceChange(Width.self) { _ in }
      .background(GeometryReader { Color.clear.preference(key: Width.self, value: $0.size.width) })
    Text("A").anchorPreference(key: Bounds.self, value: .bounds) { $0 }
      .overlayPreferenceValue(Bounds.self) { anchor in
        GeometryReader { proxy in
          if let anchor { Color.red.frame(width: proxy[anchor].width) }
        }
      }
    Text("A").onGeometryChange(for: CGSize.self) {
      $0.size
    } action: { _ in
    }
  }

  struct Width: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
      value = max(value, nextValue())
    }
  }

  struct Bounds: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
      value = value ?? nextValue()
    }
  }
}
