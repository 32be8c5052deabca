import SwiftUI

// Scroll views: positions, targets, transitions and margins.

struct CarouselWords: View {
  @State private var shown: Int?
  @State private var position = ScrollPosition(idType: Int.self)
  @State private var isAtTop = true
  @State private var phase = ScrollPhase.idle

  var body: some View {
    VStack {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 16) {
          ForEach(0..<10, id: \.self) { card in
            Text("\(card)")
              .containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 16)
              .scrollTransition { content, phase in
                content.scaleEffect(phase.isIdentity ? 1 : 0.9).opacity(1 - abs(phase.value) / 2)
              }
              .onScrollVisibilityChange(threshold: 0.3) { print($0) }
          }
        }
        .scrollTargetLayout(isEnabled: true)
      }
      .contentMargins(.horizontal, 20, for: .scrollContent)
      .contentMargins(10, for: .scrollIndicators)
      .contentMargins(.all, EdgeInsets(), for: .automatic)
      .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne, anchor: .center))
      .scrollPosition(id: $shown, anchor: .center)
      .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.8) { print($0) }

      ScrollView {
        VStack {
          Color.red.containerRelativeFrame([.horizontal, .vertical], alignment: .top)
          Color.red.containerRelativeFrame(.vertical) { length, axis in
            axis == .vertical ? length / 2 : length
          }
          Text("row").scrollTransition(
            topLeading: .interactive(timingCurve: .easeIn).threshold(.centered),
            bottomTrailing: .animated(.bouncy).threshold(.visible(0.9)), axis: .vertical
          ) { content, phase in
            content.rotationEffect(.degrees(phase == .topLeading ? 10 : 0))
          }
          Text("row").scrollTransition(
            .interactive.animation(.smooth).threshold(
              .hidden.interpolated(towards: .visible, amount: 0.5).inset(by: 10))
          ) { content, phase in content.opacity(phase == .bottomTrailing ? 0 : 1) }
          Text("row").scrollTransition(.animated) { content, _ in content }
            .scrollTransition(.identity) { content, _ in content }
        }
      }
      .scrollTargetBehavior(PageOrNot(isPaged: true))
      .scrollPosition($position, anchor: .top)
      .defaultScrollAnchor(.bottom)
      .defaultScrollAnchor(.top, for: .alignment)
      .defaultScrollAnchor(.center, for: .initialOffset)
      .defaultScrollAnchor(nil, for: .sizeChanges)
      .onScrollGeometryChange(for: Bool.self) { geometry in
        geometry.contentOffset.y <= -geometry.contentInsets.top
          && geometry.bounds.height <= geometry.visibleRect.height
      } action: { _, isAtTop in
        self.isAtTop = isAtTop
      }
      .onScrollPhaseChange { old, new in if old != new, new.isScrolling { phase = new } }
      .onScrollPhaseChange { _, new, context in
        print(new, context.geometry, context.velocity?.dy ?? CGVector.zero.dx)
      }

      Button("Top") { withAnimation { position.scrollTo(edge: .top) } }
      Button("Third") { position.scrollTo(id: 3, anchor: .center) }
      Button("There") {
        position.scrollTo(point: .zero)
        position.scrollTo(x: 1, y: 2)
        position.scrollTo(x: 1)
        position.scrollTo(y: 2)
        position.isPositionedByUser = false
        print(position.viewID(type: Int.self) ?? 0, position.viewID ?? 0, position.edge ?? .top)
        print(position.point ?? .zero, position.x ?? 0, position.y ?? 0)
        print(ScrollPosition(edge: .bottom) == ScrollPosition(x: 1), ScrollPosition(y: 1))
        print(ScrollPosition(id: 3, anchor: .top), ScrollPosition(point: .zero))
        print(ScrollPosition(x: 1, y: 1), ScrollPosition())
      }
    }
  }
}

struct PageOrNot: ScrollTargetBehavior {
  let isPaged: Bool

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard context.axes.contains(.vertical), context.isEnabled else { return }
    if isPaged {
      AnyScrollTargetBehavior(.paging).updateTarget(&target, context: context)
    } else if context.velocity.dy > 0 {
      target.rect.origin.y = context.contentSize.height - context.containerSize.height
      target.anchor = .top
    } else {
      target = context.originalTarget
    }
  }

  func properties(context: PropertiesContext) -> Properties {
    var properties = Properties()
    properties.limitsScrolls =
      context.axes == .vertical && context.environment.isEnabled
    return properties
  }
}

func scrollBehaviors() -> [AnyScrollTargetBehavior] {
  [
    AnyScrollTargetBehavior(.viewAligned), AnyScrollTargetBehavior(.viewAligned(anchor: nil)),
    AnyScrollTargetBehavior(.viewAligned(limitBehavior: .always)),
    AnyScrollTargetBehavior(ViewAlignedScrollTargetBehavior(limitBehavior: .alwaysByFew)),
    AnyScrollTargetBehavior(ViewAlignedScrollTargetBehavior(limitBehavior: .never, anchor: .top)),
    AnyScrollTargetBehavior(ViewAlignedScrollTargetBehavior(limitBehavior: .automatic)),
    AnyScrollTargetBehavior(PagingScrollTargetBehavior()),
  ]
}

func scrollGeometry() -> ScrollGeometry {
  ScrollGeometry(
    contentOffset: .zero, contentSize: .zero, contentInsets: EdgeInsets(),
    containerSize: CGSize(width: CGVector(dx: 1, dy: 2).dx, height: CGVector().dy))
}

func words(_ phase: ScrollPhase, _ transition: ScrollTransitionPhase) -> [String] {
  let phases: [ScrollPhase] = [.idle, .tracking, .interacting, .decelerating, .animating]
  let transitions: [ScrollTransitionPhase] = [.topLeading, .identity, .bottomTrailing]
  return phases.map(\.debugDescription) + transitions.map { "\($0.value)" }
    + [scrollGeometry().debugDescription, "\(scrollGeometry() == scrollGeometry())"]
}

func align(
  _ target: inout ScrollTarget, _ context: ScrollTargetBehaviorContext,
  _ properties: ScrollTargetBehaviorPropertiesContext
) -> [Bool] {
  let (paging, aligned) = (PagingScrollTargetBehavior(), ViewAlignedScrollTargetBehavior())
  paging.updateTarget(&target, context: context)
  aligned.updateTarget(&target, context: context)
  let any = AnyScrollTargetBehavior(aligned)
  any.base.updateTarget(&target, context: context)
  return [
    paging.properties(context: properties), aligned.properties(context: properties),
    any.properties(context: properties), ScrollTargetBehaviorProperties(),
  ].map(\.limitsScrolls)
}

/// A scroll target behavior that wraps another one of any type.
struct WrappedBehavior<Base: ScrollTargetBehavior>: ScrollTargetBehavior {
  let base: Base

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }

  func properties(context: PropertiesContext) -> Properties { base.properties(context: context) }
}

func describe(_ geometry: ScrollGeometry, along axis: Axis) -> String {
  let room = (geometry.contentSize.width, geometry.containerSize.width)
  return "\(room) along the \(axis.description) axis"
}
