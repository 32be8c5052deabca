import SwiftUI
import TactileHeadlessHost

@_spi(Engine) @testable import TactileAccessibility
@_spi(Engine) @testable import TactileViewGraph

/// A tree on screen that scripts edit.
@MainActor
final class Stage {
  let surroundings: Surroundings
  private let handle = Handle()
  let host: HeadlessHost

  @MainActor
  private final class Handle {
    var spec: Binding<Spec>?
  }

  private struct Root: View {
    @State var spec: Spec
    let surroundings: Surroundings
    let handle: Handle

    var body: some View {
      handle.spec = $spec
      return SpecView(spec: spec, surroundings: surroundings)
    }
  }

  private static let typesetter = RememberingTypesetter()

  init(
    _ spec: Spec, _ configuration: HostConfiguration, modelValue: Int = 0, open: Int? = nil,
    tellsFrames: Bool = false
  ) {
    let surroundings = Surroundings(modelValue: modelValue, open: open)
    surroundings.tellsFrames = tellsFrames
    let handle = handle
    self.surroundings = surroundings
    host = HeadlessHost(configuration, typesetter: Self.typesetter) {
      Root(spec: spec, surroundings: surroundings, handle: handle)
    }
  }

  var root: RootNode { host.graph.root }

  /// Lets small stacks remember their arrangements too, as stacks of many views do.
  func rememberArrangements() { host.graph.layoutUses.leastViewsOfMemory = 2 }

  func show(_ spec: Spec) { handle.spec?.wrappedValue = spec }

  func setCounts(_ counts: [Int: Int]) {
    for (id, count) in counts where count != 0 {
      surroundings.bindings[id]?.wrappedValue = count
    }
    host.settle()
  }

  /// A finger goes down and stays, until it counts as a press, or until all views are at rest.
  func down(at location: CGPoint, settles: Bool = true) {
    host.send(.began, .touch(0), at: location)
    host.advance(by: 0.012)
    if settles { host.settle() }
  }

  /// A finger goes down and up at once.
  func tap(at location: CGPoint) {
    host.send(.began, .touch(0), at: location)
    host.send(.ended, .touch(0), at: location)
    host.settle()
  }

  func up(at location: CGPoint) {
    host.send(.ended, .touch(0), at: location)
    host.settle()
  }

  /// Whether some view is being removed by an animation that is still running.
  var isRemoving: Bool { host.graph.hasFiniteAnimation && !host.graph.departures.ghosts.isEmpty }

  /// What is different from a fresh stage of the same tree, in nodes, drawing or accessibility.
  func difference(from fresh: Stage) -> String? {
    guard TreeComparison.areEqual(root, fresh.root) else {
      return "the trees differ: "
        + TreeComparison.difference(
          root.treeDescription(), fresh.root.treeDescription())
    }
    // A timeline may move frames forever. Their shown positions are rounded to pixels and depend on
    // the last digits of the time, which differ between the trees.
    let moves = host.graph.isComingToRest || fresh.host.graph.isComingToRest
    let lists = (host.displayList, fresh.host.displayList)
    if !moves, !TreeComparison.drawAlike(lists.0, lists.1) {
      let texts = (lists.0.description, lists.1.description)
      // Hostile values draw places that are no numbers, which don't equal themselves.
      guard texts.0 == texts.1, texts.0.contains("nan") else {
        return "the display lists differ: " + TreeComparison.difference(texts.0, texts.1)
      }
    }
    let told = (
      host.graph.accessibilityDescription, fresh.host.graph.accessibilityDescription
    )
    guard told.0 == told.1 else {
      return "the trees of accessibility differ: " + TreeComparison.difference(told.0, told.1)
    }
    return nil
  }
}
