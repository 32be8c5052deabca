import SwiftUI
import SwiftUITesting
import Testing

/// Proxies that are used too late.
@MainActor
@Suite struct KeptProxyTests {
  private final class Shelf: @unchecked Sendable {
    var subviews: LayoutSubviews?
    var dimensions: ViewDimensions?
    var geometry: GeometryProxy?
    var scrolling: ScrollViewProxy?
  }

  private struct Keeping: Layout {
    let shelf: Shelf

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      shelf.subviews = subviews
      shelf.dimensions = subviews[0].dimensions(in: .unspecified)
      return subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      subviews[0].place(at: bounds.origin, proposal: proposal)
    }
  }

  private func driver(_ shelf: Shelf) throws -> ViewDriver {
    try ViewDriver(text: .squares) {
      ScrollViewReader { proxy in
        let _ = shelf.scrolling = proxy
        Keeping(shelf: shelf) {
          Text("Kept").alignmentGuide(.leading) { _ in 7 }.background {
            GeometryReader { proxy in
              let _ = shelf.geometry = proxy
              Color.clear
            }
          }
        }
      }
    }
  }

  private func use(_ shelf: Shelf) {
    guard let subviews = shelf.subviews else { return }
    _ = subviews.layoutDirection
    _ = subviews == subviews
    let subview = subviews[0]
    _ = subview.priority
    _ = subview.spacing
    _ = subview.sizeThatFits(.unspecified)
    _ = subview.dimensions(in: .unspecified)[.leading]
    _ = shelf.dimensions?[.leading]
    _ = shelf.dimensions?[explicit: .firstTextBaseline]
    subview.place(at: .zero, proposal: .unspecified)
    _ = shelf.geometry?.size
    _ = shelf.geometry?.frame(in: .global)
    shelf.scrolling?.scrollTo(3)
  }

  @Test("subviews that are used after their window is closed issue a warning")
  func beyondTheWindow() throws {
    let shelf = Shelf()
    do { _ = try driver(shelf) }
    let warnings = ViewDriver.warnings { use(shelf) }
    #expect(warnings.contains { $0.contains("after its view was removed") })
  }

  @Test("a subview that is placed outside of the layout doesn't move, with a warning")
  func beyondTheLayout() throws {
    let shelf = Shelf()
    let driver = try driver(shelf)
    let list = driver.displayList.description
    let warnings = ViewDriver.warnings {
      use(shelf)
      shelf.subviews?[0].place(at: CGPoint(x: 300, y: 300), proposal: .unspecified)
      driver.advance(by: 1)
    }
    #expect(warnings.contains { $0.contains("wasn't placing subviews") })
    #expect(driver.displayList.description == list)
  }
}
