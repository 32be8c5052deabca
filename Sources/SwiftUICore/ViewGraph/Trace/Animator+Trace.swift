/// What a trace is told of a value on its way.
extension Animator {
  /// Learns the value that is moved towards, as numbers for each offset from there.
  func aim(_ numbers: @escaping (Data) -> [NamedNumber]) {
    guard let trace = node.graph.trace, node.graph.isTracingUpdates else { return }
    let name = (aspect.map { "\($0) of " } ?? "") + node.tracedName
    traced = TracedMotion(
      number: traced?.number ?? trace.nextValue(), name: name, numbers: numbers,
      moving: traced?.moving ?? [])
  }

  /// Writes down that an animation begins, from what is shown at an offset.
  func noteBegin(of run: Run, from offset: Data) {
    guard let (from, to) = traced?.begin(from: offset) else { return }
    node.graph.note(
      .updates,
      .animation(
        run.number,
        .began(
          what: traced?.name ?? "", animation: run.animation.description, from: from, to: to)))
  }

  /// Writes down what is shown.
  func noteValue() {
    guard let traced else { return }
    node.graph.note(.updates, .value(traced.value(at: offset)))
  }
}
