internal import CTactileClipping
package import TactileDrawing
import Foundation

extension Path {
  /// Returns the areas of several paths, in which those closer than a spacing are joined.
  ///
  /// Near areas flow together like drops: the gap between them is filled as far as a disk of that
  /// diameter cannot enter it. An area on its own keeps its path; the others are flattened, as
  /// described for `combined(_:_:eoFill:)`.
  ///
  /// - Parameter spacing: The smallest distance in points at which areas stay separate. Areas that
  ///   touch or overlap are always joined.
  package static func fused(_ paths: [Path], within spacing: CGFloat) -> Path {
    let paths = paths.filter { !$0.isEmpty }
    // The distance that no layout has is also the one that the library can still compute with.
    let spacing = spacing > 0 ? min(spacing, 10_000) : 0
    var fused = Path()
    for group in neighbors(paths.map(\.boundingRect), within: spacing) {
      fused.addPath(group.count == 1 ? paths[group[0]] : closed(group.map { paths[$0] }, spacing))
    }
    return fused
  }

  /// Returns the areas of some paths, with gaps narrower than the spacing filled.
  private static func closed(_ paths: [Path], _ spacing: CGFloat) -> Path {
    var all = Path()
    paths.forEach { all.addPath($0) }
    // A gap as wide as the spacing stays open.
    let distance = spacing / 2 - 0.01
    guard distance > 0 else { return all.combined(.union, Path(), eoFill: false) }
    let polygons = Polygons(all)
    let grid = Grid(reach: polygons.reach + distance)
    let result = polygons.withCorners(on: grid) {
      clipping_close($0, distance * grid.steps, grid.steps / 50)
    }
    guard let result else {
      RuntimeWarning.issue(
        "Shapes aren't fused, because their outlines have too many points for "
          + "the memory. Use simpler shapes.")
      return all
    }
    return grid.path(result)
  }

  /// Returns the positions of rectangles, grouped so that all that are near each other are together.
  private static func neighbors(_ rects: [CGRect], within spacing: CGFloat) -> [[Int]] {
    var groups: [[Int]] = []
    for (index, rect) in rects.enumerated() {
      let reach = rect.insetBy(dx: -spacing, dy: -spacing)
      let isNear = { (group: [Int]) in group.contains { reach.intersects(rects[$0]) } }
      let near = groups.filter(isNear).joined()
      groups.removeAll(where: isNear)
      groups.append((near + [index]).sorted())
    }
    return groups
  }
}
