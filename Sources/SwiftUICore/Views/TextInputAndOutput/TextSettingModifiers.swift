import Foundation

extension View {
  /// Limits the lines of a text; nil sets no limit, and one line is always drawn.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    reservingLines(0, limit: number)
  }

  /// Limits the lines of a text, and makes room for all of them if asked to.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    reservingLines(reservesSpace ? limit : 0, limit: limit)
  }

  /// Makes room for a number of lines and sets no limit.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    reservingLines(limit.lowerBound, limit: nil)
  }

  /// Limits the lines of a text.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    reservingLines(0, limit: limit.upperBound)
  }

  /// Makes room for a number of lines and limits them to another.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    reservingLines(limit.lowerBound, limit: limit.upperBound)
  }

  private nonisolated func reservingLines(_ reserved: Int, limit: Int?) -> some View {
    if let limit, limit < 1 {
      RuntimeWarning.issue(
        "lineLimit() got \(limit); a text has at least one line, which is drawn. Pass a positive "
          + "number, or leave the text out.")
    }
    return transformEnvironment(\.textSetting) { setting in
      setting.lineLimit = limit
      setting.reservedLines = min(max(reserved, 0), 10_000)
    }
  }

  /// Chooses the part of a text that gives way to an ellipsis.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Lets fonts shrink by a factor from 0 to 1 before text is left out.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor.isFinite ? min(max(factor, 0.01), 1) : 1)
  }

  /// Adds space between the lines of a text, in points.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, max(lineSpacing.usable(in: "lineSpacing") ?? 0, 0))
  }

  /// Writes text in capital or small letters; nil leaves it as it is.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }

  /// Chooses where lines of different width begin.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
}
