extension Demo {
  /// The demos in groups with headings, in the order of the page.
  package static let groups: [(title: String, demos: [Demo])] = [
    ("Buttons", [.systemButton, .builtInStyles, .images, .labelChanges, .primaryAndSecondary]),
    (
      "Custom styles",
      [.scaleStyle, .customStyle, .toolbarStyle, .squareStyle, .nestedStyles, .materials]
    ),
    ("Presses", [.distanceStyle, .boundsStyle, .tapStyles, .reactiveButton, .scrolling]),
    ("The system style, rebuilt", rebuiltSteps),
    (
      "Layout and controls",
      [.transitions, .formControls, .textFields, .search, .sliders, .gauges, .dates, .fitting]
    ),
    ("Wild styles", wildStyles),
    ("Styles in all sizes", styleMatrices),
    ("Effects", effects),
  ]

  /// All demos, in the order of the page.
  package static let all = groups.flatMap(\.demos)

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
