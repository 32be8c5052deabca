extension Demo {
  /// All demos, in the order of the page.
  package static let all: [Demo] =
    [
      .systemButton, .scaleStyle, .distanceStyle, .boundsStyle, .builtInStyles, .images,
      .nestedStyles, .tapStyles, .reactiveButton, .labelChanges,
    ] + rebuiltSteps + [
      .customStyle, .toolbarStyle, .squareStyle, .materials, .primaryAndSecondary, .scrolling,
      .transitions, .formControls, .fitting,
    ] + wildStyles + styleMatrices + effects

  /// Returns the demo with a name.
  ///
  /// - Throws: ``UnknownName`` if there is no such demo.
  package static func named(_ name: String) throws(UnknownName) -> Demo {
    guard let demo = all.first(where: { $0.name == name }) else {
      throw UnknownName(kind: "demo", name: name, known: all.map(\.name))
    }
    return demo
  }

  /// Returns the demo's still with a name.
  ///
  /// - Throws: ``UnknownName`` if there is no such still.
  package func still(named name: String) throws(UnknownName) -> Still {
    guard let still = stills.first(where: { $0.name == name }) else {
      throw UnknownName(kind: "state of \(self.name)", name: name, known: stills.map(\.name))
    }
    return still
  }
}
