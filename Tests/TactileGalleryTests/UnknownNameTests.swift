import Testing

@testable import TactileGallery

/// Unknown names.
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
}
