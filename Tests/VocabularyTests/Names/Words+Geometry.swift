import SwiftUI

// Edges, corners, alignments, points and coordinate spaces.

extension HorizontalAlignment {
  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
  }
  static let third = HorizontalAlignment(Third.self)
}

extension VerticalAlignment {
  private struct Quarter: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d[.top] + d.height / 4 }
  }
  static let quarter = VerticalAlignment(Quarter.self)
}

extension Alignment {
  static let special = Alignment(horizontal: .third, vertical: .quarter)
}

struct AlignedWords: View {
  let horizontal: [HorizontalAlignment] = [.leading, .center, .trailing, .third]
  let vertical: [VerticalAlignment] = [
    .top, .center, .bottom, .firstTextBaseline, .lastTextBaseline, .quarter,
  ]
  let corners: [Alignment] = [
    .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom,
    .bottomTrailing,
  ]
  let baselines: [Alignment] = [
    .leadingFirstTextBaseline, .centerFirstTextBaseline, .trailingFirstTextBaseline,
    .leadingLastTextBaseline, .centerLastTextBaseline, .trailingLastTextBaseline,
  ]
  var alignment = Alignment.top

  var body: some View {
    VStack(alignment: .third) {
      HStack(alignment: .lastTextBaseline) { Text("A").alignmentGuide(.third) { $0[.third] } }
      Text("A").frame(width: 10, alignment: .trailing)
      Text("A").frame(maxWidth: .infinity, alignment: alignment)
      Text("A").frame(
        width: 4, alignment: .init(horizontal: alignment.horizontal, vertical: alignment.vertical))
    }
  }

  mutating func alignTop() {
    alignment.horizontal = .center
    alignment.vertical = .top
    alignment = baselines.contains(alignment) ? .bottomLeading : corners[0]
  }
}

struct EdgesAndCorners: View {
  let edges: [Edge] = [.top, .leading, .bottom, .trailing]
  let sides: Edge.Set = [.top, .trailing, Edge.Set(.leading), .init(rawValue: 4)]
  let verticalEdges: VerticalEdge.Set = [.top, .bottom, VerticalEdge.Set(.top)]
  let corners: [Edge.Corner] = [.topLeading, .topTrailing, .bottomLeading, .bottomTrailing]
  let cornerSets: [Edge.Corner.Set] = [
    .topLeading, .topTrailing, .bottomLeading, .bottomTrailing, .top, .bottom, .leading,
    .trailing, .all, [.top, .bottomLeading], Edge.Corner.Set(.topLeading), .init(rawValue: 1),
  ]
  var axis: Axis = .horizontal
  @State private var insets = EdgeInsets()
  @Environment(\.layoutDirection) private var direction

  private var axes: Axis.Set {
    switch axis {
    case .horizontal: .horizontal
    case .vertical: [.vertical, Axis.Set(axis), Axis.Set(rawValue: Axis.Set.vertical.rawValue)]
    }
  }

  var body: some View {
    ScrollView(axes) {
      Text("A")
        .padding(sides)
        .padding(.trailing, insets.trailing + insets.leading)
        .padding(EdgeInsets(top: insets.top, leading: 0, bottom: insets.bottom, trailing: 0))
        .listRowSeparator(.hidden, edges: verticalEdges)
        .listRowSeparator(.hidden, edges: verticalEdges == .all ? .init(rawValue: 2) : .top)
        .ignoresSafeArea(.container)
        .ignoresSafeArea([.container, .keyboard], edges: .trailing)
        .ignoresSafeArea(SafeAreaRegions(rawValue: SafeAreaRegions.all.rawValue), edges: .bottom)
    }
    .layoutDirectionBehavior(.mirrors)
    .layoutDirectionBehavior(direction == .leftToRight ? .fixed : .mirrors(in: .rightToLeft))
    .flipsForRightToLeftLayoutDirection(true)
    Button("Turn") { insets.trailing = insets.leading }
      .disabled(rawSum == 0 || edges.contains(.trailing))
  }

  private var rawSum: Int {
    Int(sides.rawValue) + Int(verticalEdges.rawValue) + cornerSets.map { Int($0.rawValue) }.count
  }

  private func encoded(_ edge: some Encodable & Hashable) -> any Encodable { edge }

  private func opposite(_ edge: VerticalEdge) -> VerticalEdge {
    switch edge {
    case .top: .bottom
    case .bottom: encoded(edge) is VerticalEdge ? .top : edge
    }
  }
}

struct PointsInUnits: View {
  var point = UnitPoint()
  let points: [UnitPoint] = [
    .zero, .center, .leading, .trailing, .top, .bottom, .topLeading, .topTrailing, .bottomLeading,
    .bottomTrailing, UnitPoint(x: 0.2, y: 1), .init(x: 0.5, y: 0),
  ]

  var body: some View {
    Circle().scaleEffect(2, anchor: .topTrailing).scaleEffect(0.5, anchor: points[0])
    Circle().rotationEffect(.zero, anchor: .bottomLeading).offset(x: point.x * 10, y: point.y)
    Spacer(minLength: Spacer().minLength)
  }
}

struct Spaces: View {
  private static let board = NamedCoordinateSpace.named("board")
  @State private var frame = CGRect.zero

  var body: some View {
    VStack {
      GeometryReader { proxy in
        Color.red
          .onAppear { frame = proxy.frame(in: .global) }
          .onTapGesture { frame = proxy.frame(in: .named("board")) }
          .onDisappear { frame = proxy.frame(in: CoordinateSpace.local) }
          .padding(proxy.safeAreaInsets)
          .frame(height: proxy.bounds(of: .named("board"))?.height)
          .frame(height: proxy.bounds(of: .scrollView)?.height)
          .offset(y: proxy.frame(in: .scrollView(axis: .vertical)).minY)
          .offset(y: proxy.frame(in: .local).minY)
      }
      GeometryReader(content: Color.red.ignoring)
    }
    .coordinateSpace(.named("board"))
    .coordinateSpace(Self.board)
    .coordinateSpace(name: 1)
    .geometryGroup()
    .gesture(DragGesture(coordinateSpace: space(of: Self.board)))
  }

  private func space(of named: some CoordinateSpaceProtocol) -> CoordinateSpace {
    let spaces: [CoordinateSpace] = [
      GlobalCoordinateSpace().coordinateSpace, LocalCoordinateSpace().coordinateSpace,
      Self.board.coordinateSpace, .named("board"), .named(1),
    ]
    return spaces.first { !$0.isGlobal && !$0.isLocal } ?? named.coordinateSpace
  }
}

extension Color {
  fileprivate func ignoring(_ proxy: GeometryProxy) -> some View { opacity(0.5) }
}

func standard<ID: AlignmentID>(of id: ID.Type, in dimensions: ViewDimensions) -> CGFloat {
  ID.defaultValue(in: dimensions)
}
