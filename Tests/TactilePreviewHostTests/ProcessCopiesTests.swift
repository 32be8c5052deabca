import Foundation
import Testing

@testable import TactilePreviewHost

/// Work that may end the process that does it.
@MainActor
@Suite struct ProcessCopiesTests {
  private struct Refusal: Error, CustomStringConvertible {
    var description: String { "I won't." }
  }

  @Test("work that ends a copy has a reason instead of a result, and the rest is done")
  func ends() {
    let results = ProcessCopies.results(6, inCopies: true) { index -> Int? in
      switch index {
      case 1: abort()
      case 2: _exit(3)
      case 3: throw Refusal()
      case 5: return nil
      default: return index * 10
      }
    }
    let texts = results.map { result in
      switch result {
      case .success(let value): value.map(String.init) ?? "nothing"
      case .failure(let failure): failure.description
      }
    }
    #expect(
      texts == [
        "0", "The preview crashed: an abort.", "The preview ended the program with exit code 3.",
        "I won't.", "40", "nothing",
      ])
  }

  @Test("without copies the work is done here")
  func here() {
    var count = 0
    let results = ProcessCopies.results(2, inCopies: false) { index in
      count += 1
      return index
    }
    #expect(results.map { try? $0.get() } == [0, 1])
    #expect(count == 2)
  }
}
