import HeadlessHost
import SwiftUI

@_spi(Engine) @testable import SwiftUICore

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

  func show(_ spec: Spec) { handle.spec?.wrappedValue = spec }

  func setCounts(_ counts: [Int: Int]) {
    for (id, count) in counts where count != 0 {
      surroundings.bindings[id]?.wrappedValue = count
    }
    host.settle()
  }

  /// A finger goes down and stays.
  func down(at location: CGPoint) {
    host.send(.began, .touch(0), at: location)
    host.advance(by: 0.012)
    host.settle()
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
}
