import Foundation
import SwiftUI
import TactileHeadlessHost

/// Words for unfinished work, which may bring an element that a test doesn't find.
extension ViewDriver {
  /// A sentence with a remedy for each kind of unfinished work; empty if the window is at rest and nothing waits.
  var pendingSentences: [String] { waitSentences + animationSentences }

  private var animationSentences: [String] {
    if let words = runningWords {
      return [
        "\(words.prefix(1).uppercased() + words.dropFirst()); call driver.settle() to wait for the end."
      ]
    }
    // While a finger is down, its gesture always waits.
    guard host.graph.isComingToRest, pointers.isEmpty else { return [] }
    return ["A gesture is waiting for further events; call driver.settle() to wait for its end."]
  }

  /// Sentences for work that is ready, and for the work that waits for the shortest time.
  var waitSentences: [String] {
    let ready =
      host.hasReadyWork
      ? ["A task or a block is ready and has not run; call driver.advance(by: 0) to run it."] : []
    guard let wait = host.waits.first else { return ready }
    // Rounded up, so that the wait is over after the time that the sentence names.
    let rest = max(((wait.moment - time) * 1000 - 1e-6).rounded(.up) / 1000, 0)
    let place = wait.origin?.shortWords.map { " (\($0))" } ?? ""
    let verb = wait.name.contains("sleep") ? "ends" : "is due"
    let name = wait.name.prefix(1).uppercased() + wait.name.dropFirst()
    return ready + [
      "\(name) \(verb) in \(rest.concise) s\(place); call driver.advance(by: \(rest.concise)) to wait for it."
    ]
  }
}
