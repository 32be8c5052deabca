import SwiftUI
@_spi(Engine) import TactilePresentations
@_spi(Engine) import TactileViewGraph

/// The names of views in messages, which are those that a program has written.
extension ViewNode {
  /// The location of the node: the nearest view of the program around it, or the button.
  ///
  /// If there is neither, it is the presentation, or the outermost view of the library, such as a list.
  var writtenPlace: String {
    var outermost = ""
    for around in sequence(first: self, next: \.parent).dropFirst() {
      if let button = around.asPressable { return button.tracedName }
      if around.hasBody {
        outermost = around.name
        guard TracedWords.isOfPackage(around.bodyOwner) else { return buttonPlace(of: around) }
      }
      if let kind = graph.presentations.kind(of: around) { return "the \(kind.noun)" }
    }
    return outermost
  }

  /// The name of a view of the program, in a button if one is around it.
  private func buttonPlace(of body: ViewNode) -> String {
    let button = sequence(first: body, next: \.parent).lazy.compactMap(\.asPressable).first
    return button.map { "\(body.name) in \($0.tracedName)" } ?? body.name
  }

  /// The name of the view and its location.
  var writtenName: String {
    if let button = asPressable { return button.tracedName }
    return writtenPlace.isEmpty ? name : "\(name) in \(writtenPlace)"
  }
}
