import Foundation
import Testing

/// The files in `Names` are what people write; `Scripts/check-vocabulary` reads them once more, in both
/// modes of the language and with a budget for the solver.
@Suite struct VocabularyTests {
  @Test("button styles are found as members of ButtonStyle")
  @MainActor func memberLookup() {
    #expect(DecidingAtTheTop.deciding(.bare).kind == .bare)
  }
}
