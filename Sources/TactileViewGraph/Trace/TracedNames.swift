extension ViewNode {
  /// The name of the view and its location, for traces.
  package final var tracedName: String {
    if let control = asPressable { return control.titledName }
    let place = tracedPlace
    return place.isEmpty ? name : "\(name) in \(place)"
  }

  /// The location of the view: the closest enclosing body with another name, and the enclosing control.
  package final var tracedPlace: String {
    var names: [String] = []
    var node = parent
    while let around = node {
      if let control = around.asPressable {
        names.append(control.titledName)
        break
      }
      if names.isEmpty, around.hasBody, around.name != name { names.append(around.name) }
      node = around.parent
    }
    return names.joined(separator: " in ")
  }
}
