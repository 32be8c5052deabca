import Foundation

/// A proposal in two thirds of the room, since there are many to keep: NaN stands for nil.
struct PackedProposal: Equatable {
  private let width: CGFloat
  private let height: CGFloat

  init(_ proposal: ProposedViewSize) {
    width = proposal.width ?? .nan
    height = proposal.height ?? .nan
  }

  /// What was packed; what was no number asks for the ideal.
  var proposal: ProposedViewSize {
    ProposedViewSize(width: width.isNaN ? nil : width, height: height.isNaN ? nil : height)
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    func areEqual(_ left: CGFloat, _ right: CGFloat) -> Bool {
      left == right || left.isNaN && right.isNaN
    }
    return areEqual(lhs.width, rhs.width) && areEqual(lhs.height, rhs.height)
  }
}
