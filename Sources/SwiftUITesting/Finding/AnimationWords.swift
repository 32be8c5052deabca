import Foundation
import SwiftUI
@_spi(Engine) import TactileViewGraph

extension ViewDriver {
  /// The animations that are running and end, in words; empty if there are none.
  ///
  /// Each is named by its attribute, its view, its curve, and the seconds until its end, at most three of them.
  var animationWords: [String] {
    var words: [String] = []
    for animation in host.graph.unendedAnimations where !words.contains(animation.words) {
      words.append(animation.words)
    }
    let limit = 3
    return words.count > limit
      ? words.prefix(limit) + ["\(words.count - limit) more"] : words
  }

  /// The words for the animations that are still running; nil if there are none that end.
  var runningWords: String? {
    guard host.graph.hasFiniteAnimation else { return nil }
    let words = animationWords
    let count = Set(host.graph.unendedAnimations.map(\.words)).count
    let start =
      count > 1 ? "\(count) animations are still running" : "an animation is still running"
    return words.isEmpty ? start : "\(start): \(words.joined(separator: "; "))"
  }
}

@MainActor
extension UnendedAnimation {
  /// The animation, such as “the opacity of Card in Page, by linear(2), ends in 1.5 s”.
  fileprivate var words: String {
    let curve = animation.map { ", by \($0)" } ?? ""
    // Rounded up, so that the animation is over after the time that the words name.
    let end = rest.map { "ends in \((max(($0 * 1000 - 1e-6).rounded(.up), 0) / 1000).concise) s" }
    return "\(subject)\(curve), \(end ?? "takes more than a minute")"
  }

  private var subject: String {
    let shown = node.animatedView
    let place = shown.writtenPlace
    let view = shown.asPressable?.tracedName ?? shown.name
    let named = place.isEmpty ? view : "\(view) in \(place)"
    if let aspect { return "the \(aspect) of \(named)" }
    return "the \(shown === node ? "appearance" : node.name) of \(named)"
  }
}

extension ViewNode {
  /// The view that an effect is seen on: the first view of the program, button or view without content of the subtree.
  fileprivate var animatedView: ViewNode {
    var node: ViewNode = self
    while let child = node.children.first {
      let isWritten = node.hasBody && !TracedWords.isOfPackage(node.bodyOwner)
      if isWritten || node.asPressable != nil { break }
      node = child
    }
    return node
  }
}
