/// Makes one view of the statements in a closure.
///
/// Mirrors SwiftUI's `ViewBuilder`.
@resultBuilder
public enum ViewBuilder {
  /// A single expression.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// No statement: an empty view.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One statement: its view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several statements: their views side by side.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  /// `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of a condition.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// The second branch of a condition.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// The content of `if #available`: always there, so its type may be.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> Content {
    content
  }
}
