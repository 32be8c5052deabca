import SwiftUI

extension HostileModifier {
  static let layouts: [HostileModifier] = [
    HostileModifier("frame") { $1.frame(width: $0, height: $0) },
    HostileModifier("minWidth") { $1.frame(minWidth: $0) },
    HostileModifier("minHeight and alignment") { $1.frame(minHeight: $0, alignment: .bottom) },
    HostileModifier("idealWidth, fixed") { $1.frame(idealWidth: $0).fixedSize() },
    HostileModifier("maxWidth") { $1.frame(maxWidth: $0, maxHeight: $0) },
    HostileModifier("all limits") {
      $1.frame(minWidth: $0, idealWidth: $0, maxWidth: $0, minHeight: $0, maxHeight: $0)
    },
    HostileModifier("padding") { $1.padding($0) },
    HostileModifier("padding of an edge") { $1.padding(.leading, $0) },
    HostileModifier("padding of insets") {
      $1.padding(EdgeInsets(top: $0, leading: -$0, bottom: $0, trailing: 1))
    },
    HostileModifier("offset") { $1.offset(x: $0, y: -$0) },
    HostileModifier("position") { $1.position(x: $0, y: 10) },
    HostileModifier("aspectRatio") { $1.aspectRatio($0, contentMode: .fit) },
    HostileModifier("aspectRatio of a size") {
      $1.aspectRatio(CGSize(width: $0, height: 1), contentMode: .fill)
    },
    HostileModifier("layoutPriority") { $1.layoutPriority(Double($0)) },
    HostileModifier("zIndex") { $1.zIndex(Double($0)) },
    HostileModifier("alignmentGuide") { value, view in
      VStack(alignment: .leading) {
        view.alignmentGuide(.leading) { _ in value }
        Text("x")
      }
    },
    HostileModifier("baselines") { value, view in
      HStack(alignment: .firstTextBaseline) {
        view.alignmentGuide(.firstTextBaseline) { $0.height - value }
        Text("x")
      }
    },
    HostileModifier("safeAreaInset") { value, view in
      view.safeAreaInset(edge: .top, spacing: value) { Color.red.frame(height: 10) }
    },
    HostileModifier("safeAreaPadding") { $1.safeAreaPadding($0) },
    HostileModifier("ignored safe area") {
      $1.ignoresSafeArea().frame(minHeight: $0).safeAreaPadding(.top, $0)
    },
    HostileModifier("a proposal to a fixed size") { value, view in
      ProposingLayout(length: value) { view }
    },
    HostileModifier("a layout's size") { value, view in SizingLayout(length: value) { view } },
    HostileModifier("a layout's places") { value, view in PlacingLayout(at: value) { view } },
    HostileModifier("a layout's guides") { value, view in
      ZStack(alignment: .topLeading) {
        GuidingLayout(guide: value) { view }
        Text("x")
      }
    },
  ]

  static let containers: [HostileModifier] = [
    HostileModifier("HStack") { value, view in
      HStack(spacing: value) {
        view
        Text("x")
        view
      }
    },
    HostileModifier("ZStack") { value, view in
      ZStack {
        Color.blue.frame(minWidth: value, minHeight: value)
        view
      }
    },
    HostileModifier("Spacer") { value, view in
      VStack {
        Spacer(minLength: value)
        view
      }
    },
    HostileModifier("Grid") { value, view in
      Grid(horizontalSpacing: value, verticalSpacing: value) {
        GridRow {
          view
          Text("x").frame(minWidth: value)
        }
        GridRow { Text("y").gridCellColumns(2) }
      }
    },
    HostileModifier("LazyVStack") { value, view in
      ScrollView {
        LazyVStack(spacing: value) {
          view
          ForEach(0..<20, id: \.self) { Text("\($0)").frame(minHeight: value) }
        }
      }
    },
    HostileModifier("LazyHGrid") { value, view in
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.fixed(value)), GridItem(.flexible(minimum: value))]) {
          view
          ForEach(0..<20, id: \.self) { Text("\($0)") }
        }
      }
    },
    HostileModifier("an adaptive grid") { value, view in
      ScrollView {
        LazyVGrid(
          columns: [GridItem(.adaptive(minimum: value, maximum: value), spacing: value)],
          spacing: value
        ) {
          view
          ForEach(0..<20, id: \.self) { Text("\($0)") }
        }
      }
    },
    HostileModifier("ScrollView") { value, view in
      ScrollView([.horizontal, .vertical]) { view.frame(minWidth: value, minHeight: value) }
    },
    HostileModifier("List") { value, view in
      List {
        view.frame(minHeight: value)
        Text("x")
      }
    },
    HostileModifier("ViewThatFits") { value, view in
      ViewThatFits {
        Color.red.frame(minWidth: value, minHeight: value)
        view
      }
    },
    HostileModifier("GeometryReader") { value, view in
      GeometryReader { proxy in view.offset(x: proxy.size.width * value) }.frame(minHeight: value)
    },
    HostileModifier("overlay and background") { value, view in
      view.overlay(alignment: .topTrailing) { Color.red.frame(minWidth: value, minHeight: value) }
        .background { Circle().frame(minWidth: value).offset(x: value) }
    },
    HostileModifier("Text and fonts") { value, view in
      VStack {
        Text("ABC").font(.system(size: value)).tracking(value).lineSpacing(value)
        Text("DEF").kerning(value).baselineOffset(value).minimumScaleFactor(value)
        view
      }
    },
    HostileModifier("controls") { value, view in
      VStack {
        ProgressView(value: Double(value), total: 10)
        ProgressView(value: 1, total: Double(value)).frame(minWidth: value)
        Toggle("t", isOn: .constant(true)).frame(minWidth: value)
        Button("bordered") {}.buttonStyle(.borderedProminent).frame(minHeight: value)
        view
      }
    },
  ]
}

/// Proposes a length to its content, and takes the resulting size.
private struct ProposingLayout: Layout {
  let length: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews[0].sizeThatFits(ProposedViewSize(width: length, height: length))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(
      at: bounds.origin, anchor: .center, proposal: ProposedViewSize(width: length, height: length))
  }
}

private struct SizingLayout: Layout {
  let length: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: length, height: length)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .infinity)
  }
}

private struct PlacingLayout: Layout {
  let point: CGFloat

  init(at point: CGFloat) { self.point = point }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(
      at: CGPoint(x: point, y: bounds.minY), anchor: UnitPoint(x: point, y: 0.5),
      proposal: proposal)
  }
}

private struct GuidingLayout: Layout {
  let guide: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? { self.guide }
}
