import Foundation

/// Capital letters and digits as lines, for `a.circle` and `50.square.fill`.
package enum SymbolLetters {
  /// A letter's lines in SVG's notation: the baseline is at y 10, the top at y 0, the left side at
  /// x 0.
  package struct Letter: Sendable {
    package let width: CGFloat
    package let lines: String
  }

  /// The height of all letters, in their own units.
  package static let height: CGFloat = 10
  /// The distance between letters, in their own units.
  package static let spacing: CGFloat = 2.4

  /// Returns the letter for a character; nil if there is none.
  package static func letter(_ character: Character) -> Letter? { letters[character] }

  /// Returns whether a word of a symbol's name is one letter or a number, such as `a` and `50`.
  static func isLettered(_ word: Substring) -> Bool {
    guard let first = word.first, first.isASCII else { return false }
    if word.count == 1 { return first.isLowercase || first.isNumber }
    return word.count <= 3 && word.allSatisfy { $0.isASCII && $0.isNumber }
  }

  private static let letters: [Character: Letter] = {
    var letters: [Character: Letter] = [:]
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 2)
      letters[Character(String(words[0]))] = Letter(
        width: CGFloat(Double(words[1]) ?? 0), lines: String(words[2]))
    }
    return letters
  }()

  /// One letter per line of text, with its width and its lines.
  private static let table = """
    A 8 M0 10L4 0L8 10M1.4 6.6H6.6
    B 6.3 M0 10V0H3.2a2.3 2.3 0 0 1 0 4.6H0M3.2 4.6H3.6a2.7 2.7 0 0 1 0 5.4H0
    C 7.8 M7.8 2.4A4.4 5 0 1 0 7.8 7.6
    D 7.4 M0 0V10H2.8a4.6 5 0 0 0 0-10z
    E 5.8 M5.8 0H0V10H5.8M0 4.8H5
    F 5.6 M5.6 0H0V10M0 4.8H5
    G 8.2 M7.7 2.3A4.4 5 0 1 0 8.2 5.6H5
    H 7 M0 0V10M7 0V10M0 4.8H7
    I 0 M0 0V10
    J 5 M5 0V7a2.6 2.9 0 0 1-5 .6
    K 6.6 M0 0V10M6.2 0L0 6.4M2.3 4.2L6.6 10
    L 5.4 M0 0V10H5.4
    M 8.6 M0 10V0L4.3 7L8.6 0V10
    N 7 M0 10V0L7 10V0
    O 8.8 M4.4 0A4.4 5 0 1 1 4.4 10A4.4 5 0 1 1 4.4 0z
    P 6.2 M0 10V0H3.4a2.8 2.8 0 0 1 0 5.6H0
    Q 8.8 M4.4 0A4.4 5 0 1 1 4.4 10A4.4 5 0 1 1 4.4 0zM5.6 7.2L8.8 10.6
    R 6.4 M0 10V0H3.4a2.8 2.8 0 0 1 0 5.6H0M3.4 5.6L6.4 10
    S 6.4 M6 2.1C5.6.8 4.6 0 3.2 0C1.5 0 .4 1 .4 2.4C.4 5.8 6.4 4 6.4 7.4C6.4 9 5.1 10 3.3 10C1.6 10 .4 9.1 0 7.6
    T 7 M0 0H7M3.5 0V10
    U 7 M0 0V6.6a3.5 3.4 0 0 0 7 0V0
    V 7.6 M0 0L3.8 10L7.6 0
    W 11 M0 0L2.8 10L5.5 1L8.2 10L11 0
    X 7 M0 0L7 10M7 0L0 10
    Y 7.2 M0 0L3.6 5V10M7.2 0L3.6 5
    Z 6.6 M0 0H6.6L0 10H6.6
    0 6.6 M3.3 0C5.4 0 6.6 1.9 6.6 5S5.4 10 3.3 10S0 8.1 0 5S1.2 0 3.3 0z
    1 3 M0 2.4L3 0V10
    2 6.1 M.2 2.6C.3 1 1.5 0 3.1 0C4.8 0 6 1.1 6 2.7C6 4 5.2 5 4 6.2L.2 10H6.1
    3 6.1 M.3 2C.7.8 1.8 0 3.1 0C4.8 0 5.8 1 5.8 2.4C5.8 3.9 4.7 4.7 3.1 4.7H2.2M3.1 4.7C5 4.7 6.1 5.7 6.1 7.3C6.1 8.9 4.9 10 3 10C1.5 10 .3 9.2 0 7.8
    4 6.8 M5.2 10V0L0 7.4H6.8
    5 6.1 M5.6 0H1.1L.6 4.8C1.2 4.1 2.1 3.7 3.1 3.7C4.9 3.7 6.1 5 6.1 6.8C6.1 8.7 4.9 10 3 10C1.5 10 .4 9.1 0 7.8
    6 6.2 M5.7 1.8C5.2.6 4.3 0 3.2 0C1.2 0 0 2 0 5.4V6.8C0 8.7 1.2 10 3.1 10S6.2 8.6 6.2 6.8S5 3.6 3.1 3.6S0 5 0 6.8
    7 6.2 M0 0H6.2L2.2 10
    8 6.2 M3.1 4.6C1.5 4.6.4 3.7.4 2.3S1.5 0 3.1 0S5.8.9 5.8 2.3S4.7 4.6 3.1 4.6C1.3 4.6 0 5.7 0 7.3S1.3 10 3.1 10S6.2 8.9 6.2 7.3S4.9 4.6 3.1 4.6z
    9 6.2 M.5 8.2C1 9.4 1.9 10 3 10C5 10 6.2 8 6.2 4.6V3.2C6.2 1.3 5 0 3.1 0S0 1.4 0 3.2S1.2 6.4 3.1 6.4S6.2 5 6.2 3.2
    """
}
