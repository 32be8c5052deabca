import SwiftUI
import SwiftUITesting
import TactilePreviewProtocol

/// A script of an interaction, a few lines of text.
///
/// Steps are separated by line breaks or semicolons, and `#` begins a comment:
///
/// ```
/// down "Send"          # a finger on the button with the label, or at a point: down 20 40
/// wait 0.3             # seconds
/// move 200 10 over 0.5 # points of the window, and seconds
/// up
/// tap "Send"
/// click "Send"         # the mouse
/// hover "Send"
/// scroll 0 -120        # points
/// type "Hello"
/// press Enter          # a key, as browsers name it
/// settle               # until everything is at rest
/// ```
struct Interaction {
  private let steps: [Step]

  private struct Step {
    let line: Int
    let words: [String]

    var text: String { words.joined(separator: " ") }
  }

  /// Parses a script.
  ///
  /// - Throws: ``InvalidStep`` for a text without its closing quotation mark.
  init(_ script: String) throws {
    steps = try script.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .flatMap { index, line in
        try Self.words(String(line), line: index + 1)
          .split(separator: Self.separator)
          .map { Step(line: index + 1, words: Array($0)) }
      }
  }

  /// The usual interaction: a press of the first enabled button, or a second of waiting.
  @MainActor
  static func usual(in driver: ViewDriver) -> String {
    guard let button = driver.buttons.first(where: \.isEnabled) else { return "wait 1" }
    let (x, y) = (button.center.x, button.center.y)
    return "wait 0.3; down \(x) \(y); wait 0.4; up; settle; wait 0.3"
  }

  /// Plays the steps in the window of a driver.
  ///
  /// - Returns: The events, and the time before each of them.
  /// - Throws: ``InvalidStep`` for a step that can't be read, ``NotFound``, or ``Unreachable``.
  @discardableResult @MainActor
  func play(in driver: ViewDriver) throws -> [FrameParameters] {
    let player = InteractionPlayer(driver)
    for step in steps { try play(step, with: player) }
    return player.frames
  }

  @MainActor
  private func play(_ step: Step, with player: InteractionPlayer) throws {
    let words = Array(step.words.dropFirst())
    func numbers(_ range: Range<Int>) throws -> [Double] {
      let numbers = words[range.clamped(to: words.indices)].compactMap(Double.init)
        .filter { $0.isFinite && abs($0) <= 1e5 }
      guard numbers.count == range.count else { throw InvalidStep(step.line, step.text) }
      return numbers
    }
    func point(_ action: String? = nil) throws -> CGPoint {
      guard words.count >= 2 else {
        let button = player.driver.button(words.first ?? "")
        return try action.map { try button.reachableCenter(for: $0) } ?? button.lookUp().center
      }
      let numbers = try numbers(0..<2)
      return CGPoint(x: numbers[0], y: numbers[1])
    }
    func duration(_ index: Int) throws -> Double {
      let seconds = try numbers(index..<index + 1)[0]
      guard (0...600).contains(seconds) else { throw InvalidStep(step.line, step.text) }
      return seconds
    }
    switch (step.words[0], words.count) {
    case ("down", 1...2): player.send(.down, at: try point("touched"), finger: 0)
    case ("move", 1...2): player.send(.move, at: try point(), finger: 0)
    case ("move", 4) where words[2] == "over":
      player.moveFinger(to: try point(), over: try duration(3))
    case ("up", 0): player.send(.up, finger: 0)
    case ("tap", 1...2):
      player.send(.down, at: try point("tapped"), finger: 0)
      player.wait(0.05)
      player.send(.up, finger: 0)
    case ("click", 1...2):
      player.send(.down, at: try point("clicked"))
      player.send(.up)
    case ("hover", 1...2): player.send(.hover, at: try point())
    case ("scroll", 2):
      let distance = try numbers(0..<2)
      player.scroll(by: CGSize(width: distance[0], height: distance[1]))
    case ("type", 1): for character in words[0] { player.press(String(character)) }
    case ("press", 1): player.press(words[0])
    case ("wait", 1): player.wait(try duration(0))
    case ("settle", 0): player.settle()
    default: throw InvalidStep(step.line, step.text)
    }
  }

  // MARK: Words

  /// The word that stands for a semicolon, which no script contains.
  private static let separator = "\u{0}"

  /// Splits a line into words; quotation marks hold a text together.
  private static func words(_ line: String, line number: Int) throws -> [String] {
    var (words, word): ([String], String?) = ([], nil)
    var isQuoted = false
    func end() {
      if let word { words.append(word) }
      word = nil
    }
    for character in line {
      switch character {
      case "\"":
        isQuoted.toggle()
        word = word ?? ""
      case _ where isQuoted: word?.append(character)
      case "#":
        end()
        return words
      case ";":
        end()
        words.append(separator)
      case " ", "\t": end()
      default: word = (word ?? "") + String(character)
      }
    }
    guard !isQuoted else { throw InvalidStep(number, line) }
    end()
    return words
  }
}

/// An error thrown for a step of an interaction that can't be read.
struct InvalidStep: Error, CustomStringConvertible {
  let line: Int
  let text: String

  init(_ line: Int, _ text: String) {
    self.line = line
    self.text = text
  }

  var description: String {
    "Line \(line) of the interaction can't be read: “\(text)”. Write steps such as: tap \"Send\"; wait 0.3; "
      + "down 20 40; move 200 10 over 0.5; up; type \"Hello\"; press Enter; settle"
  }
}
