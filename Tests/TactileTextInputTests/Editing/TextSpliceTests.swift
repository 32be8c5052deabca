import Testing

@testable import TactileTextInput
@testable import TestSupport

/// Tests of joined replacements, as plain values.
struct TextSpliceTests {
  @Test("A splice is the smallest change between two texts")
  func smallest() {
    #expect(
      TextSplice(from: "one two", to: "one 2") == TextSplice(start: 4, removed: 3, inserted: 1))
    #expect(TextSplice(from: "aa", to: "aaa") == TextSplice(start: 2, removed: 0, inserted: 1))
    #expect(TextSplice(from: "same", to: "same") == nil)
  }

  @Test("Joined splices include all changes of a text")
  func joined() {
    var cases = RandomCases()
    for _ in 0..<2_000 {
      let old = Array((0..<cases.below(12)).map { Character(String($0 % 10)) })
      var new = old
      var joined: TextSplice?
      for _ in 0..<3 {
        let start = cases.below(new.count + 1)
        let removed = cases.below(new.count - start + 1)
        let inserted = cases.below(4)
        new.replaceSubrange(start..<start + removed, with: repeatElement("x", count: inserted))
        let splice = TextSplice(start: start, removed: removed, inserted: inserted)
        joined = joined?.joined(with: splice) ?? splice
      }
      guard let joined else { continue }
      // Applied to the old text, the joined splice makes the new text.
      var applied = old
      applied.replaceSubrange(
        joined.start..<joined.start + joined.removed,
        with: new[joined.start..<joined.start + joined.inserted])
      #expect(applied == new)
    }
  }
}
