import SwiftUI

/// A description of an element of the window.
///
/// Create locators with the methods of ``ViewDriver``, such as `button(_:)`, `text(_:)` and `element(identifier:)`.
/// Each use of a locator looks the element up again, so you can create a locator before its element exists. Actions,
/// and properties that need one element, fail the test at their own line if no element or several elements match.
/// Actions such as `tap()` and `drag(by:)` send events to the center of the element.
///
/// ```swift
/// let save = driver.button("Save")
/// #expect(!save.exists)
/// try driver.button("Edit").tap()
/// try save.tap()
/// ```
///
/// If several elements match, choose one by its index, by the view that contains it, or by the element nearest to it:
///
/// ```swift
/// try driver.button("Delete")[1].tap()
/// try driver.button("Delete").within(driver.view(SongRow.self)[1]).tap()
/// try driver.button("Delete").nearest(to: driver.text("Blue in Green")).tap()
/// ```
@MainActor
public struct Locator {
  let driver: ViewDriver
  let query: ElementQuery
  var steps: [Step] = []
  let site: CallSite

  /// A way to choose among the elements that were found.
  indirect enum Step {
    case index(Int)
    case last
    case within(Locator)
    case nearest(to: Locator)
  }

  /// The matching element at an index, in document order; an index out of range matches no element.
  public subscript(index: Int) -> Locator { adding(.index(index)) }

  /// The first of the matching elements, in document order.
  public var first: Locator { adding(.index(0)) }

  /// The last of the matching elements, in document order.
  public var last: Locator { adding(.last) }

  /// The matching elements inside another element, or that element itself if it matches.
  ///
  /// - Parameter container: The containing element, such as `driver.view(SongRow.self)[2]`; exactly one has to match.
  public func within(_ container: Locator) -> Locator { adding(.within(container)) }

  /// The matching element whose frame is nearest to the frame of another element; the first of equally near ones.
  ///
  /// The rows of a column may be closer together than the views in a row. So the smaller of the two heights is added to the
  /// distance of an element above or below.
  public func nearest(to other: Locator) -> Locator { adding(.nearest(to: other)) }

  private func adding(_ step: Step) -> Locator {
    var locator = self
    locator.steps.append(step)
    return locator
  }

  /// A description of the matching element.
  var words: String { words(for: 1) }

  /// The code of the locator in a test.
  var code: String {
    steps.reduce(query.code) { code, step in
      switch step {
      case .index(let index): "\(code)[\(index)]"
      case .last: "\(code).last"
      case .within(let outer): "\(code).within(\(outer.code))"
      case .nearest(let other): "\(code).nearest(to: \(other.code))"
      }
    }
  }

  /// A description of a number of matching elements.
  func words(for count: Int) -> String {
    steps.reduce(query.words(for: count)) { words, step in
      switch step {
      case .index(let index): "\(words) at index \(index)"
      case .last: "last \(words)"
      case .within(let outer): "\(words) within the \(outer.words)"
      case .nearest(let other): "\(words) nearest to the \(other.words)"
      }
    }
  }
}

extension Locator {
  /// Returns the elements that currently match.
  ///
  /// - Throws: ``NotFound`` if another element that the locator refers to can't be found.
  func candidates() throws -> [Candidate] {
    try steps.reduce(query.candidates(driver).filter(query.isMeant)) { found, step in
      switch step {
      case .index(let index): return found.indices.contains(index) ? [found[index]] : []
      case .last: return found.suffix(1)
      case .within(let outer):
        let container = try outer.candidate()
        return found.filter { $0.isOrIsInside(container) }
      case .nearest(let other):
        let frame = try other.candidate().found.frame
        return found.min { $0.found.frame.distance(to: frame) < $1.found.frame.distance(to: frame) }
          .map { [$0] } ?? []
      }
    }
  }

  /// Returns the only element that currently matches.
  ///
  /// - Throws: ``NotFound`` if no element or several elements match.
  func candidate() throws -> Candidate {
    let found = try candidates()
    guard found.count == 1, let candidate = found.first else { throw NotFound(self, found) }
    return candidate
  }

  /// Looks up the element for a tool, which has no line to fail at.
  ///
  /// - Throws: ``NotFound`` if no element or several elements match.
  package func lookUp() throws -> FoundElement { try candidate().found }

  /// Returns the element, or fails the test at a line.
  ///
  /// - Parameter hasScrolled: Whether all scroll views were searched by scrolling them.
  func candidate(at site: CallSite, hasScrolled: Bool = false) throws -> Candidate {
    do { return try candidate() } catch let error as NotFound {
      guard hasScrolled, let found = try? candidates() else { try site.fail(error) }
      try site.fail(NotFound(self, found, hasScrolled: true))
    }
  }
}

extension CGRect {
  /// The distance between two rectangles, in points, and if one is above the other, the smaller height as well.
  func distance(to other: CGRect) -> CGFloat {
    let x = max(other.minX - maxX, minX - other.maxX, 0)
    let y = max(other.minY - maxY, minY - other.maxY, 0)
    let isBeside = minY < other.maxY && other.minY < maxY
    return (x * x + y * y).squareRoot() + (isBeside ? 0 : min(height, other.height))
  }
}
