import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileScrolling
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Scroll targets.
@MainActor
@Suite struct ScrollTargetTests {
  /// A window of 400 by 300 points with cards 200 points wide, 20 points apart.
  private func cards(
    _ behavior: AnyScrollTargetBehavior, isLazy: Bool = false, margin: CGFloat = 0
  ) -> Window {
    Window {
      ScrollView(.horizontal) {
        if isLazy {
          LazyHStack(spacing: 20) {
            ForEach(0..<20, id: \.self) { Text("\($0)").frame(width: 200, height: 300) }
          }
          .scrollTargetLayout()
        } else {
          HStack(spacing: 20) {
            ForEach(0..<20, id: \.self) { Text("\($0)").frame(width: 200, height: 300) }
          }
          .scrollTargetLayout()
        }
      }
      .contentMargins(.horizontal, margin, for: .scrollContent)
      .scrollTargetBehavior(behavior)
    }
  }

  private func swipe(_ window: Window, by way: CGFloat, pausing: Bool = false) {
    let start = point(way < 0 ? 350 : 50, 150)
    window.swipe(from: start, by: CGSize(width: way, height: 0))
    if pausing { window.wait(0.2) }
    window.up()
    window.settle()
  }

  @Test("a paged scroll ends at the next page at any speed; a slow short drag returns")
  func paging() {
    let window = Window {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<5, id: \.self) { Text("\($0)").containerRelativeFrame(.horizontal) }
        }
      }
      .scrollTargetBehavior(.paging)
    }
    #expect(window.scrollNodes[0].contentSize.width == 2000)
    swipe(window, by: -300)
    #expect(window.offset.x == 400)
    swipe(window, by: -60)
    #expect(window.offset.x == 800)
    swipe(window, by: -150, pausing: true)
    #expect(window.offset.x == 800)
    swipe(window, by: -260, pausing: true)
    #expect(window.offset.x == 1200)
    swipe(window, by: 300)
    #expect(window.offset.x == 800)
  }

  @Test(
    "a view-aligned scroll ends at the start of a view, within the margins",
    arguments: [false, true])
  func viewAligned(isLazy: Bool) {
    let window = cards(
      AnyScrollTargetBehavior(.viewAligned(limitBehavior: .never)), isLazy: isLazy, margin: 30)
    swipe(window, by: -130, pausing: true)
    #expect(window.offset.x == 220)
    #expect(abs(window.frame(of: "1").midX - 130) <= 0.5)
    swipe(window, by: -300)
    #expect(window.offset.x.truncatingRemainder(dividingBy: 220) == 0)
    #expect(window.offset.x >= 660)
  }

  @Test("a view-aligned scroll limited to one ends at the next view, also after a quick swipe")
  func alwaysByOne() {
    let window = cards(AnyScrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne)))
    swipe(window, by: -330)
    #expect(window.offset.x == 220)
    swipe(window, by: -330)
    #expect(window.offset.x == 440)
    swipe(window, by: 330)
    #expect(window.offset.x == 220)
    swipe(window, by: -40, pausing: true)
    #expect(window.offset.x == 220)
  }

  @Test("a view-aligned scroll is limited if the size class along its axis is compact")
  func automaticLimit() {
    func end(_ axis: Axis.Set, compact: Axis) -> CGFloat {
      let layout =
        axis == .horizontal
        ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
      let window = Window {
        ScrollView(axis) {
          layout { ForEach(0..<99) { _ in Color.red.frame(width: 100, height: 100) } }
            .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
        .environment(\.horizontalSizeClass, compact == .horizontal ? .compact : .regular)
        .environment(\.verticalSizeClass, compact == .vertical ? .compact : .regular)
      }
      window.swipe(
        from: point(200, 150),
        by: axis == .horizontal ? CGSize(width: -145, height: 0) : CGSize(width: 0, height: -145))
      window.up()
      window.settle()
      return axis == .horizontal ? window.offset.x : window.offset.y
    }
    #expect(end(.horizontal, compact: .horizontal) <= 400)
    #expect(end(.horizontal, compact: .vertical) > 400)
    #expect(end(.vertical, compact: .vertical) <= 300)
    #expect(end(.vertical, compact: .horizontal) > 300)
  }

  @Test("an anchor of the center aligns the centers; a custom behavior chooses the target itself")
  func anchorAndCustom() {
    let centered = cards(AnyScrollTargetBehavior(.viewAligned(anchor: .center)))
    swipe(centered, by: -250, pausing: true)
    #expect(abs(centered.frame(of: "2").midX - 200) <= 0.5)

    struct Tens: ScrollTargetBehavior {
      let journal: Journal
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let entry =
          "\(context.originalTarget.rect.minX) \(context.containerSize.width) "
          + "\(context.contentSize.width) \(abs(context.velocity.dx)) \(context.layoutDirection)"
        MainActor.assumeIsolated { journal.note(entry) }
        target.rect.origin.x = (target.rect.minX / 100).rounded() * 100
      }
    }
    let journal = Journal()
    let custom = cards(AnyScrollTargetBehavior(Tens(journal: journal)))
    swipe(custom, by: -177, pausing: true)
    #expect(custom.offset.x == 200)
    #expect(journal.entries == ["0.0 400.0 4380.0 0.0 leftToRight"])
  }

  @Test("a behavior that keeps its context aligns with no views once the scroll view is removed")
  func keptContext() throws {
    final class Kept { var context: ScrollTargetBehaviorContext? }
    struct Keeping: ScrollTargetBehavior {
      let kept: Kept
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        kept.context = context
      }
    }
    struct Cards: View {
      let kept: Kept
      @State private var isShown = true
      var body: some View {
        Button("remove") { isShown = false }
        if isShown {
          ScrollView(.horizontal) {
            HStack { ForEach(0..<9) { _ in Color.red.frame(width: 300, height: 100) } }
              .scrollTargetLayout()
          }
          .scrollTargetBehavior(Keeping(kept: kept))
        }
      }
    }
    let kept = Kept()
    let window = Window { Cards(kept: kept) }
    swipe(window, by: -177, pausing: true)
    let context = try #require(kept.context)
    let proposed = ScrollTarget(rect: CGRect(x: 177, y: 0, width: 400, height: 100))
    var aligned = proposed
    ViewAlignedScrollTargetBehavior().updateTarget(&aligned, context: context)
    #expect(aligned != proposed)
    window.tap("remove")
    window.settle()
    aligned = proposed
    ViewAlignedScrollTargetBehavior().updateTarget(&aligned, context: context)
    #expect(aligned == proposed)
  }

  @Test("a target that isn't finite is ignored, with a warning")
  func invalid() {
    struct Nowhere: ScrollTargetBehavior {
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        target.rect.origin.x = .nan
      }
    }
    let warnings = RuntimeWarning.collect {
      let window = cards(AnyScrollTargetBehavior(Nowhere()))
      swipe(window, by: -177, pausing: true)
      #expect(window.offset.x > 150)
    }
    #expect(warnings.count == 1)
  }

  @Test("the behavior applies to the closest scroll view, not to a nested one")
  func nesting() {
    let window = Window {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView(.horizontal) {
            HStack(spacing: 0) { Color.red.frame(width: 3000, height: 300) }
          }
          Color.blue.frame(height: 900)
        }
      }
      .scrollTargetBehavior(.paging)
    }
    window.swipe(from: point(350, 100), by: CGSize(width: -101, height: 0))
    window.wait(0.2)
    window.up()
    window.settle()
    #expect(window.scrollNodes[1].offset.x > 80)
    #expect(window.scrollNodes[1].offset.x < 120)
  }
}
