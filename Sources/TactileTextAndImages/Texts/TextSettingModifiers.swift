import Foundation
@_spi(Engine) import TactileViewGraph

extension View {
  /// Sets the maximum number of lines of text in this view; nil for no limit.
  ///
  /// At least one line is drawn.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    reservingLines(0, limit: number)
  }

  /// Sets the maximum number of lines, and whether to reserve space for all of them.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    reservingLines(reservesSpace ? limit : 0, limit: limit)
  }

  /// Sets the minimum number of lines to reserve space for, without a limit.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    reservingLines(limit.lowerBound, limit: nil)
  }

  /// Sets the maximum number of lines of text in this view.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    reservingLines(0, limit: limit.upperBound)
  }

  /// Sets the number of lines to reserve space for, and the maximum number of lines.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    reservingLines(limit.lowerBound, limit: limit.upperBound)
  }

  private nonisolated func reservingLines(_ reserved: Int, limit: Int?) -> some View {
    if let limit, limit < 1 {
      RuntimeWarning.issue(
        "lineLimit()\(RuntimeWarning.inEvaluatedView) got \(limit), which is treated as 1. Pass a positive number, or remove the "
          + "text.")
    }
    return transformEnvironment(\.textSetting) { setting in
      setting.lineLimit = limit
      setting.reservedLines = min(max(reserved, 0), 10_000)
    }
  }

  /// Sets the part of a text that is truncated if it doesn't fit.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Sets the smallest factor, from 0 to 1, to scale the font by before text is truncated.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor.isFinite ? min(max(factor, 0.01), 1) : 1)
  }

  /// Sets the space between the lines of a text, in points.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, max(lineSpacing.usable(in: "lineSpacing") ?? 0, 0))
  }

  /// Sets the case transformation of text in this view; nil to keep the case.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }

  /// Sets the alignment of lines of text in this view relative to each other.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
}
