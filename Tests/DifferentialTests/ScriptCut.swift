/// The parts that a replay of a script leaves out, so that the smallest script that fails is found.
struct ScriptCut: CustomStringConvertible {
  /// A part of a script; larger parts come first.
  enum Part: Hashable, Comparable {
    case step(Int)
    /// The view with the identity, and all views in it.
    case view(Int)
    /// All modifiers of a kind on the view with the identity.
    case modifier(Int, String)
  }

  private(set) var parts: Set<Part> = []

  init() {}

  /// Reads a description: steps, views and modifiers, such as `step2 17 18.padding`.
  init(_ description: String) {
    for word in description.split(separator: " ") {
      let pieces = word.split(separator: ".")
      if word.hasPrefix("step"), let step = Int(word.dropFirst(4)) {
        parts.insert(.step(step))
      } else if let id = pieces.first.flatMap({ Int($0) }) {
        parts.insert(pieces.count > 1 ? .modifier(id, String(pieces[1])) : .view(id))
      }
    }
  }

  var description: String {
    parts.sorted().map {
      switch $0 {
      case .step(let step): "step\(step)"
      case .view(let id): "\(id)"
      case .modifier(let id, let kind): "\(id).\(kind)"
      }
    }
    .joined(separator: " ")
  }

  func with(_ part: Part) -> ScriptCut {
    var cut = self
    cut.parts.insert(part)
    return cut
  }

  /// The tree without the parts.
  func applied(to spec: Spec) -> Spec {
    guard !parts.isEmpty else { return spec }
    var spec = spec
    spec.modifiers.removeAll { parts.contains(.modifier(spec.id, "\($0.kind)")) }
    spec.children = spec.children.filter { !parts.contains(.view($0.id)) }.map(applied)
    return spec
  }
}

extension Spec {
  /// The parts that a cut may leave out: all views but the root, and all modifiers.
  var parts: Set<ScriptCut.Part> {
    var parts = Set(modifiers.map { ScriptCut.Part.modifier(id, "\($0.kind)") })
    for child in children {
      parts.insert(.view(child.id))
      parts.formUnion(child.parts)
    }
    return parts
  }
}
