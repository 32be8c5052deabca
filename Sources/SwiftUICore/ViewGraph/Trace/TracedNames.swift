extension ViewNode {
  /// The name of the view and its location, for traces.
  package final var tracedName: String {
    if let button = asButton { return button.titledName }
    let place = tracedPlace
    return place.isEmpty ? name : "\(name) in \(place)"
  }

  /// The location of the view: the closest enclosing body with another name, and the enclosing button.
  package final var tracedPlace: String {
    var names: [String] = []
    var node = parent
    while let around = node {
      if let button = around.asButton {
        names.append(button.titledName)
        break
      }
      if names.isEmpty, around.hasBody, around.name != name { names.append(around.name) }
      node = around.parent
    }
    return names.joined(separator: " in ")
  }
}
