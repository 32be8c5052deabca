import TactileDrawing
import Testing

/// The edit distance of two names.
@Suite struct EditDistanceTests {
  @Test(arguments: [
    ("", "", 0), ("abc", "abc", 0), ("abc", "ABC", 0), ("", "abc", 3), ("abc", "", 3),
    ("abc", "abd", 1), ("abc", "ab", 1), ("abc", "xabc", 1), ("kitten", "sitting", 3),
  ])
  func editDistance_countsChangedLetters(string: String, other: String, distance: Int) {
    #expect(string.editDistance(to: other) == distance)
    #expect(other.editDistance(to: string) == distance)
  }
}
