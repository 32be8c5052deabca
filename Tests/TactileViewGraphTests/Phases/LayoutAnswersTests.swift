import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Cached layout answers, compared with a list of all that were given.
@Suite struct LayoutAnswersTests {
  private static let lengths: [CGFloat?] = [nil, 0, 1, 20.5, -3, .infinity]

  private func proposal(_ random: inout RandomCases) -> ProposedViewSize {
    ProposedViewSize(
      width: Self.lengths[random.below(6)], height: Self.lengths[random.below(6)])
  }

  @Test("one of the last sixteen answers is returned, or none")
  func sizes() {
    var random = RandomCases()
    for _ in 0..<50 {
      var answers = LayoutAnswers()
      var given: [(ProposedViewSize, CGSize)] = []
      #expect(!answers.isComplete)
      for number in 0..<random.below(40) {
        let proposal = proposal(&random)
        let known = given.suffix(16).first { $0.0 == proposal }?.1
        #expect(answers.size(for: proposal) == known)
        if known == nil {
          let size = CGSize(width: CGFloat(number), height: 1)
          answers.remember(size, for: proposal)
          given.append((proposal, size))
        }
        #expect(answers.isComplete == (given.count <= 16))
      }
    }
  }

  @Test("unset guides are cached like set ones")
  func guides() {
    var answers = LayoutAnswers()
    let size = CGSize(width: 3, height: 4)
    let (top, leading) = (VerticalAlignment.top.key, HorizontalAlignment.leading.key)
    #expect(answers.alignment(top, in: size) == .none)
    answers.remember(nil, for: top, in: size)
    answers.remember(2, for: leading, in: size)
    #expect(answers.alignment(top, in: size) == .some(nil))
    #expect(answers.alignment(leading, in: size) == .some(2))
    #expect(answers.alignment(leading, in: .zero) == .none)
  }

  @Test("a NaN length counts as unspecified")
  func notANumber() {
    let packed = PackedProposal(ProposedViewSize(width: .nan, height: 1))
    #expect(packed == PackedProposal(ProposedViewSize(width: nil, height: 1)))
    #expect(packed.proposal == ProposedViewSize(width: nil, height: 1))
  }
}
