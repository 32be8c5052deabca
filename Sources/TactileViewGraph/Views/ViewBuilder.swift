/// A result builder that combines the statements in a closure into one view.
///
/// Mark a closure parameter, a function or a property with it to accept several views, conditions and `switch`
/// statements; `body` is marked already. A `for` loop isn't accepted: use a `ForEach`.
///
/// ```swift
/// func card<Content: View>(@ViewBuilder content: () -> Content) -> some View {
///   VStack(content: content).padding().background(.thinMaterial)
/// }
///
/// card { Text("Total"); if isPaid { Text("Paid") } }
/// ```
///
/// A structure declares a property instead, `@ViewBuilder let content: Content`, for which Swift writes an initializer
/// with such a closure. The branches of a condition are different views: state is lost when the branch changes.
///
/// Mirrors SwiftUI's `ViewBuilder`.
@resultBuilder
public enum ViewBuilder {
  /// Passes a single expression through unmodified.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Builds an empty view from a block without statements.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Passes the view of a single statement through unmodified.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Builds a tuple view from several statements.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  /// Builds an optional view from an `if` statement without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Builds the view of the first branch of a condition.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Builds the view of the second branch of a condition.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Passes the content of `if #available` through unmodified, since every type is available.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> Content {
    content
  }
}
