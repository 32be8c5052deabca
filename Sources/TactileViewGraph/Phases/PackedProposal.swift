import Foundation

/// A proposal in two thirds of the memory, since many are kept: NaN represents nil.
package struct PackedProposal: Equatable {
  private let width: CGFloat
  private let height: CGFloat

  init(_ proposal: ProposedViewSize) {
    width = proposal.width ?? .nan
    height = proposal.height ?? .nan
  }

  /// The unpacked proposal; NaN becomes nil, which asks for the ideal size.
  package var proposal: ProposedViewSize {
    ProposedViewSize(width: width.isNaN ? nil : width, height: height.isNaN ? nil : height)
  }

  package static func == (lhs: Self, rhs: Self) -> Bool {
    func areEqual(_ left: CGFloat, _ right: CGFloat) -> Bool {
      left == right || left.isNaN && right.isNaN
    }
    return areEqual(lhs.width, rhs.width) && areEqual(lhs.height, rhs.height)
  }
}
