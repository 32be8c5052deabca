/// Trace entries of an animating value.
extension Animator {
  /// Sets the conversion of an offset from the target to the numbers in traces.
  func aim(_ numbers: @escaping (Data) -> [NamedNumber]) {
    guard let trace = node.graph.trace, node.graph.isTracingUpdates else { return }
    let name = (aspect.map { "\($0) of " } ?? "") + node.tracedName
    traced = TracedMotion(
      number: traced?.number ?? trace.nextValue(), name: name, numbers: numbers,
      moving: traced?.moving ?? [])
  }

  /// Logs the beginning of an animation at an offset.
  func noteBegin(of run: Run, from offset: Data) {
    guard let (from, to) = traced?.begin(from: offset) else { return }
    node.graph.note(
      .updates,
      .animation(
        run.number,
        .began(
          what: traced?.name ?? "", animation: run.animation.description, from: from, to: to)))
  }

  /// Logs the value that is shown.
  func noteValue() {
    guard let traced else { return }
    node.graph.note(.updates, .value(traced.value(at: offset)))
  }
}
