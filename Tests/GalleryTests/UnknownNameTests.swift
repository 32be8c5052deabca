import Testing

@testable import Gallery

/// Names that nothing has.
@Suite struct UnknownNameTests {
  @Test func description_listsTheNearestNameFirst() {
    let error = UnknownName(kind: "demo", name: "gren", known: ["red", "green", "blue"])
    #expect(
      error.description == "There is no demo named “gren”; choose one of: green, red, blue.")
  }

  @Test func known_keepsItsOrderAmongEquallyNear() {
    let error = UnknownName(kind: "demo", name: "", known: ["b", "c", "a"])
    #expect(error.known == ["b", "c", "a"])
  }

  @Test(arguments: [
    ("", "", 0), ("abc", "abc", 0), ("abc", "ABC", 0), ("", "abc", 3), ("abc", "", 3),
    ("abc", "abd", 1), ("abc", "ab", 1), ("abc", "xabc", 1), ("kitten", "sitting", 3),
  ])
  func editDistance_countsChangedLetters(string: String, other: String, distance: Int) {
    #expect(string.editDistance(to: other) == distance)
    #expect(other.editDistance(to: string) == distance)
  }
}
